/** Motion is the difference of two views: a piece keeps its identity when it, or one just like it, is found elsewhere. */

export interface Piece {
  /** Where it lies: unique among the pieces of one view. */
  readonly place: string;
  /** What it looks like: pieces of one kind may stand for each other. */
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Tracked extends Piece {
  readonly uid: number;
  /** Milliseconds until it starts and that it takes; 0 where it did not move. */
  readonly delay: number;
  readonly time: number;
  readonly fresh: boolean;
}

const BASE = 320;
const PER_200 = 40;
export const LONGEST = 520;
export const STAGGER = 70;
const WHOLE = 1200;

let last = 0;

/** How long a piece travels over a distance. */
export function travelTime(distance: number): number {
  return distance < 1 ? 0 : Math.min(LONGEST, BASE + (PER_200 * distance) / 200);
}

function distance(one: Piece, other: Piece): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The pieces of the new view, each with the identity of the piece it was before, if there was one. */
export function track(before: readonly Tracked[], now: readonly Piece[]): Tracked[] {
  const free = new Map(before.map((piece) => [piece.place, piece]));
  const found = new Map<Piece, Tracked>();
  for (const piece of now) {
    const old = free.get(piece.place);
    if (old && old.kind === piece.kind) {
      found.set(piece, old);
      free.delete(piece.place);
    }
  }
  for (const piece of now) {
    if (found.has(piece)) continue;
    let best: Tracked | null = null;
    for (const old of free.values()) {
      if (old.kind === piece.kind && (!best || distance(old, piece) < distance(best, piece))) best = old;
    }
    if (best) {
      found.set(piece, best);
      free.delete(best.place);
    }
  }
  let moved = 0;
  return now.map((piece) => {
    const old = found.get(piece);
    const time = old ? travelTime(distance(old, piece)) : 0;
    const delay = time > 0 ? Math.min(moved * STAGGER, WHOLE - LONGEST) : 0;
    if (time > 0) moved += 1;
    return { ...piece, uid: old ? old.uid : (last += 1), delay, time, fresh: !old && before.length > 0 };
  });
}

/** What a preview would take away and bring. */
export function difference(
  now: readonly Piece[],
  then: readonly Piece[],
): { lost: Set<string>; arriving: Piece[] } {
  const kinds = new Map(now.map((piece) => [piece.place, piece.kind]));
  const later = new Map(then.map((piece) => [piece.place, piece.kind]));
  const lost = new Set<string>();
  for (const piece of now) if (later.get(piece.place) !== piece.kind) lost.add(piece.place);
  return { lost, arriving: then.filter((piece) => kinds.get(piece.place) !== piece.kind) };
}
