/** Where everything of Five Tribes lies: 6 by 5 tiles with the tracks, the market and the djinns beside them. */
import type { Piece } from '../../motion';
import type { Frame, Layout } from '../face';
import type { Heap, View } from './view';

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

export function shape(layout: Layout, part: string, lying: boolean): Shape {
  if (layout === 'desktop') {
    return {
      width: 1086,
      height: 626,
      turned: false,
      narrow: false,
      tiles: { x: 32, y: 32, w: 698, h: 582 },
      tracks: { x: 752, y: 18, w: 320, h: 104 },
      market: { x: 752, y: 142, w: 320, h: 208 },
      djinns: { x: 752, y: 368, w: 320, h: 186 },
      stock: { x: 752, y: 574, w: 320, h: 40 },
    };
  }
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
      height: 450,
      turned: false,
      narrow: false,
      tiles: null,
      tracks: { x: 12, y: 14, w: 366, h: 110 },
      market: { x: 12, y: 146, w: 366, h: 230 },
      djinns: null,
      stock: { x: 12, y: 398, w: 366, h: 40 },
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

export const GAP = 4;

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

export const MEEPLE = 34;
const CROWDED = 6;

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
  const step = Math.min(31, (frame.w - 26) / Math.max(1, spots.length - 0.2));
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

/** The meeples in the hand: a row over the tile where the last one was dropped. */
export function hand(
  view: View,
  now: Shape,
): { frame: Frame; heaps: (Heap & { x: number; y: number })[] } | null {
  const move = view.move;
  if (!move || !now.tiles || !move.hand.length) return null;
  const here = move.drops.at(-1)?.tile ?? move.start;
  const at = tile(here.slice(5), now);
  const w = move.hand.length * 38 + 12;
  const x = Math.max(now.tiles.x, Math.min(at.x + at.w / 2 - w / 2, now.tiles.x + now.tiles.w - w));
  const frame = { x, y: at.y + at.h - 46, w, h: 44 };
  return {
    frame,
    heaps: move.hand.map((heap, index) => ({
      ...heap,
      x: x + 25 + index * 38,
      y: frame.y + 22,
    })),
  };
}

export function pieces(view: View, now: Shape): Piece[] {
  if (!now.tiles) return [];
  const made: Piece[] = [];
  for (const each of view.tiles) {
    const frame = tile(each.cell, now);
    const bottom = frame.y + frame.h;
    for (const spot of crowd(each.meeples, frame))
      made.push({ place: spot.place, kind: `t-${spot.tribe}`, x: spot.x, y: spot.y, size: MEEPLE });
    if (each.camel !== null) {
      const beside = each.meeples.length > 0;
      made.push({
        place: `camel-${each.cell}`,
        kind: `camel-${each.camel}`,
        x: beside ? frame.x + 28 : frame.x + frame.w / 2,
        y: beside ? bottom - 20 : frame.y + frame.h / 2 + 4,
        size: beside ? 36 : 52,
      });
    }
    const things = [
      ...Array.from({ length: each.palms }, () => 'palm'),
      ...Array.from({ length: each.palaces }, () => 'palace'),
    ];
    const step = Math.min(20, 74 / Math.max(1, things.length));
    things.forEach((kind, at) =>
      made.push({
        place: `${kind}-${each.cell}-${at}`,
        kind,
        x: frame.x + frame.w - 16 - at * step,
        y: bottom - 17,
        size: 26,
      }),
    );
  }
  const held = hand(view, now);
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
    return [frame.x + frame.w / 2, frame.y + frame.h * 0.72];
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
