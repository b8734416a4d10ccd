import { describe, expect, it } from 'vitest';
import { face } from '../src/games/yspahan';
import { caravan, pieces, shape } from '../src/games/yspahan/geometry';
import type { Building, Player, Slot, Souk, View } from '../src/games/yspahan/view';
import type { Words } from '../src/words';
import type { ChoiceInfo } from '../src/wire';

const hammam = (seat: number): Building => ({
  id: `building-${seat}-hammam`,
  building: 'hammam',
  rule: 'YS-48',
  camels: 2,
  gold: 2,
  built: seat === 1,
});

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
  id: `slot-${at + 1}`,
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
      effects: [],
      idle: false,
    });
    const ways = [move(1, 2, 0), move(2, 0, 0), move(3, 0, 2)];
    expect(face.sort?.(ways).map((way) => way.id)).toEqual([3, 2, 1]);
  });

  it('lays cubes, camels and the Supervisor where the view says', () => {
    const now = shape('desktop', '', false);
    expect(pieces(view(), now).map((piece) => piece.place)).toEqual(['shop-bag-3-0', 'slot-1', 'square-w2']);
    expect(caravan(view(), now).rows.map((row) => [row.points, row.multiplier])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
  });

  it('has the caravan under the tower in a small window, the top row above, and the city as high as the board', () => {
    const now = shape('desktop', '', false, true);
    const { rows, slots } = caravan(view(), now);
    const [bottom, middle, above] = rows.map((row) => row.y);
    expect(above).toBeLessThan(middle ?? 0);
    expect(middle).toBeLessThan(bottom ?? 0);
    const { tower, caravan: frame, city } = now;
    expect((tower?.y ?? 0) + (tower?.h ?? 0)).toBeLessThan(frame?.y ?? 0);
    expect((city?.h ?? 0) / now.height).toBeGreaterThan(0.95);
    for (const slot of slots) {
      expect(slot.x + slot.camel / 2).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.w ?? 0));
      expect(slot.y + slot.camel / 2).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.h ?? 0) + 6);
    }
  });

  it('gives every number and building of a seat the thing whose card explains it', () => {
    const [, other] = face.seats(view(), words);
    expect(other?.counts.map((count) => count.thing)).toEqual(['camels-1', 'gold-1', 'cards-1']);
    expect(other?.badges).toEqual([{ icon: 'hammam', label: 'the hammam', thing: 'building-1-hammam' }]);
  });
});
