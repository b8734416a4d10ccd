// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import * as tribes from '../src/games/fivetribes/geometry';
import * as yspahan from '../src/games/yspahan/geometry';
import { gap, nearest, towards } from '../src/pointer';
import { shapeOf } from '../src/layout.svelte';

describe("Yspahan's city", () => {
  it('has a colour for every souk as the table names them', () => {
    expect(Object.keys(yspahan.FILLS)).toEqual(['white', 'blue', 'yellow', 'pink', 'orange']);
    expect(new Set(Object.values(yspahan.FILLS)).size).toBe(5);
  });

  it('has 29 squares and no two things on one cell', () => {
    expect(yspahan.SQUARES.size).toBe(29);
    const all = [
      ...[...yspahan.SQUARES.values()].map(String),
      ...yspahan.PLOTS.flatMap((plot) => [...plot.shops, plot.plate, ...plot.yards].map(String)),
    ];
    expect(new Set(all).size).toBe(all.length);
    for (const cell of all) {
      const [column, row] = cell.split(',').map(Number);
      expect(column).toBeLessThan(yspahan.COLUMNS);
      expect(row).toBeLessThan(yspahan.ROWS);
    }
  });

  it.each([
    ['desktop', ''],
    ['tablet', ''],
    ['phone', 'city'],
  ] as const)('fits its frame: %s %s', (layout, part) => {
    const now = yspahan.shape(layout, part, false);
    for (const cell of yspahan.SQUARES.values()) {
      const [x, y] = yspahan.centre(cell, now);
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(0);
      expect(x).toBeLessThan(now.width);
      expect(y).toBeLessThan(now.height);
    }
  });

  it('goes over the crossroads from arm to arm, straight along one', () => {
    const now = yspahan.shape('desktop', '', false);
    expect(yspahan.way('square-w2', 'square-w6', now).match(/[ML]/g)).toHaveLength(2);
    expect(yspahan.way('square-w2', 'square-e1', now).match(/[ML]/g)).toHaveLength(2);
    expect(yspahan.way('square-w2', 'square-n1', now).match(/[ML]/g)).toHaveLength(3);
    expect(yspahan.way('square-w2', 'square-nowhere', now)).toBe('');
  });

  it('has a door wherever a shop touches the street', () => {
    expect(yspahan.doors(yspahan.shape('desktop', '', false))).toHaveLength(30);
  });
});

describe("Five Tribes' tiles", () => {
  const cells = [...tribes.COLUMNS].flatMap((letter) => tribes.ROWS.map((row) => `${letter}${row}`));

  it.each([
    ['desktop', ''],
    ['tablet', ''],
    ['phone', 'tiles'],
  ] as const)('do not overlap and fit: %s', (layout, part) => {
    const now = tribes.shape(layout, part, false);
    const frames = cells.map((cell) => tribes.tile(cell, now));
    for (const [at, one] of frames.entries()) {
      expect(one.x + one.w).toBeLessThanOrEqual(now.width);
      expect(one.y + one.h).toBeLessThanOrEqual(now.height);
      for (const other of frames.slice(at + 1)) {
        const apart =
          one.x + one.w <= other.x ||
          other.x + other.w <= one.x ||
          one.y + one.h <= other.y ||
          other.y + other.h <= one.y;
        expect(apart).toBe(true);
      }
    }
  });

  it('turn on an upright phone: 5 across, 6 down', () => {
    const now = tribes.shape('phone', 'tiles', false);
    expect(tribes.tile('a5', now).y).toBe(tribes.tile('a1', now).y);
    expect(tribes.tile('f1', now).x).toBe(tribes.tile('a1', now).x);
  });

  it('show up to five meeples one by one, then one of each tribe with a number', () => {
    const frame = { x: 0, y: 0, w: 113, h: 113 };
    expect(tribes.crowd([{ id: 'm', tribe: 'elder', count: 5 }], frame)).toHaveLength(5);
    const many = tribes.crowd(
      [
        { id: 'm', tribe: 'elder', count: 4 },
        { id: 'n', tribe: 'vizier', count: 3 },
      ],
      frame,
    );
    expect(many.map((spot) => spot.count)).toEqual([4, 3]);
    for (const spot of many) expect(spot.x).toBeGreaterThan(0);
  });
});

describe('hands', () => {
  const box = (
    left: number,
    top: number,
    size = 20,
  ): { box: { left: number; right: number; top: number; bottom: number } } => ({
    box: { left, top, right: left + size, bottom: top + size },
  });

  it('measures the gap to a box', () => {
    expect(gap(box(0, 0).box, 10, 10)).toBe(0);
    expect(gap(box(0, 0).box, 23, 24)).toBe(5);
  });

  it('picks the nearest target within reach of a finger', () => {
    const one = box(0, 0);
    const other = box(40, 0);
    expect(nearest([one, other], 35, 10)).toBe(other);
    expect(nearest([one, other], 25, 10)).toBe(one);
    expect(nearest([one], 100, 100)).toBeNull();
  });

  it('walks with the arrows, straight before sideways', () => {
    const right = box(100, 0);
    const skew = box(60, 60);
    expect(towards([right, skew], box(0, 0).box, 1, 0)).toBe(right);
    expect(towards([right, skew], box(0, 0).box, 0, 1)).toBe(skew);
    expect(towards([right], box(0, 0).box, -1, 0)).toBeNull();
  });
});

describe('page shapes', () => {
  it('tells phones, tablets and desktops apart', () => {
    expect(shapeOf(390, 844)).toBe('phone');
    expect(shapeOf(844, 390)).toBe('phone');
    expect(shapeOf(768, 1024)).toBe('tablet');
    expect(shapeOf(1024, 768)).toBe('tablet');
    expect(shapeOf(1440, 900)).toBe('desktop');
  });
});
