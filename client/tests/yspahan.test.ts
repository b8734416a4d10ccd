import { beforeAll, describe, expect, it, vi } from 'vitest';
import { face } from '../src/games/yspahan';
import { caravan, pieces, shape } from '../src/games/yspahan/geometry';
import type { Building, Card, Player, Slot, Souk, View } from '../src/games/yspahan/view';
import { rules } from '../src/rules.svelte';
import type { Words } from '../src/words';
import type { ChoiceInfo } from '../src/wire';

vi.mock('../src/api', () => ({
  rules: () =>
    Promise.resolve({
      rules: [
        { id: 'YS-48', chapter: '', text: '**Hammam**: three squares are free.' },
        { id: 'YS-80', chapter: '', text: 'Place 1 cube.' },
      ],
    }),
}));

const hammam = (seat: number): Building => ({
  id: `building-${seat}-hammam`,
  building: 'hammam',
  rule: 'YS-48',
  camels: 2,
  gold: 2,
  built: seat === 1,
});

const delivery: Card = { id: 'card-place-cube', card: 'place-cube', rule: 'YS-80', count: 1 };

const player = (seat: number): Player => ({
  id: `player-${seat}`,
  seat,
  colour: 'blue',
  points: 7 * seat,
  breakdown: { souks: 7 * seat },
  gold: 2,
  camels: 1,
  cards: seat,
  buildings: [hammam(seat)],
});

const souk: Souk = {
  id: 'souk-bag-3',
  souk: 'bag-3',
  district: 'bag',
  points: 3,
  colour: 'white',
  owner: 1,
  complete: false,
  shops: [
    { id: 'shop-bag-3-0', owner: 1 },
    { id: 'shop-bag-3-1', owner: null },
    { id: 'shop-bag-3-2', owner: null },
  ],
};

const slot = (at: number): Slot => ({
  id: `slot-${at}`,
  row: Math.floor(at / 2),
  points: 2 - Math.floor(at / 2),
  multiplier: 1 + Math.floor(at / 2),
  owner: at === 0 ? 0 : null,
});

const view = (parts: Partial<View> = {}): View => ({
  seat: 0,
  weeks: 3,
  days: 7,
  week: 1,
  day: 2,
  first: 1,
  order: [1, 0, 1],
  turn: 0,
  active: 1,
  tower: [],
  group: null,
  supervisor: 'square-w2',
  souks: [souk],
  caravan: [0, 1, 2, 3, 4, 5].map(slot),
  seats: [player(0), player(1)],
  hand: [],
  deck: 18,
  discard: [],
  ...parts,
});

const words = { name: (id: string) => `the ${id}`, say: (key: string) => key } as unknown as Words;

describe('the face of Yspahan', () => {
  beforeAll(() => rules.use('en', 'yspahan'));

  it('explains cards and buildings by the rule they carry', () => {
    expect(face.about?.('building-1-hammam', words, view())).toBe('Hammam: three squares are free.');
    expect(face.about?.('card-place-cube', words, view({ hand: [delivery] }))).toBe('Place 1 cube.');
    expect(face.about?.('card-place-cube', words, view({ discard: [delivery] }))).toBe('Place 1 cube.');
    expect(face.about?.('card-place-cube', words, view({ hand: null }))).toBeNull();
    expect(face.about?.('shop-bag-3-0', words, view())).toBeNull();
  });

  it('names each seat once in the order of turns, with what stands on its board', () => {
    expect(face.order(view())).toEqual([1, 0]);
    expect(face.order(view({ order: [], first: null }))).toEqual([0, 1]);
    const [me, other] = face.seats(view(), words);
    expect([me?.score, other?.score]).toEqual([0, 7]);
    expect([me?.badges?.length, other?.badges?.length]).toEqual([0, 1]);
  });

  it('puts cheap ways of the Supervisor first, and those that send more', () => {
    const move = (id: number, gold: number, cubes: number): ChoiceInfo => ({
      id,
      key: 'choice-move',
      args: { gold, cubes },
      at: [],
    });
    const ways = [move(1, 2, 0), move(2, 0, 0), move(3, 0, 2)];
    expect(face.sort?.(ways).map((way) => way.id)).toEqual([3, 2, 1]);
  });

  it('lays cubes, camels and the Supervisor where the view says', () => {
    const now = shape('desktop', '', false);
    expect(pieces(view(), now).map((piece) => piece.place)).toEqual(['shop-bag-3-0', 'slot-0', 'square-w2']);
    expect(caravan(view(), now).rows.map((row) => [row.points, row.multiplier])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
  });
});
