/** Where everything of Morgenland lies: three bands read as one road, caves, city, palace. */
import type { Piece } from '../../motion';
import type { PromptInfo } from '../../wire';
import type { Frame, Layout } from '../face';
import type { AnnouncedView, SpaceView, TokenView, View } from './view';

export const KINDS = ['red', 'white', 'blue', 'black', 'gold'] as const;
export const KIND_ICONS: Record<string, string> = {
  red: 'crown',
  white: 'pearl',
  blue: 'gem',
  black: 'trophy',
  gold: 'bar',
};
export const DRAGONS: Record<string, string> = {
  red: '#d2493e',
  white: '#e9e2d2',
  blue: '#3f7fe0',
  black: '#6d6f86',
  gold: '#e6ae2d',
};

export interface Step {
  readonly x: number;
  readonly y: number;
  /** Degrees from pointing right. */
  readonly turn: number;
}

export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly spaces: ReadonlyMap<string, Frame>;
  /** The way from one space to the next. */
  readonly way: readonly Step[];
  /** How big a token is where there is room. */
  readonly scale: number;
}

/** A token's size before scaling. */
export const TOKEN = { w: 34, h: 42 };

const GROWN = 2.3;
const WIDEST = 1086;
/** A space narrower than this shows its short name and less art. */
const TIGHT = 150;
const LOW = 160;

export function isTight(frame: Frame): boolean {
  return frame.w < TIGHT || frame.h < LOW;
}

/** A space whose ranks are read needs room: the current one, and one that is asked about after it was scored. */
const isRanked = (space: SpaceView): boolean => space.status === 'current' || space.ranks.length > 0;

/** How large a space grows while it is revealed, where there is room. */
const REVEALED = { w: 436, h: 292 };

