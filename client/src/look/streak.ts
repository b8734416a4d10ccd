/** Puzzles day by day: which one is today's, and what was chosen on which day. Kept in the browser. Pure but for the store. */

/** A day as 2026-11-17, by the clock of the one who plays. */
export type Day = string;

/** What became of a puzzle. */
export interface Solved {
  readonly chosen: number;
  readonly best: boolean;
}

export interface Kept {
  /** The days on which something was chosen. */
  readonly days: readonly Day[];
  /** What was chosen, by the puzzle's id. */
  readonly solved: Readonly<Record<string, Solved>>;
}

const PLACE = 'serai.puzzles';
const DAY = 86_400_000;
const NOTHING: Kept = { days: [], solved: {} };

export function dayOf(moment: Date): Day {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** So many days later, or earlier. */
export function later(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Whether an address names a day. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
    later(text, 0) === text
  );
}

/** How many days have passed since the first one of the calendar: the same for everybody on the same day. */
export function numberOf(day: Day): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
}

/** Which of `count` is the one of a day; every one comes once before any comes again. */
export function placeOf(day: Day, count: number): number {
  return count < 1 ? -1 : ((numberOf(day) % count) + count) % count;
}

export function kept(store: Storage = localStorage): Kept {
  try {
    const read = JSON.parse(store.getItem(PLACE) ?? '{}') as Partial<Kept>;
    return { days: read.days ?? [], solved: read.solved ?? {} };
  } catch {
    return NOTHING;
  }
}

/** Keeps a choice. The first one counts; a day counts when something new was chosen on it. */
export function choose(puzzle: string, solved: Solved, today: Day, store: Storage = localStorage): Kept {
  const was = kept(store);
  if (was.solved[puzzle]) return was;
  const days = was.days.includes(today) ? was.days : [...was.days, today].sort();
  const made = { days, solved: { ...was.solved, [puzzle]: solved } };
  try {
    store.setItem(PLACE, JSON.stringify(made));
  } catch {
    // A browser that keeps nothing still shows this one.
  }
  return made;
}

/** How many days in a row, up to today; a day that is not over yet breaks nothing. */
export function streak(days: readonly Day[], today: Day): number {
  const all = new Set(days);
  let day = all.has(today) ? today : later(today, -1);
  let count = 0;
  while (all.has(day)) {
    count += 1;
    day = later(day, -1);
  }
  return count;
}

/** The last seven days, today last. */
export function week(days: readonly Day[], today: Day): { day: Day; done: boolean }[] {
  const all = new Set(days);
  return Array.from({ length: 7 }, (_, at) => later(today, at - 6)).map((day) => ({
    day,
    done: all.has(day),
  }));
}
