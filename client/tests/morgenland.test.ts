// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { narrowed } from '../src/forms/ways';
import { face } from '../src/games/morgenland';
import {
  aimsOf,
  isTight,
  pieceOf,
  pieces,
  rows,
  shape,
  tokens,
  TOKEN,
} from '../src/games/morgenland/geometry';
import type { SpaceView, View } from '../src/games/morgenland/view';

const SPACES = [
  ...['cave-red', 'cave-white', 'cave-blue', 'cave-black', 'cave-gold'],
  ...['tent', 'djinn', 'market', 'caravanserai', 'guard'],
  ...['room-1', 'room-2', 'room-3', 'room-4', 'room-5'],
];

function space(id: string, at: number, more: Partial<SpaceView> = {}): SpaceView {
  return {
    id,
    number: at + 1,
    status: 'unscored',
    closed: false,
    smuggler: null,
    tokens: [],
    ranks: [],
    niches: null,
    room: null,
    ...more,
  };
}

function token(seat: number, handle: number) {
  const letter = 'ABCDE'[seat] ?? 'A';
  return {
    id: `token-${letter}-${handle}`,
    handle: `${letter}#${handle}`,
    owner: seat,
    up: false,
    strength: null,
  };
}

function view(seats: number, current = '', crowd = 0): View {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  const crowded = order.flatMap((seat) => Array.from({ length: crowd }, (_, at) => token(seat, at + 1)));
  return {
    version: 'magic',
    rounds: 30,
    camel: 0,
    card: null,
    cards: [],
    guard: null,
    window: null,
    reversed: false,
    secret: null,
    bank: {},
    seats: [],
    spells: { deck: 21, display: [], discards: [] },
    pending: [],
    reacting: null,
    trick: null,
    rules: {},
    own: null,
    order,
    round: 2,
    seat: 0,
    spaces: SPACES.slice(0, 10 + seats).map((id, at) =>
      space(
        id,
        at,
        id === current
          ? { status: 'current', tokens: crowded, ranks: order.map((seat) => ({ seat, strength: 9 - seat })) }
          : { tokens: id === 'room-2' && current !== id ? crowded : [] },
      ),
    ),
  };
}

const ROOMS = [
  ['desktop', 1086, 560],
  ['desktop', 1500, 900],
  ['tablet', 690, 470],
  ['phone', 390, 420],
  ['phone', 390, 330],
  ['phone', 500, 300],
] as const;

describe("Morgenland's road", () => {
  it.each(ROOMS)('fills its room without overlaps: %s %d by %d', (layout, wide, high) => {
    for (const seats of [3, 4, 5]) {
      for (const current of ['', 'market', 'cave-red', 'room-3']) {
        const now = shape(view(seats, current), layout, wide, high);
        expect(now.spaces.size).toBe(10 + seats);
        expect(now.way.length).toBe(9 + seats);
        const frames = [...now.spaces.values()];
        for (const frame of frames) {
          expect(frame.x).toBeGreaterThanOrEqual(0);
          expect(frame.x + frame.w).toBeLessThanOrEqual(now.width + 0.01);
          expect(frame.y + frame.h).toBeLessThanOrEqual(now.height + 0.01);
          expect(frame.w).toBeGreaterThan(44);
          expect(frame.h).toBeGreaterThan(44);
        }
        for (const one of frames)
          for (const other of frames)
            if (one !== other)
              expect(
                one.x + one.w <= other.x ||
                  other.x + other.w <= one.x ||
                  one.y + one.h <= other.y ||
                  other.y + other.h <= one.y,
              ).toBe(true);
      }
    }
  });

  it('reads caves left to right, the city right to left, the palace left to right', () => {
    const now = shape(view(4), 'desktop', 1086, 620);
    const x = (id: string): number => now.spaces.get(id)?.x ?? -1;
    const y = (id: string): number => now.spaces.get(id)?.y ?? -1;
    expect(x('cave-red')).toBeLessThan(x('cave-gold'));
    expect(x('tent')).toBeGreaterThan(x('caravanserai'));
    expect(x('guard')).toBeLessThan(x('room-4'));
    expect(y('guard')).toBeLessThan(y('market'));
    expect(y('market')).toBeLessThan(y('cave-red'));
  });

  it('lets the current space grow on a phone', () => {
    const now = shape(view(5, 'market'), 'phone', 390, 420);
    expect(now.spaces.get('market')?.w).toBeGreaterThan(2 * (now.spaces.get('tent')?.w ?? 0));
    expect(isTight(now.spaces.get('tent') ?? { x: 0, y: 0, w: 999, h: 999 })).toBe(true);
  });

  it.each(ROOMS)('keeps every token inside its space: %s %d by %d', (layout, wide, high) => {
    for (const current of ['', 'room-2', 'market']) {
      const table = view(5, current, 5);
      const now = shape(table, layout, wide, high);
      for (const each of table.spaces) {
        const frame = now.spaces.get(each.id);
        if (!frame) throw new Error(each.id);
        for (const one of tokens(each, frame, now.scale)) {
          expect(one.x - (TOKEN.w * one.scale) / 2).toBeGreaterThanOrEqual(frame.x - 1);
          expect(one.x + (TOKEN.w * one.scale) / 2).toBeLessThanOrEqual(frame.x + frame.w + 1);
          expect(one.y + (TOKEN.h * one.scale) / 2).toBeLessThanOrEqual(frame.y + frame.h + 1);
          expect(one.y - (TOKEN.h * one.scale) / 2).toBeGreaterThanOrEqual(frame.y - 1);
          if (each.ranks.length) expect(one.y).toBeGreaterThan(rows(each, frame).top);
        }
      }
    }
  });

  it('knows a token again when it moves to another space', () => {
    const table = view(3);
    const market = table.spaces[7];
    const tent = table.spaces[5];
    if (!market || !tent) throw new Error('no such space');
    const now = shape(table, 'desktop', 1086, 620);
    const before = pieces({ ...table, spaces: [{ ...market, tokens: [token(1, 2)] }] }, now);
    const after = pieces({ ...table, spaces: [{ ...tent, tokens: [token(1, 2)] }] }, now);
    expect(before[0]?.kind).toBe(after[0]?.kind);
    expect(before[0]?.place).not.toBe(after[0]?.place);
  });
});

