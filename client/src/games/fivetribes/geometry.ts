/** Where everything of Five Tribes lies: 6 by 5 tiles with the tracks, the market and the djinns beside them. */
import type { Piece } from '../../motion';
import type { Frame, Layout } from '../face';
import type { Heap, View } from './view';

export const GAP = 4;
export const COLUMNS = 'abcdef';
export const ROWS = [1, 2, 3, 4, 5] as const;
export const TRIBES = ['vizier', 'elder', 'merchant', 'builder', 'assassin'] as const;

export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly turned: boolean;
  readonly tiles: Frame | null;
  readonly tracks: Frame | null;
  readonly market: Frame | null;
  readonly djinns: Frame | null;
  readonly stock: Frame | null;
  /** Pictures without names where there is little room. */
  readonly narrow: boolean;
}

/** The room of a desktop's board before it is measured. */
const ROOM = { wide: 956, high: 496 };
const RIGHT = 342;
const WIDEST = 420;
const RULER = 26;

/** Tiles as large as the room allows beside a column of at least 342, all in the pixels of the screen.
 *
 * For a moment the room may still be that of a smaller window, from before it was made larger. */
function desk(wide: number, high: number): Shape {
  const across = (wide - RULER - 5 * GAP - 24 - RIGHT) / 6;
  const size = Math.max(60, Math.min(across, (high - RULER - 8 - 4 * GAP) / 5));
  const tiles = { x: RULER, y: RULER - 2, w: 6 * size + 5 * GAP, h: 5 * size + 4 * GAP };
  const w = Math.max(RIGHT, Math.min(WIDEST, wide - tiles.x - tiles.w - 22));
  const x = tiles.x + tiles.w + 12 + Math.max(0, (wide - tiles.x - tiles.w - 22 - w) / 2);
  const more = Math.max(0, Math.min(high, tiles.y + tiles.h + 8) - ROOM.high);
  const rows = 186 + more * 0.35;
  return {
    width: wide,
    height: high,
    turned: false,
    narrow: false,
    tiles,
    tracks: { x, y: 4, w, h: 98 },
    market: { x, y: 106, w, h: rows },
    djinns: { x, y: 110 + rows, w, h: ROOM.high + more - 118 - rows },
    stock: { x: x + w - 126, y: 72, w: 129, h: 26 },
  };
}

export function shape(layout: Layout, part: string, lying: boolean, wide = 0, high = 0): Shape {
  if (layout === 'desktop') return desk(wide || ROOM.wide, high || ROOM.high);
  if (layout === 'tablet') {
    return {
      width: 970,
      height: 626,
      turned: false,
      narrow: true,
      tiles: { x: 32, y: 32, w: 698, h: 582 },
      tracks: { x: 746, y: 18, w: 212, h: 150 },
      market: { x: 746, y: 186, w: 212, h: 190 },
      djinns: { x: 746, y: 394, w: 212, h: 160 },
      stock: { x: 746, y: 574, w: 212, h: 40 },
    };
  }
  if (part === 'market') {
    return {
      width: 390,
      height: lying ? 450 : 492,
      turned: false,
      narrow: false,
      tiles: null,
      tracks: { x: 12, y: 8, w: 366, h: lying ? 110 : 158 },
      market: { x: 12, y: lying ? 146 : 192, w: 366, h: 230 },
      djinns: null,
      stock: { x: 12, y: lying ? 398 : 444, w: 366, h: 40 },
    };
  }
  if (part === 'djinns') {
    return {
      width: 390,
      height: 300,
      turned: false,
      narrow: false,
      tiles: null,
      tracks: null,
      market: null,
      djinns: { x: 12, y: 14, w: 366, h: 270 },
      stock: null,
    };
  }
  if (lying)
    return {
      width: 740,
      height: 620,
      turned: false,
      narrow: false,
      tiles: { x: 28, y: 26, w: 706, h: 588 },
      tracks: null,
      market: null,
      djinns: null,
      stock: null,
    };
  return {
    width: 588,
    height: 706,
    turned: true,
    narrow: false,
    tiles: { x: 26, y: 28, w: 556, h: 672 },
    tracks: null,
    market: null,
    djinns: null,
    stock: null,
  };
}

