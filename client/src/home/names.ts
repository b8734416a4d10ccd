/** What tables and people are called in lists. */
import { text } from '../text.svelte';
import type { TableSummary } from '../wire';

const BOT_NAMES = 5;

export const ICONS: Readonly<Record<string, string>> = {
  yspahan: 'chest',
  fivetribes: 'sacred',
  alrashid: 'g-alrashid',
  morgenland: 'a-lamp',
};

export function gameName(game: string): string {
  return text.of(game).name(game);
}

export function titleOf(table: TableSummary): string {
  return table.name || gameName(table.game);
}

export function botName(at: number): string {
  return text.words.say(`ui-bot-name-${(at % BOT_NAMES) + 1}`);
}

/** The names of all seats as the log tells them. */
export function toldNames(table: TableSummary): string[] {
  return table.seats.map((seat, at) => {
    if (seat.name) return seat.name;
    return seat.kind === 'bot' ? botName(at) : text.words.say('seat', { number: at + 1 });
  });
}

/** The names of all seats; the own one as "You". */
export function namesOf(table: TableSummary): string[] {
  return toldNames(table).map((name, at) => (at === table.mine ? text.words.say('ui-you') : name));
}
