/** The win chart: shares as bands that lie on each other. Pure; lengths are pixels, shares go from 0 to 1. */

/** The shares of all seats at one moment. */
export type Row = readonly number[];

/** One seat's band: its lower and upper edge at every moment. */
export interface Band {
  readonly seat: number;
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** A place in a band where its seat's mark has room. */
export interface Spot {
  readonly seat: number;
  readonly at: number;
  readonly middle: number;
}

/** From below: the own seat, which so reads from the axis, then the others by how they ended. */
export function stacked(rows: readonly Row[], mine: number | null): number[] {
  const end = rows.at(-1) ?? [];
  const rank = (seat: number): number => (seat === mine ? 2 : (end[seat] ?? 0));
  return [...end.keys()].sort((one, other) => rank(other) - rank(one) || one - other);
}

/** The bands in that order. Shares that do not quite sum up to 1 are made to. */
export function bands(rows: readonly Row[], order: readonly number[]): Band[] {
  const sums = rows.map((row) => row.reduce((sum, each) => sum + each, 0) || 1);
  let under: number[] = rows.map(() => 0);
  return order.map((seat) => {
    const low = under;
    const high = rows.map((row, at) => (low[at] ?? 0) + (row[seat] ?? 0) / (sums[at] ?? 1));
    under = high;
    return { seat, low, high };
  });
}

/** Where moment `at` of `count` stands. */
export function across(at: number, count: number, width: number): number {
  return count < 2 ? width / 2 : (at * width) / (count - 1);
}

/** The moment nearest to a place. */
export function momentAt(x: number, count: number, width: number): number {
  if (count < 2 || width <= 0) return 0;
  return Math.max(0, Math.min(count - 1, Math.round((x / width) * (count - 1))));
}

const place = (value: number): string => String(Math.round(value * 10) / 10);

function line(edge: readonly number[], width: number, height: number): string[] {
  return edge.map(
    (share, at) => `${place(across(at, edge.length, width))} ${place(height - share * height)}`,
  );
}

/** The outline of a band. */
export function area(band: Band, width: number, height: number): string {
  const back = line(band.low, width, height).reverse();
  return `M${[...line(band.high, width, height), ...back].join('L')}Z`;
}

/** Its upper edge alone. */
export function edge(band: Band, width: number, height: number): string {
  return `M${line(band.high, width, height).join('L')}`;
}

const PLACES = 3;

/** Where the marks of the seats go: in every third of the game the place where a band is thickest, if there is room. */
export function spots(all: readonly Band[], height: number, size: number): Spot[] {
  return all.flatMap(({ seat, low, high }) => {
    const thick = (at: number): number => ((high[at] ?? 0) - (low[at] ?? 0)) * height;
    return Array.from({ length: PLACES }, (_, part) => {
      const first = Math.ceil(((part + 0.25) * high.length) / PLACES);
      const last = Math.floor(((part + 0.75) * high.length) / PLACES);
      let best = Math.round((first + last) / 2);
      if (thick(best) < size)
        for (let at = first; at <= last; at += 1) if (thick(at) > thick(best)) best = at;
      return { seat, at: best, middle: ((low[best] ?? 0) + (high[best] ?? 0)) / 2 };
    }).filter((spot) => spot.at < high.length && thick(spot.at) >= size);
  });
}

/** As many whole hundredths as a share has. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

/** Where names beside the right edge go so that none covers another: the wanted places, moved apart. */
export function apart(wanted: readonly number[], gap: number, height: number): number[] {
  const order = [...wanted.keys()].sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const made = [...wanted];
  let last = -Infinity;
  for (const at of order) {
    last = Math.max(made[at] ?? 0, last + gap, gap / 2);
    made[at] = last;
  }
  let next = height + gap / 2;
  for (const at of order.reverse()) {
    next = Math.min(made[at] ?? 0, next - gap);
    made[at] = next;
  }
  return made;
}

/** A place in the chart where something round is drawn. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points that would cover each other are moved up, or down where there is no room; across they stay. */
export function uncovered<P extends Point>(points: readonly P[], size: number, height: number): P[] {
  const made: P[] = [];
  const covered = (x: number, y: number): boolean =>
    made.some((each) => Math.abs(each.x - x) < size && Math.abs(each.y - y) < size);
  for (const point of points) {
    let { y } = point;
    while (y - size >= size / 2 && covered(point.x, y)) y -= size;
    while (y + size <= height - size / 2 && covered(point.x, y)) y += size;
    made.push({ ...point, y });
  }
  return made;
}
