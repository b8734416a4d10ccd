import { describe, expect, it } from 'vitest';
import { click, isPlain, numberOf, select } from '../src/select';
import type { ChoiceInfo } from '../src/wire';

function choice(id: number, ...at: string[]): ChoiceInfo {
  return { id, key: 'choice-x', args: {}, at, effects: [], idle: false };
}

const drops = [
  choice(1, 'hand-vizier', 'tile-a1'),
  choice(2, 'hand-vizier', 'tile-b1'),
  choice(3, 'hand-elder', 'tile-a1'),
];
const builds = [
  choice(1, 'building-store'),
  choice(2, 'building-store', 'card-no-gold'),
  choice(3, 'building-hammam'),
];

describe('select', () => {
  it('offers everything before the first click', () => {
    const offer = select(drops, []);
    expect([...offer.targets].sort()).toEqual(['hand-elder', 'hand-vizier', 'tile-a1', 'tile-b1']);
    expect(offer.ready).toBeNull();
    expect(offer.left).toHaveLength(3);
  });

  it('narrows with each click, in any order', () => {
    expect([...select(drops, ['tile-a1']).targets].sort()).toEqual(['hand-elder', 'hand-vizier']);
    expect([...select(drops, ['hand-vizier']).targets].sort()).toEqual(['tile-a1', 'tile-b1']);
    expect(select(drops, ['tile-a1', 'hand-elder']).ready?.id).toBe(3);
    expect(select(drops, ['hand-elder', 'tile-a1']).ready?.id).toBe(3);
  });

  it('is ready as soon as one choice is left, without the clicks that go without saying', () => {
    expect(select(drops, ['tile-b1']).ready?.id).toBe(2);
    expect(select(drops, ['tile-b1']).targets.size).toBe(0);
  });

  it('drops clicks that fit nothing', () => {
    expect(select(drops, ['tile-f5']).picked).toEqual([]);
    expect(select(drops, ['tile-b1', 'hand-elder']).picked).toEqual(['tile-b1']);
    expect(select([], ['tile-b1']).left).toEqual([]);
  });

  it('names the choice that needs no more clicks while others go on', () => {
    const offer = select(builds, ['building-store']);
    expect(offer.ready).toBeNull();
    expect(offer.complete?.id).toBe(1);
    expect([...offer.targets]).toEqual(['card-no-gold']);
    expect(select(builds, ['building-store', 'card-no-gold']).ready?.id).toBe(2);
  });

  it('does not call a sole choice ready that nobody pointed at', () => {
    expect(select([choice(9, 'tile-a1')], []).ready).toBeNull();
    expect(select([choice(9)], []).ready).toBeNull();
  });

  it('leaves two choices of the same things to the list', () => {
    const twins = [choice(1, 'level-gold'), choice(2, 'level-gold')];
    const offer = select(twins, ['level-gold']);
    expect(offer.complete).toBeNull();
    expect(offer.targets.size).toBe(0);
    expect(offer.left).toHaveLength(2);
  });

  it('never loses a choice: every choice can be reached by clicking its things', () => {
    for (const set of [drops, builds]) {
      for (const each of set) {
        let clicks: string[] = [];
        for (const thing of each.at) clicks = click(set, clicks, thing);
        const offer = select(set, clicks);
        expect(offer.left).toContain(each);
        expect((offer.ready ?? offer.complete)?.id).toBe(each.id);
      }
    }
  });
});

describe('click', () => {
  it('adds a thing that fits', () => {
    expect(click(drops, ['tile-a1'], 'hand-elder')).toEqual(['tile-a1', 'hand-elder']);
  });

  it('starts afresh with a thing that fits other choices only', () => {
    expect(click(drops, ['tile-b1'], 'hand-elder')).toEqual(['hand-elder']);
  });

  it('keeps as many clicks as still fit', () => {
    const three = [choice(1, 'a', 'b', 'c'), choice(2, 'a', 'd')];
    expect(click(three, ['a', 'b'], 'd')).toEqual(['a', 'd']);
  });

  it('ignores what cannot be chosen, and a second click', () => {
    expect(click(drops, ['tile-a1'], 'tile-f5')).toEqual(['tile-a1']);
    expect(click(drops, ['tile-a1'], 'tile-a1')).toEqual(['tile-a1']);
  });
});

describe('numberOf', () => {
  const amount = (id: number, number: number, more: Record<string, number> = {}): ChoiceInfo => ({
    id,
    key: 'choice-buy',
    args: { number, ...more },
    at: [],
    effects: [],
    idle: false,
  });

  it('finds the number in which choices differ', () => {
    expect(numberOf([amount(1, 0), amount(2, 1), amount(3, 2)])).toBe('number');
    expect(numberOf([amount(1, 1, { left: 4 }), amount(2, 2, { left: 3 }), amount(3, 3, { left: 2 })])).toBe(
      'number',
    );
  });

  it('finds none where words differ, keys differ, or there are few', () => {
    expect(numberOf([amount(1, 0), amount(2, 1)])).toBeNull();
    expect(
      numberOf([
        amount(1, 0),
        amount(2, 1),
        { id: 3, key: 'choice-pass', args: { number: 2 }, at: [], effects: [], idle: false },
      ]),
    ).toBeNull();
    expect(
      numberOf(
        [
          amount(1, 0),
          amount(2, 1),
          { id: 3, key: 'choice-buy', args: { number: 2, card: 'silk' }, at: [], effects: [], idle: false },
        ].map((each, at) => ({ ...each, args: { ...each.args, card: `c${at}` } })),
      ),
    ).toBeNull();
    expect(numberOf([amount(1, 1), amount(2, 1), amount(3, 2)])).toBeNull();
  });
});

describe('choices that need no second click', () => {
  it('are the only one, and the ones that let a question go by', () => {
    const pass = { ...choice(1), key: 'choice-pass' };
    const end = { ...choice(2), key: 'choice-end-turn' };
    expect([isPlain([end], end), isPlain([pass, end], pass), isPlain([pass, end], end)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
