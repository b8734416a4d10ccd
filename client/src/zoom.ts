/** How a board is looked at from nearer: scales and the scrolling that keeps a point where it is. */
import type { Box } from './place';

/** On a phone of 360 pixels the smallest thing to tap, a character of many in a space of Morgenland, is a finger wide then. */
export const NEAREST = 4.2;
const STEP = 1.5;

export function clampScale(scale: number): number {
  return scale < 1.05 ? 1 : Math.min(NEAREST, scale);
}

export function nearer(scale: number): number {
  return clampScale(scale * STEP);
}

export function farther(scale: number): number {
  return clampScale(scale / STEP);
}

/** After a turn of the wheel by so many pixels; towards the person is farther. The smallest turn away from them is seen. */
export function turned(scale: number, by: number): number {
  return clampScale(Math.max(by < 0 ? 1.05 : 1, scale * Math.exp(-by / 300)));
}

/** Where to scroll so that the point at `at` of the window stays under it when the scale changes. */
export function keepUnder(scroll: number, at: number, before: number, after: number): number {
  return Math.max(0, ((scroll + at) * after) / before - at);
}

/** What the things to be hit need: all of them in sight, as large as that allows, but at least one step nearer. */
export function towardsAll(boxes: readonly Box[], room: Box): { scale: number; x: number; y: number } | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const fits =
    0.85 * Math.min((room.right - room.left) / (right - left), (room.bottom - room.top) / (bottom - top));
  return {
    scale: clampScale(Math.max(STEP, Math.min(fits, 2.5))),
    x: (left + right) / 2 - room.left,
    y: (top + bottom) / 2 - room.top,
  };
}

/** What a finger needs. */
export const FINGER = 44;

/** A part of a board: how near it is looked at, and where its upper left corner lies on the whole board. */
export interface Sight {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const lowest = (from: number, least: number, most: number): number => Math.max(least, Math.min(most, from));

function inside(box: Box, x: number, y: number, w: number, h: number): boolean {
  const slack = 0.5;
  return (
    box.left >= x - slack && box.top >= y - slack && box.right <= x + w + slack && box.bottom <= y + h + slack
  );
}

/** How near the board must be so that a finger hits each of some things; 1: the whole board will do. */
export function nearEnough(boxes: readonly Box[]): number {
  const least = boxes.map((box) => Math.min(box.right - box.left, box.bottom - box.top));
  const scale = FINGER / Math.min(FINGER, ...least.filter((each) => each > 0));
  return scale < 1.01 ? 1 : Math.min(NEAREST, scale);
}

/**
 * Where to look so that a finger hits what is asked for: the lowest scale that is near enough, at the place that holds
 * all of it, or most. `boxes` and `room` are in pixels of the whole board, whose corner is at 0, 0.
 */
export function sightOf(boxes: readonly Box[], room: { w: number; h: number }): Sight | null {
  const scale = nearEnough(boxes);
  if (scale === 1) return null;
  const [w, h] = [room.w / scale, room.h / scale];
  const place = (x: number, y: number): [number, number] => [
    lowest(x, 0, room.w - w),
    lowest(y, 0, room.h - h),
  ];
  let best: readonly Box[] = [];
  for (const { left } of boxes)
    for (const { top } of boxes) {
      const [x, y] = place(left, top);
      const held = boxes.filter((box) => inside(box, x, y, w, h));
      if (held.length > best.length) best = held;
    }
  const shown = best.length ? best : boxes;
  const middle = (one: number, other: number, size: number): number => (one + other - size) / 2;
  const [x, y] = place(
    middle(Math.min(...shown.map((box) => box.left)), Math.max(...shown.map((box) => box.right)), w),
    middle(Math.min(...shown.map((box) => box.top)), Math.max(...shown.map((box) => box.bottom)), h),
  );
  return { scale, x, y };
}

/** Whether a sight shows all of some things. */
export function holds(sight: Sight, boxes: readonly Box[], room: { w: number; h: number }): boolean {
  return boxes.every((box) => inside(box, sight.x, sight.y, room.w / sight.scale, room.h / sight.scale));
}

export type Edge = 'left' | 'right' | 'up' | 'down';

/** How many of some things lie beyond each edge of a sight; each is counted once. */
export function beyond(
  sight: Sight,
  boxes: readonly Box[],
  room: { w: number; h: number },
): Map<Edge, Box[]> {
  const [w, h] = [room.w / sight.scale, room.h / sight.scale];
  const found = new Map<Edge, Box[]>();
  for (const box of boxes) {
    const x = (box.left + box.right) / 2 - sight.x;
    const y = (box.top + box.bottom) / 2 - sight.y;
    const edge: Edge | null = y < 0 ? 'up' : y > h ? 'down' : x < 0 ? 'left' : x > w ? 'right' : null;
    if (edge) found.set(edge, [...(found.get(edge) ?? []), box]);
  }
  return found;
}
