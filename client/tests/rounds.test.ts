// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { stretchAt, stretches, written } from '../src/look/rounds';
import { nextOf, stepOf, type Step } from '../src/look/walking';
import type { LogLine } from '../src/wire';

function told(kind: string, args: LogLine['args'], role: LogLine['role'] = 'chapter'): LogLine {
  return { kind, args, actor: 0, auto: false, role, at: [] };
}

/** So many moments, with what was told behind some of them. */
function game(count: number, lines: Readonly<Record<number, LogLine[]>>): { told: LogLine[] }[] {
  return Array.from({ length: count }, (_, at) => ({ told: lines[at] ?? [] }));
}

describe('the rounds of a game', () => {
  it('begin with the move after the one behind which they were told', () => {
    const found = stretches(game(9, { 2: [told('year', { year: 2 })], 5: [told('year', { year: 3 })] }));
    expect(found.map(({ number, start, end }) => [number, start, end])).toEqual([
      [1, 0, 3],
      [2, 3, 6],
      [3, 6, 9],
    ]);
    expect(found[0]?.unit).toBe('year');
    expect([stretchAt(found, 2)?.number, stretchAt(found, 3)?.number, stretchAt(found, 9)?.number]).toEqual([
      1, 2, 3,
    ]);
  });

  it('are weeks where days are told, and the end of a week begins none', () => {
    const found = stretches(
      game(8, {
        1: [told('day', { week: 1, day: 2 })],
        3: [told('week-ended', { week: 1 }), told('day', { week: 2, day: 1 })],
        7: [told('week-ended', { week: 2 })],
      }),
    );
    expect(found.map(({ unit, number, start }) => [unit, number, start])).toEqual([
      ['week', 1, 0],
      ['week', 2, 4],
    ]);
  });

  it('of a game that began late carry the numbers that were told', () => {
    expect(stretches(game(4, { 1: [told('day', { week: 3, day: 5 })] }))).toEqual([
      { unit: 'week', number: 3, start: 0, end: 4 },
    ]);
  });

  it('are counted by the line that pauses, too, and by nothing else', () => {
    const pause = stretches(game(4, { 1: [told('round', { number: 2 }, 'pause')] }));
    expect(pause.map(({ unit, number }) => `${unit} ${number}`)).toEqual(['round 1', 'round 2']);
    expect(stretches(game(4, { 1: [told('round', { number: 2 }, 'step')] }))).toEqual([]);
    expect(stretches(game(4, { 1: [told('over', { rounds: 7 })] }))).toEqual([]);
  });

  it('are named in full where all have room', () => {
    expect(written([80, 60, 90], 6)).toBe('full');
    expect(written([80, 30, 90], 6)).toBe('number');
  });
});

describe('keys', () => {
  it('go through the moments, and space plays unless a button is pressed with it', () => {
    const pressed = (key: string, on: Element, more: KeyboardEventInit = {}): Step | null => {
      let step: Step | null = null;
      on.addEventListener('keydown', (event) => (step = stepOf(event as KeyboardEvent)), { once: true });
      on.dispatchEvent(new KeyboardEvent('keydown', { key, ...more }));
      return step;
    };
    const [page, button, field] = ['main', 'button', 'input'].map((tag) => document.createElement(tag));
    if (!page || !button || !field) throw new Error('no page');
    const keys = ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'n', ' ', 'x'];
    expect(keys.map((key) => pressed(key, page))).toEqual([
      'on',
      'back',
      'first',
      'last',
      'turning',
      'play',
      null,
    ]);
    expect(pressed('ArrowLeft', page, { altKey: true })).toBeNull();
    expect([pressed(' ', button), pressed('ArrowRight', button)]).toEqual([null, 'on']);
    expect(pressed('ArrowRight', field)).toBeNull();
  });

  it('lead to the next turning point, and behind the last to the first', () => {
    expect([nextOf([9, 3], 0), nextOf([9, 3], 3), nextOf([9, 3], 9), nextOf([], 1)]).toEqual([
      3,
      9,
      3,
      undefined,
    ]);
  });
});
