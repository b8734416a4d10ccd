/** What is printed on the help card: the gold for so many different kinds, from none on. */
export const SCALE = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60] as const;

/** What sets of different kinds are worth, made as large as possible one after the other. */
export function worth(counts: readonly number[]): number {
  let sum = 0;
  for (let at = 1; ; at += 1) {
    const kinds = counts.filter((count) => count >= at).length;
    if (!kinds) return sum;
    sum += SCALE[kinds] ?? 0;
  }
}
