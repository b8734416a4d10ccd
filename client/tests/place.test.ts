import { expect, test } from 'vitest';
import { placeBand, placeCard, type Box } from '../src/place';

const ROOM: Box = { left: 0, right: 1000, top: 100, bottom: 800 };
const box = (left: number, top: number, wide = 50, high = 50): Box => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});

test('a card stands above the thing where nothing else is', () => {
  expect(placeCard(200, 80, box(500, 400), [], ROOM)).toEqual({ left: 425, top: 310 });
});

test('a card goes below where it would leave the room above', () => {
  expect(placeCard(200, 80, box(500, 110), [], ROOM)).toEqual({ left: 425, top: 170 });
});

test('a card does not cover a neighbour that can be chosen too', () => {
  const above = box(500, 340);
  const below = box(500, 460);
  const place = placeCard(200, 80, box(500, 400), [above, below], ROOM);
  expect(place).toEqual({ left: 560, top: 385 });
});

test('in a crowd the card stands outside of it', () => {
  const grid = [0, 1, 2].flatMap((column) => [0, 1, 2].map((row) => box(300 + column * 60, 300 + row * 60)));
  const centre = grid[4] as Box;
  const others = grid.filter((each) => each !== centre);
  const { left, top } = placeCard(200, 80, centre, others, ROOM);
  for (const each of grid)
    expect(left >= each.right || left + 200 <= each.left || top >= each.bottom || top + 80 <= each.top).toBe(
      true,
    );
});

test('a card stays inside the room', () => {
  const { left, top } = placeCard(300, 120, box(980, 780, 20, 20), [], ROOM);
  expect(left + 300).toBeLessThanOrEqual(1000);
  expect(top + 120).toBeLessThanOrEqual(800);
});

test('a band takes the highest place that covers nothing, if there is one', () => {
  expect(placeBand(48, [], ROOM)).toBe(10);
  const top = placeBand(48, [box(300, 120), box(500, 180)], ROOM) ?? 0;
  expect(100 + top).toBeGreaterThanOrEqual(230);
  expect(top).toBeLessThan(160);
  expect(placeBand(48, [box(0, 0, 1000, 900)], ROOM)).toBeNull();
});
