import { describe, expect, it } from 'vitest';
import { page } from '../src/guide';

// read, move, read, read, move, watch, read
const LESSONS = [false, true, false, false, true, false, false].map((mine) => ({ mine }));

describe('the page of a guided game', () => {
  it('begins with the first one', () => {
    expect(page(LESSONS, 0, 1)).toBe(0);
  });

  it('stays on a page to read while the move after it is open', () => {
    expect(page(LESSONS, 2, 4)).toBe(2);
    expect(page(LESSONS, 3, 4)).toBe(3);
  });

  it('leaves a move when it is done, for the first page behind it', () => {
    expect(page(LESSONS, 1, 4)).toBe(2);
  });

  it('skips pages whose move was made early', () => {
    expect(page(LESSONS, 0, 4)).toBe(2);
    expect(page(LESSONS, 2, 5)).toBe(5);
  });

  it('keeps what the others do on the page until it is turned', () => {
    expect(page(LESSONS, 5, 5)).toBe(5);
    expect(page(LESSONS, 5, 7)).toBe(5);
    expect(page(LESSONS, 6, 7)).toBe(6);
  });

  it('goes back with an undone move', () => {
    expect(page(LESSONS, 5, 4)).toBe(4);
    expect(page(LESSONS, 3, 1)).toBe(1);
  });
});