/** The frame of a tile; a phone held upright turns the board, the names stay. */
export function tile(cell: string, now: Shape): Frame {
  const frame = now.tiles ?? { x: 0, y: 0, w: 6, h: 5 };
  const column = COLUMNS.indexOf(cell[0] ?? 'a');
  const row = Number(cell[1] ?? 1) - 1;
  const [across, down] = now.turned ? [row, column] : [column, row];
  const [wide, high] = now.turned ? [5, 6] : [6, 5];
  const w = (frame.w - GAP * (wide - 1)) / wide;
  const h = (frame.h - GAP * (high - 1)) / high;
  return { x: frame.x + across * (w + GAP), y: frame.y + down * (h + GAP), w, h };
}

export function middle(frame: Frame): [number, number] {
  return [frame.x + frame.w / 2, frame.y + frame.h / 2];
}

const MEEPLE = 34;
const CROWDED = 6;

/** How large things on a tile are, beside one of 113. */
export function unit(frame: Frame): number {
  return Math.min(frame.w, frame.h) / 113;
}

/** How high a meeple stands on a tile. */
export function tall(frame: Frame): number {
  return MEEPLE * unit(frame);
}

export interface Spot {
  readonly tribe: string;
  readonly heap: string;
  readonly place: string;
  readonly x: number;
  readonly y: number;
  /** More than one meeple stands here. */
  readonly count: number;
}

/** Where the meeples of a tile stand: one by one up to five, then one of each tribe with a number. */
export function crowd(heaps: readonly Heap[], frame: Frame): Spot[] {
  const total = heaps.reduce((sum, heap) => sum + heap.count, 0);
  const single = total < CROWDED;
  const spots = heaps.flatMap((heap) =>
    single ? Array.from({ length: heap.count }, (_, at) => ({ heap, at })) : [{ heap, at: 0 }],
  );
  const step = Math.min(
    31 * unit(frame),
    (frame.w - 8 - (tall(frame) * 5) / 6) / Math.max(1, spots.length - 1),
  );
  const [x, y] = middle(frame);
  return spots.map(({ heap, at }, index) => ({
    tribe: heap.tribe,
    heap: heap.id,
    place: `${heap.id}-${at}`,
    x: x + (index - (spots.length - 1) / 2) * step,
    y: y + 2,
    count: single ? 1 : heap.count,
  }));
}

const HELD = 38;
const HIGH = 40;

