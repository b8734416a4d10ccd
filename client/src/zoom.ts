/** How a board is looked at from nearer: scales and the scrolling that keeps a point where it is. */
import type { Box } from './place';

export const NEAREST = 4;
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
