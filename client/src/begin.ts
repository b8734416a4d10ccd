/** Games that begin with one click: against bots, or a guided one. */
import * as api from './api';
import { forget, held } from './keys';
import { me } from './person.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { text } from './text.svelte';
import type { GameInfo, Keys } from './wire';

async function open(made: Keys): Promise<void> {
  await me.takeNew(made);
  router.go(`/table/${made.table}`);
}

export async function againstBots(game: GameInfo, level = '', bots = 2): Promise<void> {
  const seats = Math.max(game.seats[0] ?? 2, Math.min(bots + 1, game.seats.at(-1) ?? 3));
  const bot = { kind: 'bot' as const, level };
  await open(
    await api.create({
      game: game.key,
      seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => bot)],
      player: settings.name,
      ...(game.colours.includes(settings.colour) && { colour: settings.colour }),
      start: true,
    }),
  );
}

export async function guided(game: string, script = ''): Promise<void> {
  const name = text.words.say('ui-guide-name');
  await open(await api.createGuide(game, { player: settings.name, name, script }));
}

/** Throws a guided game away: here at once, at the server as soon as it answers. */
export async function dismiss(table: string): Promise<void> {
  const owner = held(table).owner ?? '';
  forget(table);
  await api.remove(table, owner).catch(() => undefined);
}
