/** Where everything of Yspahan lies: the city's grid as printed, and the three arrangements of the board. */
import type { Piece } from '../../motion';
import type { Frame, Layout } from '../face';
import city from './city.json';
import type { View } from './view';

export type Cell = readonly [column: number, row: number];

export const COLUMNS = 18;
export const ROWS = 12;
export const CELL = 44;

interface Plot {
  readonly souk: string;
  readonly shops: readonly Cell[];
  readonly plate: Cell;
  readonly yards: readonly Cell[];
}

/** Pairs of numbers as JSON knows them. */
interface Drawn {
  readonly squares: Readonly<Record<string, Cell>>;
  readonly souks: Readonly<Record<string, Omit<Plot, 'souk'>>>;
  readonly emblems: Readonly<Record<string, Cell>>;
}
const CITY = city as unknown as Drawn;

const CENTRE: Cell = CITY.squares['c'] ?? [0, 0];

/** Street squares by id, the crossroads first. */
export const SQUARES: ReadonlyMap<string, Cell> = new Map(Object.entries(CITY.squares));
export const PLOTS: readonly Plot[] = Object.entries(CITY.souks).map(([souk, cells]) => ({ souk, ...cells }));
export const EMBLEMS: readonly [district: string, cell: Cell][] = Object.entries(CITY.emblems);

/** The colours of the souks, by the names that the view gives them. */
export const FILLS: Readonly<Record<string, string>> = {
  white: '#fffdf6',
  blue: '#b9cdee',
  yellow: '#f0dd9c',
  pink: '#efc6c9',
  orange: '#efbf95',
};

const SHOP_CELLS: ReadonlyMap<string, Cell> = new Map(
  PLOTS.flatMap((plot) => plot.shops.map((cell, at): [string, Cell] => [`shop-${plot.souk}-${at}`, cell])),
);

export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly turned: boolean;
  readonly city: Frame | null;
  readonly tower: Frame | null;
  readonly caravan: Frame | null;
  /** The tower shows dice and marks only. */
  readonly narrow: boolean;
}

/**
 * What is shown and where: side by side on large screens, one part at a time on a phone.
 * In a `tight` window the caravan stands under the tower, so that the city has the whole height.
 */
export function shape(layout: Layout, part: string, lying: boolean, tight = false): Shape {
  if (layout === 'desktop' && tight) {
    return {
      width: 1052,
      height: 546,
      turned: false,
      narrow: false,
      city: { x: 252, y: 9, w: 792, h: 528 },
      tower: { x: 9, y: 6, w: 236, h: 380 },
      caravan: { x: 9, y: 392, w: 236, h: 146 },
    };
  }
  if (layout === 'desktop') {
    return {
      width: 1086,
      height: 626,
      turned: false,
      narrow: false,
      city: { x: 282, y: 12, w: 792, h: 528 },
      tower: { x: 14, y: 14, w: 248, h: 600 },
      caravan: { x: 282, y: 552, w: 792, h: 62 },
    };
  }
  if (layout === 'tablet') {
    return {
      width: 924,
      height: 626,
      turned: false,
      narrow: true,
      city: { x: 120, y: 12, w: 792, h: 528 },
      tower: { x: 10, y: 14, w: 100, h: 600 },
      caravan: { x: 120, y: 552, w: 792, h: 62 },
    };
  }
  if (part === 'tower')
    return {
      width: 390,
      height: 470,
      turned: false,
      narrow: false,
      city: null,
      tower: { x: 8, y: 8, w: 374, h: 454 },
      caravan: null,
    };
  if (part === 'caravan')
    return {
      width: 390,
      height: 300,
      turned: false,
      narrow: false,
      city: null,
      tower: null,
      caravan: { x: 8, y: 8, w: 374, h: 284 },
    };
  if (lying)
    return {
      width: 808,
      height: 544,
      turned: false,
      narrow: false,
      city: { x: 8, y: 8, w: 792, h: 528 },
      tower: null,
      caravan: null,
    };
  return {
    width: 544,
    height: 808,
    turned: true,
    narrow: false,
    city: { x: 8, y: 8, w: 528, h: 792 },
    tower: null,
    caravan: null,
  };
}

/** The middle of a cell of the city. */
export function centre(cell: Cell, now: Shape): [number, number] {
  const frame = now.city ?? { x: 0, y: 0 };
  const [column, row] = now.turned ? [cell[1], cell[0]] : cell;
  return [frame.x + (column + 0.5) * CELL, frame.y + (row + 0.5) * CELL];
}

export function shopCell(id: string): Cell | undefined {
  return SHOP_CELLS.get(id);
}

export function squareCell(id: string): Cell | undefined {
  return SQUARES.get(id.replace(/^square-/, ''));
}

