/** The pages of puzzles: a game and a day, and how a day is written. */
import { dayOf, type Day } from './streak';

/** The games that have puzzles, in the order in which one goes on from one to the next. */
export const GAMES: readonly string[] = ['yspahan', 'fivetribes', 'alrashid', 'morgenland'];

/** The address of a game's puzzle; today's needs no day. */
export function path(game: string, day: Day, today: Day = dayOf(new Date())): string {
  return day === today ? `/puzzles/${game}` : `/puzzles/${game}/${day}`;
}

export function dated(day: Day, language: string): string {
  return new Date(`${day}T12:00:00`).toLocaleDateString(language, { day: 'numeric', month: 'short' });
}

/** The game behind this one; behind the last the first. */
export function nextGame(game: string): string {
  return GAMES[(GAMES.indexOf(game) + 1) % GAMES.length] ?? game;
}
