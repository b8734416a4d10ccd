/** Luck and skill as steps from an even share to the result. Pure. */
import type { ReviewSums } from '../wire';
import { sure } from './options';

export interface Step {
  readonly name: 'luck' | 'own' | 'others';
  readonly from: number;
  readonly to: number;
}

/** One step after the other: what chance gave, what the own decisions made of it, what those of the others did. */
export function steps(sums: Pick<ReviewSums, 'even' | 'luck' | 'own' | 'others'>): Step[] {
  let at = sums.even;
  return (['luck', 'own', 'others'] as const).map((name) => {
    const from = at;
    at += sums[name];
    return { name, from, to: at };
  });
}

/** From where to where the steps of all seats go; at least from nothing to a whole win. */
export function reach(all: readonly ReviewSums[]): { low: number; high: number } {
  const ends = all.flatMap((sums) => steps(sums).flatMap(({ from, to }) => [from, to]));
  return { low: Math.min(0, ...ends), high: Math.max(1, ...ends) };
}

/** A change in hundredths with its sign; the minus is a real one. */
export function signed(change: number): string {
  const whole = Math.round(100 * change);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
}

/** By how much luck may be off, at most; null: of somebody it is not known yet. */
export function doubt(all: readonly Pick<ReviewSums, 'error'>[]): number | null {
  const errors = all.map(({ error }) => sure(error));
  return errors.includes(null) ? null : Math.max(0, ...errors.map((error) => error ?? 0));
}
