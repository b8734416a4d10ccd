/** Games that begin with one click: against bots, or the guided first one. */
import * as api from './api';
import { forget, held, hold } from './keys';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { text } from './text.svelte';
import type { GameInfo, Keys } from './wire';

function open(made: Keys): void {
  hold(made.table, { seat: made.token, owner: made.owner, join: made.join, watch: made.watch });
  router.go(`/table/${made.table}`);
}

export async function againstBots(game: GameInfo, level = ''): Promise<void> {
  const seats = Math.max(game.seats[0] ?? 2, Math.min(3, game.seats.at(-1) ?? 3));
  const bot = { kind: 'bot' as const, level };
  open(
    await api.create({
      game: game.key,
      seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => bot)],
      player: settings.name,
      start: true,
    }),
  );
}

export async function guided(game: string): Promise<void> {
  open(await api.createGuide(game, { player: settings.name, name: text.words.say('ui-guide-name') }));
}

/** Throws a guided game away: here at once, at the server as soon as it answers. */
export async function dismiss(table: string): Promise<void> {
  const owner = held(table).owner ?? '';
  forget(table);
  await api.remove(table, owner).catch(() => undefined);
}
