/** Where everything of Al-Rashid lies: six palaces as arches above, seven territories below. */
import type { Piece } from '../../motion';
import type { Frame, Layout } from '../face';
import type { Palace, Seat, Stack, Territory, View } from './view';

/** Palaces and territories alike. */
export type Area = Palace | Territory;
/** What of a view lies on the board. */
export type Areas = Pick<View, 'palaces' | 'territories'>;

export const GOODS = ['hardwood', 'pottery', 'metal', 'spice', 'silk'] as const;
export const PAWNS = ['pasha', 'merchant', 'sage'] as const;

export const COLOURS: Record<string, string> = {
  intrigue: '#3b3a47',
  military: '#a93a30',
  lore: '#6d489c',
  commerce: '#2b58a8',
  politics: '#1f7f8f',
  'al-rashid': '#1f7a50',
};
export const ICONS: Record<string, string> = {
  intrigue: 'g-intrigue',
  military: 'g-military',
  lore: 'g-lore',
  commerce: 'g-commerce',
  politics: 'g-politics',
  'al-rashid': 'g-alrashid',
};

/** The tokens in a hand by colour, as all may count them. */
export function backsOf(seat: Pick<Seat, 'hand'>): { colour: string; number: number }[] {
  return ['red', 'blue'].flatMap((colour) => {
    const number = seat.hand.reduce((sum, back) => sum + (back.colour === colour ? back.number : 0), 0);
    return number ? [{ colour, number }] : [];
  });
}

export interface Shape {
  readonly width: number;
  readonly height: number;
  /** Areas by name; small ones show only name, stacks and dominance. */
  readonly areas: ReadonlyMap<string, Frame>;
  readonly small: boolean;
  /** The card of the chosen area, where areas are small. */
  readonly card: Frame | null;
  readonly supply: Frame | null;
}

function row(names: readonly string[], frame: Frame, gap: number): [string, Frame][] {
  const w = (frame.w - gap * (names.length - 1)) / names.length;
  return names.map((name, at) => [name, { x: frame.x + at * (w + gap), y: frame.y, w, h: frame.h }]);
}

const within = (least: number, number: number, most: number): number =>
  Math.max(least, Math.min(most, number));

/** `ratio` is the height of the room that is there by its width: what gives way are the areas, not the captions. */
export function shape(view: Areas, layout: Layout, part: string, lying: boolean, ratio = 0): Shape {
  const palaces = view.palaces.map((palace) => palace.area);
  const territories = view.territories.map((territory) => territory.area);
  if (layout !== 'phone') {
    const width = 1086;
    const height = within(540, width * (ratio || 0.6), 720);
    const free = height - 64;
    const high = Math.round(free * 0.56);
    const areas = new Map([
      ...row(palaces, { x: 10, y: 10, w: width - 20, h: high }, 8),
      ...row(territories, { x: 10, y: 20 + high, w: width - 20, h: free - high }, 7.5),
    ]);
    return {
      width,
      height,
      areas,
      small: false,
      card: null,
      supply: { x: 10, y: height - 36, w: width - 20, h: 30 },
    };
  }
  if (part === 'titles') {
    const areas = new Map(
      [0, 2, 4].flatMap((at) => row(palaces.slice(at, at + 2), { x: 8, y: 8 + at * 154, w: 374, h: 300 }, 8)),
    );
    return { width: 390, height: 932, areas, small: false, card: null, supply: null };
  }
  const width = lying ? 640 : 390;
  const height = within(386, width * (ratio || 1.2), lying ? 480 : 600);
  const stock = lying || height < 430 ? 28 : 50;
  const high = height > 430 ? 91 : 80;
  const lands = height > 430 ? 93 : 84;
  const areas = new Map([
    ...row(palaces, { x: 5, y: 5, w: width - 10, h: high }, 4),
    ...row(territories, { x: 5, y: 11 + high, w: width - 10, h: lands }, 4),
  ]);
  const top = 18 + high + lands;
  return {
    width,
    height,
    areas,
    small: true,
    card: { x: 6, y: top, w: width - 12, h: height - top - stock - 6 },
    supply: { x: 6, y: height - stock - 2, w: width - 12, h: stock },
  };
}