/** How much of a frame pieces would lie under. */
export function hidden(frame: Frame, lying: readonly Piece[]): number {
  return lying.reduce((sum, { x, y, size }) => {
    const across = Math.min(frame.x + frame.w, x + size / 2) - Math.max(frame.x, x - size / 2);
    const down = Math.min(frame.y + frame.h, y + size / 2) - Math.max(frame.y, y - size / 2);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
}

/** The meeples in the hand: beside the tile where the last one was dropped, in one row or two, where they hide least. */
export function hand(
  view: View,
  now: Shape,
  apart = false,
): { frame: Frame; heaps: (Heap & { x: number; y: number })[] } | null {
  const { move } = view;
  const board = now.tiles;
  if (apart || !move || !board || !move.hand.length) return null;
  const at = tile((move.drops.at(-1)?.tile ?? move.start).slice(5), now);
  const lying = standing(view, now);
  const [across, down] = middle(at);
  let best: { frame: Frame; columns: number } | null = null;
  let least = Infinity;
  for (const rows of move.hand.length > 2 ? [1, 2] : [1])
    for (const step of [0, -1, 1, -2, 2, -3, 3])
      for (const aside of [0, -1, 1, -2, 2]) {
        const columns = Math.ceil(move.hand.length / rows);
        const w = columns * HELD + 4;
        const h = rows * HIGH + 4;
        const x = clamp(across - w / 2 + (aside * at.w) / 4, board.x, board.x + board.w - w);
        const y = clamp(down - h / 2 + (step * at.h) / 4, board.y, board.y + board.h - h);
        const frame = { x, y, w, h };
        const far = Math.hypot(x + w / 2 - across, y + h / 2 - down);
        const cost = hidden(frame, lying) * 100 + far;
        if (cost < least) [best, least] = [{ frame, columns }, cost];
      }
  if (!best) return null;
  const { frame, columns } = best;
  return {
    frame,
    heaps: move.hand.map((heap, index) => ({
      ...heap,
      x: frame.x + 21 + (index % columns) * HELD,
      y: frame.y + 22 + Math.floor(index / columns) * HIGH,
    })),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** What stands on the tiles. */
function standing(view: View, now: Shape): Piece[] {
  const made: Piece[] = [];
  const trodden = new Set(view.move ? [view.move.start, ...view.move.drops.map((drop) => drop.tile)] : []);
  for (const each of view.tiles) {
    const frame = tile(each.cell, now);
    const bottom = frame.y + frame.h;
    const u = unit(frame);
    for (const spot of crowd(each.meeples, frame))
      made.push({ place: spot.place, kind: `t-${spot.tribe}`, x: spot.x, y: spot.y, size: tall(frame) });
    if (each.camel !== null) {
      const beside = each.meeples.length > 0;
      made.push({
        place: `camel-${each.cell}`,
        kind: `camel-${each.camel}`,
        x: beside ? frame.x + 25 * u : frame.x + frame.w / 2,
        y: beside ? bottom - 17 * u : frame.y + frame.h / 2 + 4,
        size: (beside ? 36 : 52) * u,
      });
    }
    const things = [
      ...Array.from({ length: each.palms }, () => 'palm'),
      ...Array.from({ length: each.palaces }, () => 'palace'),
    ];
    const room = trodden.has(each.id) ? 16 / Math.max(1, things.length - 1) : 66 / Math.max(1, things.length);
    const step = Math.min(20, room) * u; // the number of the way stands in the middle
    things.forEach((kind, at) =>
      made.push({
        place: `${kind}-${each.cell}-${at}`,
        kind,
        x: frame.x + frame.w - 15 * u - at * step,
        y: bottom - 16 * u,
        size: 26 * u,
      }),
    );
  }
  return made;
}

export function pieces(view: View, now: Shape, apart = false): Piece[] {
  if (!now.tiles) return [];
  const made = standing(view, now);
  const held = hand(view, now, apart);
  for (const heap of held?.heaps ?? []) {
    for (let at = 0; at < heap.count; at += 1)
      made.push({
        place: `${heap.id}-${at}`,
        kind: `t-${heap.tribe}`,
        x: heap.x,
        y: heap.y,
        size: MEEPLE - 4,
      });
  }
  return made;
}

/** The way of this turn's meeples, from tile to tile. */
export function way(view: View, now: Shape): [number, number][] {
  if (!view.move || !now.tiles) return [];
  const cells = [view.move.start, ...view.move.drops.map((drop) => drop.tile)];
  return cells.map((id) => {
    const frame = tile(id.slice(5), now);
    return [frame.x + frame.w / 2, frame.y + frame.h - 13];
  });
}

export const GROUNDS: Record<string, string> = {
  'large-market': '#f1d3a8',
  'small-market': '#f6e4c0',
  oasis: '#cde2c3',
  village: '#eccbb2',
  'sacred-place': '#cfd6ee',
};

export const TYPE_ICONS: Record<string, string> = {
  'large-market': 'large-market',
  'small-market': 'small-market',
  oasis: 'oasis',
  village: 'village',
  'sacred-place': 'sacred',
};

export function cardIcon(card: string): string {
  return card === 'fakir' ? 'fakir' : `m-${card}`;
}
