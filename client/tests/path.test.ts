import { describe, expect, it } from 'vitest';
import { joined, pathOf, stepsOf } from '../src/look/path';
import { choice } from './messages';

const onBoard = (thing: string): boolean => !thing.startsWith('hand');
const steps = [
  choice(1, 'tile-f2'),
  choice(2, 'hand-builder', 'tile-e2'),
  choice(3, 'hand-vizier', 'tile-f2'),
  choice(4),
  choice(5, 'djinn-enki'),
];

describe('the line of an option', () => {
  it('leaves out what is none of something, but never the option itself', () => {
    const none = { ...choice(7), args: { number: 0 } };
    expect(stepsOf({ choice: none, line: [none, choice(8), none] }).map(({ id }) => id)).toEqual([7, 8]);
  });

  it('goes over things of the board, each with the numbers of its steps', () => {
    expect(pathOf(steps, onBoard)).toEqual([
      { thing: 'tile-f2', steps: [1, 3], brought: [3] },
      { thing: 'tile-e2', steps: [2], brought: [2] },
      { thing: 'djinn-enki', steps: [5], brought: [] },
    ]);
  });

  it('is joined only where step follows step on things of one kind', () => {
    expect(joined(pathOf(steps, onBoard))).toEqual([
      ['tile-f2', 'tile-e2'],
      ['tile-e2', 'tile-f2'],
    ]);
    const jump = [choice(1, 'tile-a1'), choice(2), choice(3, 'tile-b1'), choice(4, 'row-2')];
    expect(joined(pathOf(jump, onBoard))).toEqual([]);
    expect(joined(pathOf([choice(1, 'row-1'), choice(2, 'row-5')], onBoard))).toEqual([]);
  });
});
