import { describe, expect, it } from 'vitest';
import { after, answers, fills, several } from '../src/games/yspahan/supply';
import type { Souk, View } from '../src/games/yspahan/view';
import type { ChoiceInfo, PromptInfo } from '../src/wire';
import { choice, prompt } from './messages';

function souk(name: string, owners: readonly (number | null)[]): Souk {
  const shops = owners.map((owner, at) => ({ id: `shop-${name}-${at}`, owner }));
  const points = Number(name.split('-')[1]);
  return {
    id: `souk-${name}`,
    souk: name,
    district: 'bag',
    points,
    colour: 'white',
    owner: null,
    complete: false,
    shops,
  };
}

const view = {
  souks: [souk('bag-3', [0, null, null]), souk('bag-8', [null, null, null])],
} as unknown as View;

function asked(cubes: number, ...shops: [string, number][]): PromptInfo {
  const choices = shops.map(([shop, street], at): ChoiceInfo => ({
    ...choice(at, `shop-${shop}`),
    args: { street },
  }));
  return { ...prompt(0, ...choices), decision: 'D-SUPPLY', args: { number: cubes } };
}

describe('the cubes of one supply', () => {
  it('fill a souk at once', () => {
    const now = asked(3, ['bag-3-1', 0], ['bag-3-2', 1]);
    const [fill] = several(view, now);
    expect(fill).toMatchObject({
      first: 'all',
      shops: ['shop-bag-3-1', 'shop-bag-3-2'],
      have: 3,
      street: 1,
    });
  });

  it('leave it open which shops stay empty, where that matters', () => {
    const now = asked(2, ['bag-8-0', 1], ['bag-8-1', 0], ['bag-8-2', 0]);
    expect(fills(view, now).map(({ first, shops }) => [first, shops])).toEqual([
      ['safe', ['shop-bag-8-1', 'shop-bag-8-2']],
      ['street', ['shop-bag-8-0', 'shop-bag-8-1']],
    ]);
  });

  it('are placed one by one where there is only one, or one for each souk', () => {
    expect(several(view, asked(1, ['bag-3-1', 0], ['bag-3-2', 0]))).toEqual([]);
    expect(several(view, { ...asked(2, ['bag-3-1', 0], ['bag-3-2', 0]), decision: 'D-PLACE' })).toEqual([]);
  });

  it('answer cube by cube, and no question about another souk', () => {
    const now = asked(3, ['bag-3-1', 0], ['bag-3-2', 1]);
    const [fill] = several(view, now);
    const pick = answers(fill!);
    expect(pick(now)?.at).toEqual(['shop-bag-3-1']);
    expect(pick(asked(2, ['bag-3-2', 1]))?.at).toEqual(['shop-bag-3-2']);
    expect(pick(asked(1, ['bag-8-0', 0]))).toBeNull();
  });

  it('show where they would lie', () => {
    const [fill] = several(view, asked(3, ['bag-3-1', 0], ['bag-3-2', 1]));
    const then = after(view, fill!, 0);
    expect(then.souks[0]?.shops.map(({ owner }) => owner)).toEqual([0, 0, 0]);
    expect(then.souks[1]).toEqual(view.souks[1]);
  });
});