/** The outline of a plot as one path: rounded cells, joined where they touch. */
export function outline(plot: Plot, now: Shape): string {
  const cells = [...plot.shops, plot.plate, ...plot.yards];
  const has = (column: number, row: number): boolean => cells.some(([c, r]) => c === column && r === row);
  const half = CELL / 2 - 1.5;
  const rect = (x: number, y: number, w: number, h: number, r: number): string =>
    `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 -${r} ${r}h-${w - 2 * r}a${r} ${r} 0 0 1 -${r} -${r}v-${h - 2 * r}a${r} ${r} 0 0 1 ${r} -${r}z`;
  return cells
    .map(([column, row]) => {
      const [x, y] = centre([column, row], now);
      let path = rect(x - half, y - half, 2 * half, 2 * half, 8.8);
      for (const [dc, dr] of [
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        if (!has(column + dc, row + dr)) continue;
        if (dc && dr && !(has(column + 1, row) && has(column, row + 1))) continue;
        const [nx, ny] = centre([column + dc, row + dr], now);
        if (nx !== x && ny !== y) path += rect(x, y, nx - x, ny - y, 0.1);
        else if (nx !== x) path += rect(x, y - half, nx - x, 2 * half, 0.1);
        else path += rect(x - half, y, 2 * half, ny - y, 0.1);
      }
      return path;
    })
    .join('');
}

/** The doors: where a shop touches the street. */
export function doors(now: Shape): { x: number; y: number; w: number; h: number }[] {
  const streets = new Set([...SQUARES.values()].map(([column, row]) => `${column},${row}`));
  const made: { x: number; y: number; w: number; h: number }[] = [];
  for (const [column, row] of SHOP_CELLS.values()) {
    for (const [dc, dr] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      if (!streets.has(`${column + dc},${row + dr}`)) continue;
      const [x, y] = centre([column + dc / 2, row + dr / 2], now);
      const across = (dc !== 0) !== now.turned;
      made.push(across ? { x: x - 3, y: y - 10, w: 6, h: 20 } : { x: x - 10, y: y - 3, w: 20, h: 6 });
    }
  }
  return made;
}

/** The way along the street from one square to another, over the crossroads where the arms differ. */
export function way(from: string, to: string, now: Shape): string {
  const one = squareCell(from);
  const other = squareCell(to);
  if (!one || !other) return '';
  const straight = one[0] === other[0] || one[1] === other[1];
  const points = straight ? [one, other] : [one, CENTRE, other];
  return `M${points.map((cell) => centre(cell, now).join(' ')).join('L')}`;
}

export interface Slot {
  readonly id: string;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly camel: number;
  readonly owner: number | null;
}

export interface CaravanRow extends Frame {
  readonly row: number;
  readonly points: number;
  readonly multiplier: number;
}

/** The caravan: three rows of as many camels as there are players, one above the other where it is high, the top row above as printed. */
export function caravan(view: View, now: Shape): { rows: CaravanRow[]; slots: Slot[] } {
  const frame = now.caravan;
  if (!frame) return { rows: [], slots: [] };
  const upright = frame.h > 100;
  const all = view.caravan;
  const high = Math.max(...all.map((slot) => slot.row)) + 1;
  const count = all.length / high;
  const rows: CaravanRow[] = [];
  const slots: Slot[] = [];
  for (let row = 0; row < high; row += 1) {
    const step = (frame.h - 34) / high;
    const box = upright
      ? { x: frame.x + 6, y: frame.y + 30 + (high - 1 - row) * step, w: frame.w - 12, h: step - 3 }
      : { x: frame.x + 92 + row * 233, y: frame.y + 5, w: 227, h: frame.h - 10 };
    const first = all[row * count];
    rows.push({ ...box, row, points: first?.points ?? 0, multiplier: first?.multiplier ?? 0 });
    const each = (box.w - 46) / count;
    const camel = Math.min(upright ? 66 : 45, each - 2, box.h * 1.05);
    for (let at = 0; at < count; at += 1) {
      const slot = all[row * count + at];
      if (slot)
        slots.push({
          id: slot.id,
          row,
          x: box.x + 42 + each * (at + 0.5),
          y: box.y + box.h / 2,
          camel,
          owner: slot.owner,
        });
    }
  }
  return { rows, slots };
}

export const CUBE = 34;

/** Everything that moves: cubes in shops and on camels, and the Supervisor. */
export function pieces(view: View, now: Shape): Piece[] {
  const made: Piece[] = [];
  if (now.city) {
    for (const souk of view.souks) {
      for (const shop of souk.shops) {
        const cell = shop.owner === null ? undefined : shopCell(shop.id);
        if (!cell) continue;
        const [x, y] = centre(cell, now);
        made.push({ place: shop.id, kind: `cube-${shop.owner}`, x, y, size: CUBE });
      }
    }
  }
  for (const slot of caravan(view, now).slots) {
    if (slot.owner !== null)
      made.push({
        place: slot.id,
        kind: `cube-${slot.owner}`,
        x: slot.x - slot.camel * 0.04,
        y: slot.y - slot.camel * 0.28,
        size: slot.camel * 0.48,
      });
  }
  const cell = now.city ? squareCell(view.supervisor) : undefined;
  if (cell) {
    const [x, y] = centre(cell, now);
    made.push({ place: view.supervisor, kind: 'supervisor', x, y: y - 4, size: 40 });
  }
  return made;
}
