import { describe, expect, it } from 'vitest';
import { difference, track, travelTime, type Piece } from '../src/motion';

function piece(place: string, kind: string, x = 0, y = 0): Piece {
  return { place, kind, x, y, size: 30 };
}

describe('track', () => {
  it('keeps the identity of what stays', () => {
    const first = track([], [piece('a', 'red'), piece('b', 'blue')]);
    const second = track(first, [piece('a', 'red'), piece('b', 'blue')]);
    expect(second.map((each) => each.uid)).toEqual(first.map((each) => each.uid));
    expect(second.every((each) => each.time === 0)).toBe(true);
  });

  it('moves a piece to where one like it appears', () => {
    const first = track([], [piece('shop', 'red', 0, 0), piece('other', 'blue', 50, 0)]);
    const second = track(first, [piece('caravan', 'red', 300, 400), piece('other', 'blue', 50, 0)]);
    expect(second[0]?.uid).toBe(first[0]?.uid);
    expect(second[0]?.time).toBe(travelTime(500));
    expect(second[0]?.fresh).toBe(false);
  });

  it('prefers the nearest of several that left', () => {
    const first = track([], [piece('far', 'red', 0, 0), piece('near', 'red', 90, 0)]);
    const second = track(first, [piece('new', 'red', 100, 0)]);
    expect(second[0]?.uid).toBe(first[1]?.uid);
  });

  it('never mixes kinds and marks what is new', () => {
    const first = track([], [piece('a', 'red')]);
    const second = track(first, [piece('b', 'blue')]);
    expect(second[0]?.uid).not.toBe(first[0]?.uid);
    expect(second[0]?.fresh).toBe(true);
  });

  it('staggers several pieces and keeps within limits', () => {
    const before = track(
      [],
      Array.from({ length: 20 }, (_, at) => piece(`a${at}`, 'red', 0, at)),
    );
    const after = track(
      before,
      Array.from({ length: 20 }, (_, at) => piece(`b${at}`, 'red', 2000, at)),
    );
    expect(after[1]?.delay).toBe(70);
    for (const each of after) expect(each.delay + each.time).toBeLessThanOrEqual(1200);
  });

  it('takes longer for longer ways, up to a limit', () => {
    expect(travelTime(0)).toBe(0);
    expect(travelTime(200)).toBe(360);
    expect(travelTime(5000)).toBe(520);
  });
});

describe('difference', () => {
  it('tells what a preview takes and brings', () => {
    const { lost, arriving } = difference(
      [piece('a', 'red'), piece('b', 'blue')],
      [piece('b', 'blue'), piece('c', 'red')],
    );
    expect([...lost]).toEqual(['a']);
    expect(arriving.map((each) => each.place)).toEqual(['c']);
  });

  it('sees a piece that changes hands', () => {
    const { lost, arriving } = difference([piece('a', 'red')], [piece('a', 'blue')]);
    expect([...lost]).toEqual(['a']);
    expect(arriving).toHaveLength(1);
  });
});
