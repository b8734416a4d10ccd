/** Where the card of a thing goes: beside it on the board, above it in lists, never over what must be seen. */
import type { Box } from './place';

const GAP = 10;
const EDGE = 8;

export type Side = 'right' | 'left' | 'above' | 'below' | 'corner';

export interface Seat {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
}

export interface Around {
  /** What the card may never cover: near targets, the prompt, the confirming button. */
  readonly taken: readonly Box[];
  readonly room: Box;
  /** The corners of this are the last resort. */
  readonly board: Box;
  /** Whether the thing lies on the board. */
  readonly drawn: boolean;
  /** The side it has been on so far. */
  readonly kept?: Side | undefined;
}

export function clash(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The sides to try: on the board the one with more room first, in lists above first. */
function sides(at: Box, { room, drawn, kept }: Around): readonly Side[] {
  const right = room.right - at.right >= at.left - room.left;
  const beside: Side[] = right ? ['right', 'left'] : ['left', 'right'];
  const order: Side[] = drawn ? [...beside, 'above', 'below'] : ['above', 'below', ...beside];
  return kept && kept !== 'corner' ? [kept, ...order.filter((each) => each !== kept)] : order;
}

/** The places on a side: level with the middle of the thing or with one of its edges. */
function places(side: Side, wide: number, high: number, at: Box): [number, number][] {
  if (side === 'right' || side === 'left') {
    const left = side === 'right' ? at.right + GAP : at.left - GAP - wide;
    const middle = (at.top + at.bottom) / 2 - high / 2;
    return [middle, at.top, at.bottom - high, at.top - high + GAP, at.bottom - GAP].map((top) => [left, top]);
  }
  const top = side === 'above' ? at.top - GAP - high : at.bottom + GAP;
  return [at.left, at.right - wide, (at.left + at.right) / 2 - wide / 2].map((left) => [left, top]);
}

function boxOf(left: number, top: number, wide: number, high: number): Box {
  return { left, top, right: left + wide, bottom: top + high };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** The upper left corner of a card of that size, and the side of the thing it is on. */
export function seatCard(wide: number, high: number, at: Box, around: Around): Seat {
  const { taken, room, board } = around;
  const covered = (box: Box): number =>
    4 * clash(box, at) + taken.reduce((sum, each) => sum + clash(box, each), 0);
  const within = (left: number, top: number): Box =>
    boxOf(
      between(room.left + EDGE, left, room.right - wide - EDGE),
      between(room.top + EDGE, top, room.bottom - high - EDGE),
      wide,
      high,
    );
  for (const side of sides(at, around)) {
    for (const [left, top] of places(side, wide, high, at)) {
      const box = within(left, top);
      if (covered(box) === 0) return { left: box.left, top: box.top, side };
    }
  }
  return corner(wide, high, at, board, covered, within);
}

/** The nearest free corner of the board; if none is free, the one that covers least. */
function corner(
  wide: number,
  high: number,
  at: Box,
  board: Box,
  covered: (box: Box) => number,
  within: (left: number, top: number) => Box,
): Seat {
  const away = (box: Box): number =>
    Math.hypot(
      (box.left + box.right - at.left - at.right) / 2,
      (box.top + box.bottom - at.top - at.bottom) / 2,
    );
  const corners = [board.left + EDGE, board.right - EDGE - wide].flatMap((left) =>
    [board.top + EDGE, board.bottom - EDGE - high].map((top) => within(left, top)),
  );
  const [best] = corners.sort((one, other) => covered(one) - covered(other) || away(one) - away(other));
  return { left: best?.left ?? EDGE, top: best?.top ?? EDGE, side: 'corner' };
}
