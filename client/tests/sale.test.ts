import { describe, expect, it } from 'vitest';
import { worth } from '../src/games/fivetribes/sale';

describe('what a hand is worth', () => {
  it('makes sets of different kinds, the largest first', () => {
    expect(worth([1, 1, 2, 1, 2, 1])).toBe(33);
    expect(worth([])).toBe(0);
    expect(worth([3])).toBe(3);
  });

  it('is less after a sale of four of six kinds', () => {
    expect(worth([0, 0, 1, 0, 2, 1])).toBe(8);
  });
});
