/** What travels between the table and the players when their numbers change: which picture, how many, from where to where. */
import type { SeatSummary } from './games/face';
import { seatOf } from './telling';
import type { LogLine } from './wire';

export interface Flight {
  readonly icon: string;
  readonly tone: string;
  /** The thing that stands for the number. */
  readonly number: string;
  /** The thing on the table that it comes from or goes to; null: the board as a whole. */
  readonly place: string | null;
  /** Whether the seat gets it. */
  readonly gets: boolean;
  readonly count: number;
}

const EACH = 4;
const ALL = 12;

/** Where something happened to a seat in these lines: the last thing that was touched. */
function placeOf(lines: readonly LogLine[], seat: number): string | null {
  const touched = lines.filter((line) => line.at.length > 0);
  const own = touched.filter((line) => seatOf(line) === seat);
  return (own.at(-1) ?? touched.at(-1))?.at.at(-1) ?? null;
}

/** The flights that lead from some numbers of the seats to others, for the lines of the log that were written meanwhile. */
export function flights(
  before: readonly SeatSummary[],
  after: readonly SeatSummary[],
  lines: readonly LogLine[],
): Flight[] {
  let left = ALL;
  return after.flatMap((summary, seat) =>
    summary.counts.flatMap(({ label, icon, value, tone, thing }) => {
      const old = before[seat]?.counts.find((each) => each.label === label)?.value;
      if (typeof value !== 'number' || typeof old !== 'number' || value === old) return [];
      const count = Math.min(EACH, Math.abs(value - old), left);
      left -= count;
      if (count === 0) return [];
      const number = thing ?? `player-${seat}`;
      const place = placeOf(lines, seat);
      return [{ icon, tone: tone ?? '', number, place, gets: value > old, count }];
    }),
  );
}
