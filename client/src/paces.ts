/** The paces a table may have, in seconds for a decision; null: no limit. */
export const PACES: Record<string, number | null> = {
  none: null,
  fast: 60,
  calm: 180,
  day: 86_400,
  days: 259_200,
};

/** The name of a pace; the next one for a pace that somebody set by hand. */
export function paceOf(seconds: number | null): string {
  if (!seconds) return 'none';
  const timed = Object.entries(PACES).filter(([, each]) => each !== null) as [string, number][];
  return (timed.find(([, each]) => each >= seconds) ?? timed.at(-1))?.[0] ?? 'none';
}
