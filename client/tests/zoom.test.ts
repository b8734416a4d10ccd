import { expect, test } from 'vitest';
import { clampScale, farther, keepUnder, NEAREST, nearer, towardsAll, turned } from '../src/zoom';

const ROOM = { left: 0, right: 400, top: 100, bottom: 500 };

test('steps lead to the nearest and back to the whole board', () => {
  let scale = 1;
  for (let count = 0; count < 20; count += 1) scale = nearer(scale);
  expect(scale).toBe(NEAREST);
  for (let count = 0; count < 20; count += 1) scale = farther(scale);
  expect(scale).toBe(1);
  expect(clampScale(0.3)).toBe(1);
});

test('the point between the fingers stays under them', () => {
  const scroll = keepUnder(50, 120, 1.5, 3);
  expect((scroll + 120) / 3).toBeCloseTo((50 + 120) / 1.5);
});

test('few small targets are brought near, all of them in sight', () => {
  const goal = towardsAll(
    [
      { left: 100, right: 120, top: 200, bottom: 220 },
      { left: 180, right: 200, top: 260, bottom: 280 },
    ],
    ROOM,
  );
  expect(goal).toEqual({ scale: 2.5, x: 150, y: 140 });
  expect(100 * (goal?.scale ?? 0)).toBeLessThanOrEqual(400);
});

test('targets all over the board are at least one step nearer', () => {
  expect(
    towardsAll(
      [
        { left: 0, right: 20, top: 100, bottom: 120 },
        { left: 380, right: 400, top: 480, bottom: 500 },
      ],
      ROOM,
    )?.scale,
  ).toBe(1.5);
  expect(towardsAll([], ROOM)).toBeNull();
});

test('the wheel brings nearer, however little it is turned, and back to the whole board', () => {
  expect(turned(1, -1)).toBeGreaterThan(1);
  expect(turned(2, -300)).toBe(NEAREST);
  expect(turned(2, 30)).toBeCloseTo(2 * Math.exp(-0.1));
  expect(turned(2, 300)).toBe(1);
});
