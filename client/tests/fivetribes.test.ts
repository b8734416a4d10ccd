import { beforeAll, describe, expect, it, vi } from 'vitest';
import { face } from '../src/games/fivetribes';
import type { Djinn, Seat, View } from '../src/games/fivetribes/view';
import { rules } from '../src/rules.svelte';
import type { Words } from '../src/words';

vi.mock('../src/api', () => ({
  rules: () =>
    Promise.resolve({
      rules: [
        { id: 'FT-87', chapter: '', text: '**Enki** places a palm.' },
        { id: 'FT-91', chapter: '', text: 'Two are killed.' },
      ],
    }),
}));

const djinn = (name: string, rule: string): Djinn => ({
  id: `djinn-${name}`,
  djinn: name,
  points: 8,
  rule,
});

const seat = (number: number, djinns: Djinn[] = []): Seat => ({
  id: `player-${number}`,
  seat: number,
  colour: 'blue',
  points: 50 + number,
  breakdown: { gold: 50 },
  gold: number === 0 ? 50 : null,
  camels: 8,
  viziers: 0,
  elders: 0,
  front: [],
  djinns: djinns.map((each) => ({ ...each, used: false })),
  cards: 0,
  known: {},
  unknown: 0,
  hand: [],
});

const view = (parts: Partial<View>): View => ({
  seat: 0,
  seats: [seat(0), seat(1), seat(2)],
  round: 1,
  active: null,
  tiles: [],
  move: null,
  sale: null,
  looked_at: null,
  bid_order: [],
  turn_order: [],
  row: [],
  pile: 45,
  discards: {},
  djinns: [],
  djinn_pile: 19,
  djinn_discards: [],
  palms: 12,
  palaces: 10,
  bag: {},
  last_camel: false,
  no_move: false,
  ...parts,
});

const words = {
  name: (id: string) => `the ${id}`,
  say: (key: string) => key,
} as unknown as Words;

describe('the face of Five Tribes', () => {
  beforeAll(() => rules.use('en', 'fivetribes'));

  it('explains a djinn by the rule it carries, wherever it lies', () => {
    const enki = djinn('enki', 'FT-87');
    const iblis = djinn('ibus', 'FT-91');
    const looked = { seat: 0, number: 1, djinns: [enki] };
    for (const each of [
      view({ djinns: [enki] }),
      view({ looked_at: looked }),
      view({ djinn_discards: [enki] }),
    ])
      expect(face.about?.('djinn-enki', words, each)).toBe('Enki places a palm.');
    const owned = view({ seats: [seat(0), seat(1, [iblis])] });
    expect(face.about?.('djinn-ibus', words, owned)).toBe('Two are killed.');
    expect(face.about?.('djinn-enki', words, owned)).toBeNull();
    expect(face.about?.('tile-a1', words, owned)).toBeNull();
  });

  it('orders the seats by turn, then by bid, each once', () => {
    const order = view({
      turn_order: [
        { id: 'spot-18', price: 18, seat: 2 },
        { id: 'spot-12', price: 12, seat: null },
      ],
      bid_order: [
        { id: 'bid-1', seat: null },
        { id: 'bid-2', seat: 0 },
      ],
    });
    expect(face.order(order)).toEqual([2, 0, 1]);
  });

  it('shows the points that may be seen, and no gold where it is concealed', () => {
    const [mine, other] = face.seats(view({}), words);
    expect(mine?.score).toBe(50);
    expect(mine?.counts.map((count) => count.icon)).toContain('gold');
    expect(other?.counts.map((count) => count.icon)).not.toContain('gold');
    expect(other?.note).toContain('ui-ft-plus-gold');
  });
});
