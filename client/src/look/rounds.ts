/** The years, weeks or rounds of a game, as its log has told them. Pure. */
import type { LogLine, ReviewMoment } from '../wire';

/** A stretch of the game: what is counted, its number, its first moment and the one behind its last. */
export interface Stretch {
  readonly unit: string;
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

/** What games count in; their catalogues name it. */
const UNITS = ['year', 'week', 'round'] as const;
/** What is counted within one of them: not the first day of a week begins it, the others tell which week it is. */
const WITHIN = 'day';

interface Count {
  readonly unit: string;
  readonly number: number;
  readonly begins: boolean;
}

function counted({ role, kind, args }: LogLine): Count | null {
  if (role !== 'chapter' && role !== 'pause') return null;
  for (const unit of UNITS) {
    const number = args[unit] ?? (kind === unit ? args['number'] : undefined);
    if (typeof number !== 'number') continue;
    const within = args[WITHIN];
    return { unit, number, begins: !kind.endsWith('-ended') && !(typeof within === 'number' && within > 1) };
  }
  return null;
}

/** The stretches in order; none if the log counts nothing. What was told before the first moment is known by what followed. */
export function stretches(moments: readonly Pick<ReviewMoment, 'told'>[]): Stretch[] {
  const found: { unit: string; number: number; start: number }[] = [];
  moments.forEach(({ told }, moment) => {
    for (const line of told) {
      const count = counted(line);
      if (!count) continue;
      const { unit, number, begins } = count;
      if (found.length === 0)
        found.push({ unit, number: begins && number > 1 ? number - 1 : number, start: 0 });
      if (number > (found.at(-1)?.number ?? 0)) found.push({ unit, number, start: moment + 1 });
    }
  });
  return found
    .map((each, at) => ({ ...each, end: found[at + 1]?.start ?? moments.length }))
    .filter(({ start, end }) => end > start);
}

/** Where a moment lies; null: nothing is counted. */
export function stretchAt(all: readonly Stretch[], moment: number): Stretch | null {
  return all.find(({ end }) => moment < end) ?? all.at(-1) ?? null;
}

/** How the names of stretches are written in so many pixels each: in full, as numbers, or not where there is no room. */
export function written(widths: readonly number[], letters: number): 'full' | 'number' {
  return widths.every((width) => width >= letters * 6.6 + 6) ? 'full' : 'number';
}