function band(
  spaces: readonly SpaceView[],
  frame: Frame,
  gap: number,
  grow: boolean,
  shown: string,
): [string, Frame][] {
  const room = frame.w - gap * (spaces.length - 1);
  const even = room / spaces.length;
  const large = Math.min(REVEALED.w, room * 0.5);
  const most = (large * (spaces.length - 1)) / (room - large);
  const weights = spaces.map((space) =>
    space.id === shown && large > even ? most : grow && isRanked(space) ? GROWN : 1,
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let x = frame.x;
  return spaces.map((space, at) => {
    const w = (room * (weights[at] ?? 1)) / whole;
    const made: [string, Frame] = [space.id, { x, y: frame.y, w, h: frame.h }];
    x += w + gap;
    return made;
  });
}

/** Where the ranks of a space begin, and how high each row is. */
export function rows(space: SpaceView, frame: Frame): { top: number; step: number } {
  const top = frame.y + (frame.h < LOW + 15 ? 38 : 62);
  return { top, step: Math.min(42, (frame.y + frame.h - top - 6) / Math.max(1, space.ranks.length)) };
}

/** Caves left to right, the city right to left, the palace left to right again; it fills the room it is given. */
export function shape(
  view: Pick<View, 'spaces' | 'order'>,
  layout: Layout,
  wide: number,
  high: number,
  shown = '',
): Shape {
  const all = view.spaces;
  const small = layout === 'phone';
  const width = Math.min(WIDEST, Math.max(small ? 340 : 660, wide));
  const height = Math.max(small ? 318 : 372, (high * width) / Math.max(1, wide));
  const margin = small ? 6 : 10;
  const gap = small ? 6 : 11;
  const grow = width / 5 < 190;
  const order = [all.slice(9), all.slice(5, 9).reverse(), all.slice(0, 5)];
  const room = height - 2 * margin - 2 * gap;
  const busy = order.findIndex((each) => each.some(isRanked));
  const opened = small ? -1 : order.findIndex((each) => each.some((space) => space.id === shown));
  const third = room / 3;
  const wanted =
    small && busy >= 0
      ? Math.min(room - 2 * 92, Math.max(third, 44 + 30 * view.order.length))
      : opened >= 0
        ? Math.min(room * 0.5, Math.max(third, REVEALED.h))
        : third;
  const large = small ? busy : opened;
  const spaces = new Map<string, Frame>();
  let y = margin;
  order.forEach((each, at) => {
    const h = large < 0 ? third : at === large ? wanted : (room - wanted) / 2;
    for (const [id, frame] of band(
      each,
      { x: margin, y, w: width - 2 * margin, h },
      gap,
      grow,
      small ? '' : shown,
    ))
      spaces.set(id, frame);
    y += h + gap;
  });
  const way: Step[] = [];
  all.slice(1).forEach((space, at) => {
    const from = spaces.get(all[at]?.id ?? '');
    const to = spaces.get(space.id);
    if (!from || !to) return;
    if (from.y === to.y)
      way.push({
        x: from.x < to.x ? to.x - gap / 2 : from.x - gap / 2,
        y: from.y + from.h * (small ? 0.36 : 0.5),
        turn: from.x < to.x ? 0 : 180,
      });
    else
      way.push({
        x:
          from.x < width / 2
            ? margin + Math.min(from.w, to.w) / 4
            : width - margin - Math.min(from.w, to.w) / 4,
        y: from.y - gap / 2,
        turn: -90,
      });
  });
  return { width, height, spaces, way, scale: small ? 0.7 : grow ? 0.86 : 1 };
}

/** How much of a space its picture and writing take from the top, or the list of who took what. */
function above(space: SpaceView, frame: Frame): number {
  if (isTight(frame) && space.status === 'scored') {
    const owners = new Set(space.tokens.map((token) => token.owner)).size;
    const most = space.room ? 1 : (space.niches?.length ?? owners);
    return 31 + 15 * (space.id === 'market' ? 4 : Math.min(most, owners));
  }
  if (isTight(frame)) return frame.h >= 130 ? 92 : space.id.startsWith('cave-') ? 82 : 74;
  return space.id.startsWith('cave-') ? 96 : /^(guard|room)/.test(space.id) ? frame.h - 48 : 64;
}

/** Whether so many lie in a small space that they need the room of its picture. */
export function crowd(space: SpaceView, frame: Frame): boolean {
  const per = Math.max(1, Math.floor((frame.w - 8) / (TOKEN.w * 0.5 + 4)));
  return (
    isTight(frame) &&
    Math.ceil(space.tokens.length / per) * (TOKEN.h * 0.5 + 3) > frame.h - above(space, frame) - 6
  );
}

/** Where the tokens of a space lie: beside their owner's rank while it is scored, else in the order of placing. */
export function tokens(
  space: SpaceView,
  frame: Frame,
  scale: number,
): (TokenView & { x: number; y: number; scale: number })[] {
  if (space.ranks.length) {
    const { top, step } = rows(space, frame);
    return space.tokens.map((token) => {
      const row = space.ranks.findIndex((rank) => rank.seat === token.owner);
      const own = space.tokens.filter((each) => each.owner === token.owner);
      const size = Math.min(scale, (step - 2) / TOKEN.h);
      const pitch = Math.min(
        TOKEN.w * size + 6,
        (frame.w - 76 - TOKEN.w * size) / Math.max(1, own.length - 1),
      );
      return {
        ...token,
        scale: size,
        x: frame.x + 32 + (TOKEN.w * size) / 2 + own.indexOf(token) * pitch,
        y: top + step * (Math.max(0, row) + 0.5),
      };
    });
  }
  const free = space.status !== 'scored' && crowd(space, frame) ? frame.h - 53 : 26;
  const room = Math.max(free, frame.h - above(space, frame) - 6);
  let size = scale;
  let per = 1;
  let lines = 1;
  for (; size > 0.42; size -= 0.04) {
    per = Math.max(1, Math.floor((frame.w - 8) / (TOKEN.w * size + 4)));
    lines = Math.ceil(space.tokens.length / per);
    if (lines * (TOKEN.h * size + 3) <= room) break;
  }
  const w = TOKEN.w * size + 4;
  const h = TOKEN.h * size + 3;
  const most = Math.max(1, Math.floor(room / h));
  if (lines > most) {
    // Where even the smallest do not fit, they overlap.
    lines = most;
    per = Math.ceil(space.tokens.length / lines);
  }
  const pitch = Math.min(w, (frame.w - 4 - w) / Math.max(1, per - 1));
  return space.tokens.map((token, at) => {
    const line = Math.floor(at / per);
    const inLine = Math.min(per, space.tokens.length - line * per);
    return {
      ...token,
      scale: size,
      x: frame.x + frame.w / 2 + ((at % per) - (inLine - 1) / 2) * pitch,
      y: frame.y + frame.h - h / 2 - 5 - (lines - 1 - line) * h,
    };
  });
}

/** The part of a view that says where tokens lie. */
export type Road = Pick<View, 'spaces'>;

/** All tokens as pieces: the token is what travels, the space is where it lies. */
export function pieces(view: Road, now: Shape): Piece[] {
  return view.spaces.flatMap((space) => {
    const frame = now.spaces.get(space.id);
    if (!frame) return [];
    return tokens(space, frame, now.scale).map((token) => ({
      place: `${space.id}/${token.id}`,
      kind: token.id,
      x: token.x,
      y: token.y,
      size: TOKEN.h * token.scale,
    }));
  });
}

/** The space that a question is about after it was scored: it stays lit. */
export function askedAbout(prompt: Pick<PromptInfo, 'decision' | 'args'>): string {
  const space = prompt.args['space'];
  const at: Record<string, string> = {
    'D-TENT': 'tent',
    'D-MARKET': 'market',
    'D-TAKE': prompt.args['cause_id'] === 'market' ? 'market' : '',
    'D-CAMEL': 'caravanserai',
    'D-BRIBE': 'guard',
    'D-PAY': prompt.args['cause_id'] === 'bribe' ? 'guard' : '',
  };
  if (['D-BUY', 'D-KIND', 'D-ABRA'].includes(prompt.decision)) return typeof space === 'string' ? space : '';
  return at[prompt.decision] ?? '';
}

/** A token as catalogues name it: `token-B-3` is the third piece of the second seat. */
export function pieceOf(thing: string): string | null {
  const found = /^token-([A-E])-(\w+)$/.exec(thing);
  return found ? `@${'ABCDE'.indexOf(found[1] ?? '')}#${found[2]}` : null;
}

export interface Aim {
  readonly frames: readonly Frame[];
  /** From what moves to where it goes, edge to edge. */
  readonly from: { x: number; y: number } | null;
  readonly to: { x: number; y: number } | null;
}

/** Where the line from the middle of one frame to the middle of another leaves the first. */
function edge(from: Frame, to: Frame): { x: number; y: number } {
  const x = from.x + from.w / 2;
  const y = from.y + from.h / 2;
  const dx = to.x + to.w / 2 - x;
  const dy = to.y + to.h / 2 - y;
  const part = Math.min(
    1,
    Math.min(dx ? (from.w / 2 + 3) / Math.abs(dx) : 1, dy ? (from.h / 2 + 3) / Math.abs(dy) : 1),
  );
  return { x: x + dx * part, y: y + dy * part };
}

/** What the announced spells are aimed at, on the board. */
export function aimsOf(spells: readonly AnnouncedView[], now: Shape, lying: readonly Piece[]): Aim[] {
  return spells.map((spell) => {
    const frames = spell.at.flatMap((thing) => {
      const space = now.spaces.get(thing);
      if (space) return [space];
      const piece = lying.find((each) => each.kind === thing);
      const h = piece?.size ?? 0;
      const w = (h * TOKEN.w) / TOKEN.h;
      return piece ? [{ x: piece.x - w / 2, y: piece.y - h / 2, w, h }] : [];
    });
    const [first, second] = frames;
    if (!first || !second) return { frames, from: null, to: null };
    return { frames, from: edge(first, second), to: edge(second, first) };
  });
}
