/** What the first page makes of lists of tables: what waits, what is urgent, what was won. Pure. */
import type { TableSummary } from './wire';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** As many rows as are shown at first. */
export const FIRST_ROWS = 6;
/** From so many games on a share is told in percent. */
export const ENOUGH = 5;

/** Whether a table waits for a decision of this person; one whose bot stands in does not. */
export function waits(table: TableSummary): boolean {
  const { mine, turn } = table;
  if (mine === null || turn !== mine || table.status !== 'running') return false;
  return table.seats[mine]?.played !== 'bot';
}

/** Tables that are not over: those that wait first, by time left; the others by what happened last. */
export function inOrder(tables: readonly TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary): number => (waits(table) ? 0 : 1);
  const due = (table: TableSummary): number => (waits(table) ? (table.deadline ?? Infinity) : 0);
  return tables
    .filter((table) => table.status !== 'over')
    .sort(
      (one, other) => rank(one) - rank(other) || minus(due(one), due(other)) || other.touched - one.touched,
    );
}

function minus(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

/** Finished games, the last one first; games that came from a record are nobody's. */
export function finished(tables: readonly TableSummary[]): TableSummary[] {
  return tables
    .filter((table) => table.status === 'over' && table.mine !== null && !table.guide)
    .sort((one, other) => ended(other) - ended(one));
}

export function ended(table: TableSummary): number {
  return table.outcome?.at ?? table.touched;
}

export interface Left {
  unit: 'minutes' | 'hours' | 'days';
  number: number;
}

/** Minutes under an hour, hours under two days, then days; a begun one counts. */
export function left(deadline: number, now: number): Left {
  const time = Math.max(0, deadline - now);
  if (time < HOUR) return { unit: 'minutes', number: Math.max(1, Math.ceil(time / MINUTE)) };
  if (time < 2 * DAY) return { unit: 'hours', number: Math.floor(time / HOUR) };
  return { unit: 'days', number: Math.floor(time / DAY) };
}

/** How much of the table's own pace is left, from 0 to 1. */
export function share(table: TableSummary, now: number): number {
  const whole = 1000 * (table.pace.seconds ?? 0);
  if (table.deadline === null || !whole) return 1;
  return Math.min(1, Math.max(0, (table.deadline - now) / whole));
}

/** Under 15 % of the pace, or where a move has half a day or more, under three hours. */
export function urgent(table: TableSummary, now: number): boolean {
  const whole = 1000 * (table.pace.seconds ?? 0);
  if (table.deadline === null || !whole) return false;
  const least = whole >= 12 * HOUR ? Math.max(0.15 * whole, 3 * HOUR) : 0.15 * whole;
  return table.deadline - now < least;
}

/** Whether the words of a search are in the names of a table, its people or its game. */
export function finds(table: TableSummary, query: string, game: string, names: readonly string[]): boolean {
  const wanted = query.trim().toLocaleLowerCase();
  return [table.name, game, ...names].some((each) => each.toLocaleLowerCase().includes(wanted));
}

export interface Numbers {
  game: string;
  games: number;
  won: number;
  place: number;
  points: number;
}

/** Per game: how many, won, and the means of places and points; the most played first. */
export function numbers(tables: readonly TableSummary[]): Numbers[] {
  const found = new Map<string, Numbers>();
  for (const { game, mine, outcome, guide } of tables) {
    if (mine === null || !outcome || guide) continue;
    const sum = found.get(game) ?? { game, games: 0, won: 0, place: 0, points: 0 };
    const place = outcome.places[mine] ?? 0;
    found.set(game, {
      game,
      games: sum.games + 1,
      won: sum.won + (place === 1 ? 1 : 0),
      place: sum.place + place,
      points: sum.points + (outcome.scores[mine] ?? 0),
    });
  }
  return [...found.values()]
    .map((sum) => ({ ...sum, place: sum.place / sum.games, points: sum.points / sum.games }))
    .sort((one, other) => other.games - one.games);
}

export interface Rival {
  name: string;
  games: number;
  ahead: number;
}

/** Against whom: people by name, how often, and how often this person was ahead of them. */
export function rivals(tables: readonly TableSummary[]): Rival[] {
  const found = new Map<string, Rival>();
  for (const { mine, outcome, seats, guide } of tables) {
    if (mine === null || !outcome || guide) continue;
    seats.forEach((seat, number) => {
      if (number === mine || seat.kind !== 'person' || !seat.name) return;
      const sum = found.get(seat.name) ?? { name: seat.name, games: 0, ahead: 0 };
      const ahead = (outcome.places[mine] ?? 0) < (outcome.places[number] ?? 0);
      found.set(seat.name, { ...sum, games: sum.games + 1, ahead: sum.ahead + (ahead ? 1 : 0) });
    });
  }
  return [...found.values()].sort(
    (one, other) => other.games - one.games || one.name.localeCompare(other.name),
  );
}
