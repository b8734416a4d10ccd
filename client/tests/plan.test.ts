import { describe, expect, it } from 'vitest';
import { added, below, count, left, removed, steps } from '../src/plan';
import type { Order, PlanCase } from '../src/wire';

const said = { key: 'choice-keep', args: {} };

function seen(name: string): PlanCase {
  return { seat: 0, seen: name, said };
}

function order(action: number, when: string | null = null, then: Order[] = []): Order {
  return { when: when === null ? null : seen(when), decision: 'D-MARK', action, said, then };
}

describe('a plan', () => {
  const tree = [order(1, 'a', [order(2, 'b'), order(3)]), order(4)];

  it('counts all its orders', () => {
    expect(count(tree)).toBe(4);
    expect(count([])).toBe(0);
  });

  it('finds what follows an order, and the steps to it', () => {
    expect(below(tree, [0]).map((each) => each.action)).toEqual([2, 3]);
    expect(below(tree, [])).toBe(tree);
    expect(steps(tree, [0, 1])).toEqual([
      { case: 'a', action: 1 },
      { case: '', action: 3 },
    ]);
    expect(steps(tree, [])).toEqual([]);
  });

  it('keeps whatever happens behind the cases', () => {
    const more = added(tree, [], order(9, 'c'));
    expect(more.map((each) => each.action)).toEqual([1, 9, 4]);
    expect(below(added(tree, [0, 0], order(7)), [0, 0]).map((each) => each.action)).toEqual([7]);
  });

  it('loses an order with what follows it', () => {
    expect(removed(tree, [0]).map((each) => each.action)).toEqual([4]);
    expect(below(removed(tree, [0, 0]), [0]).map((each) => each.action)).toEqual([3]);
    expect(count(tree)).toBe(4);
  });

  it('offers the cases that have no answer yet', () => {
    expect(left([seen('a'), seen('b')], tree).map((each) => each.seen)).toEqual(['b']);
  });
});