export function isPalace(area: string): boolean {
  return area in COLOURS;
}

export interface PawnSpot {
  readonly id: string;
  readonly place: string;
  readonly pawn: string;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly h: number;
}

const HEIGHTS: Record<string, number> = { pasha: 1, merchant: 0.82, sage: 0.58 };
export const WIDTHS: Record<string, number> = { pasha: 0.69, merchant: 0.8, sage: 0.857 };

/** The foot of an area, where the stacks stand. */
export function foot(frame: Frame): Frame {
  const h = within(54, frame.h * 0.22, 68);
  return { x: frame.x + 6, y: frame.y + frame.h - h - 6, w: frame.w - 12, h };
}

/** Where the pawns of an area stand: one group per seat in row order, each with its dominance below. */
export function stacks(
  area: Pick<Area, 'area' | 'row'>,
  frame: Frame,
): { spots: PawnSpot[]; groups: { stack: Stack; x: number; w: number }[] } {
  const at = foot(frame);
  const groups: { stack: Stack; x: number; w: number }[] = [];
  const spots: PawnSpot[] = [];
  const step = at.w / Math.max(3, area.row.length);
  const tall = Math.min(42, at.h - 22);
  area.row.forEach((stack, index) => {
    const left = at.x + index * step;
    groups.push({ stack, x: left, w: step });
    const pawns = PAWNS.flatMap((pawn) =>
      Array.from({ length: stack.pawns[pawn] ?? 0 }, (_, copy) => ({ pawn, copy })),
    );
    const spread = Math.min(16, (step - 24) / Math.max(1, pawns.length - 1));
    pawns.forEach(({ pawn, copy }, each) => {
      const h = tall * (HEIGHTS[pawn] ?? 1);
      spots.push({
        id: `pawn-${area.area}-${stack.seat}-${pawn}`,
        place: `pawn-${area.area}-${stack.seat}-${pawn}-${copy}`,
        pawn,
        seat: stack.seat,
        x: left + step / 2 + (each - (pawns.length - 1) / 2) * Math.max(5, spread),
        y: at.y + at.h - 17 - h / 2,
        h,
      });
    });
  });
  return { spots, groups };
}

/** On a phone: one mark per seat with its dominance. */
export function marks(
  area: Pick<Area, 'area' | 'row'>,
  frame: Frame,
): { stack: Stack; x: number; y: number; size: number }[] {
  const count = Math.max(1, area.row.length);
  const size = Math.min(16, (frame.w - 6) / count - 1);
  return area.row.map((stack, at) => ({
    stack,
    x: frame.x + frame.w / 2 + (at - (count - 1) / 2) * (size + 1.5),
    y: frame.y + frame.h - 28,
    size,
  }));
}

/** The area whose card is shown on a phone: the chosen one, else the one being resolved, else the first. */
export function chosen(
  view: Pick<View, 'visit' | 'resolving'>,
  pointed: string | null,
  picked: readonly string[],
): string {
  const named = [...picked, pointed ?? ''].find((thing) => thing.startsWith('area-'));
  return named?.slice(5) ?? view.visit?.palace ?? view.resolving ?? 'intrigue';
}

export function areasOf(view: Areas): readonly Area[] {
  return [...view.palaces, ...view.territories];
}

export function palaceOf(view: Areas, name: string): Palace | undefined {
  return view.palaces.find((palace) => palace.area === name);
}

export function territoryOf(view: Areas, name: string): Territory | undefined {
  return view.territories.find((territory) => territory.area === name);
}

export function pieces(view: Areas, now: Shape, card: string): Piece[] {
  const made: Piece[] = [];
  for (const area of areasOf(view)) {
    const frame = now.small ? (area.area === card ? now.card : null) : now.areas.get(area.area);
    if (!frame) continue;
    for (const spot of stacks(area, frame).spots)
      made.push({ place: spot.place, kind: `${spot.pawn}-${spot.seat}`, x: spot.x, y: spot.y, size: spot.h });
  }
  return made;
}
