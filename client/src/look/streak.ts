/** Puzzles day by day: which one is today's, and what was chosen on which day. Kept in the browser. Pure but for the store. */

/** A day as 2026-11-17, by the clock of the one who plays. */
export type Day = string;

/** What became of a day's puzzle: which one it was, what was chosen (null: given up), the letter of the best. */
export interface Solved {
  readonly puzzle: string;
  readonly chosen: number | null;
  readonly best: boolean;
  readonly letter: string;
}

export interface Kept {
  /** The days on which something was chosen. */
  readonly days: readonly Day[];
  /** What was chosen, by game and day. */
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

/** Where a game's puzzle of a day is kept. */
export function nameOf(game: string, day: Day): string {
  return `${game}/${day}`;
}

/** Keeps a choice. The first one counts, and today counts with it; giving up counts as no day. */
export function choose(name: string, solved: Solved, today: Day, store: Storage = localStorage): Kept {
  const was = kept(store);
  if (was.solved[name]?.puzzle === solved.puzzle) return was;
  const counts = solved.chosen !== null && !was.days.includes(today);
  const days = counts ? [...was.days, today].sort() : was.days;
  const made = { days, solved: { ...was.solved, [name]: solved } };
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