describe("Morgenland's face", () => {
  it('calls tokens as catalogues name them', () => {
    expect(pieceOf('token-B-3')).toBe('@1#3');
    expect(pieceOf('token-E-c1')).toBe('@4#c1');
    expect(pieceOf('room-1')).toBeNull();
  });

  it('shows what an announced spell is aimed at', () => {
    const table = view(3);
    const market = table.spaces[7];
    if (!market) throw new Error('no such space');
    const spaces = table.spaces.map((each) =>
      each === market ? { ...market, tokens: [token(1, 2)] } : each,
    );
    const now = shape({ ...table, spaces }, 'desktop', 1086, 620);
    const [move] = aimsOf(
      [{ spell: 'straggler', caster: 1, at: ['token-B-2', 'room-2'] }],
      now,
      pieces({ ...table, spaces }, now),
    );
    const room = now.spaces.get('room-2');
    expect(move?.frames.length).toBe(2);
    expect(move?.to?.y).toBeCloseTo((room?.y ?? 0) + (room?.h ?? 0) + 3);
    const [lying] = move?.frames ?? [];
    if (!lying || !move?.from) throw new Error('no token');
    expect(
      Math.abs(move.from.x - lying.x - lying.w / 2) > lying.w / 2 ||
        Math.abs(move.from.y - lying.y - lying.h / 2) > lying.h / 2,
    ).toBe(true);
    expect(aimsOf([{ spell: 'alms', caster: 0, at: [] }], now, [])).toEqual([
      { frames: [], from: null, to: null },
    ]);
  });

  it('puts pass behind the plays', () => {
    const choice = (key: string, id: number) => ({ id, key, args: {}, at: [], effects: [], idle: false });
    expect(face.sort?.([choice('choice-pass', 0), choice('choice-use', 27)]).map((each) => each.id)).toEqual([
      27, 0,
    ]);
  });
});

describe('an answer with several parts', () => {
  const ways = [
    ['red', 'blue'],
    ['red', 'gold'],
    ['white', 'blue'],
  ];

  it('offers what some whole answer still has', () => {
    expect(narrowed(ways, new Map())[0]).toEqual({
      open: new Set(['red', 'white']),
      value: null,
      forced: false,
    });
    const after = narrowed(ways, new Map([[0, 'white']]));
    expect(after[0]?.value).toBe('white');
    expect(after[1]).toEqual({ open: new Set(['blue']), value: 'blue', forced: true });
  });

  it('fills in by itself what was never open', () => {
    expect(narrowed([['red']], new Map())).toEqual([{ open: new Set(['red']), value: 'red', forced: true }]);
  });
});
