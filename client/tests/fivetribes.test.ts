import { describe, expect, it } from 'vitest';
import { face } from '../src/games/fivetribes';
import { hand, hidden, pieces, shape } from '../src/games/fivetribes/geometry';
import type { Djinn, Heap, Seat, View } from '../src/games/fivetribes/view';
import type { Words } from '../src/words';

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

describe('the desk', () => {
  it('has room for its column also where the window was smaller a moment ago', () => {
    for (const wide of [300, 500, 700, 900]) {
      const { tracks, market, djinns } = shape('desktop', '', false, wide, 400);
      for (const frame of [tracks, market, djinns]) expect(frame?.w).toBeGreaterThanOrEqual(342);
    }
  });
});

describe('the face of Five Tribes', () => {
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

describe('the hand of a move', () => {
  const tribes = ['vizier', 'elder', 'merchant', 'builder', 'assassin'];
  const heap = (id: string, tribe: string, count = 1): Heap => ({ id: `${id}-${tribe}`, tribe, count });
  const board = (camels: boolean): View['tiles'] =>
    ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((column) =>
      [1, 2, 3, 4, 5].map((row) => ({
        id: `tile-${column}${row}`,
        cell: `${column}${row}`,
        type: 'oasis',
        value: 8,
        colour: 'red',
        rule: null,
        meeples: row === 3 ? [] : [heap(`${column}${row}`, 'vizier'), heap(`${column}${row}`, 'elder')],
        camel: camels && row !== 3 ? 0 : null,
        palms: 0,
        palaces: 0,
      })),
    );

  it.each([1, 2, 3, 4, 5])('of %i tribes hides no piece where there is room', (kinds) => {
    const move = {
      start: 'tile-c3',
      drops: [],
      hand: tribes.slice(0, kinds).map((tribe) => heap('hand', tribe)),
      ends: [],
    };
    const now = shape('desktop', '', false, 960, 500);
    for (const camels of [false, true]) {
      const lying = pieces(view({ tiles: board(camels) }), now);
      const held = hand(view({ tiles: board(camels), move }), now);
      expect(held?.heaps).toHaveLength(kinds);
      expect(held && hidden(held.frame, lying)).toBe(0);
    }
  });
});
