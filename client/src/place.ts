/** Where a card about a thing goes: beside it, and not over what else may be aimed at. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const GAP = 10;
const EDGE = 8;

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * The corner of a card of the given size that explains `at`: above, below, right or left of it, else farther away,
 * wherever it covers least of `others`; the nearest of equally good places. `room` is what it must stay inside.
 */
export function placeCard(
  wide: number,
  high: number,
  at: Box,
  others: readonly Box[],
  room: Box,
): { left: number; top: number } {
  const middle = (at.left + at.right) / 2 - wide / 2;
  const level = (at.top + at.bottom) / 2 - high / 2;
  const left = Math.min(at.left, ...others.map((each) => each.left));
  const right = Math.max(at.right, ...others.map((each) => each.right));
  const top = Math.min(at.top, ...others.map((each) => each.top));
  const bottom = Math.max(at.bottom, ...others.map((each) => each.bottom));
  const tries: [number, number][] = [
    [middle, at.top - high - GAP],
    [middle, at.bottom + GAP],
    [at.right + GAP, level],
    [at.left - wide - GAP, level],
    [right + GAP, level],
    [left - wide - GAP, level],
    [middle, top - high - GAP],
    [middle, bottom + GAP],
  ];
  let best = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const [x, y] of tries) {
    const place = {
      left: Math.max(room.left + EDGE, Math.min(x, room.right - wide - EDGE)),
      top: Math.max(room.top + EDGE, Math.min(y, room.bottom - high - EDGE)),
    };
    const card = { ...place, right: place.left + wide, bottom: place.top + high };
    const covered = 4 * overlap(card, at) + others.reduce((sum, each) => sum + overlap(card, each), 0);
    if (covered < least) {
      least = covered;
      best = place;
    }
  }
  return best;
}

/** The highest place for a band of a room that lies over none of `others`, from the room's upper edge; null: there is none. */
export function placeBand(high: number, others: readonly Box[], room: Box): number | null {
  const free = (top: number): boolean => {
    const band = { ...room, top: room.top + top, bottom: room.top + top + high };
    return others.every((each) => overlap(band, each) === 0);
  };
  for (let top = GAP; room.top + top + high + GAP <= room.bottom; top += GAP) if (free(top)) return top;
  return null;
}
