// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  type Areas,
  chosen,
  foot,
  isPalace,
  marks,
  palaceOf,
  pieces,
  shape,
  stacks,
} from '../src/games/alrashid/geometry';
import { answers, containing, partsOf, paymentsOf } from '../src/games/alrashid/visit';
import { face } from '../src/games/alrashid';
import type { Palace, Territory, View, VisitView } from '../src/games/alrashid/view';
import type { PromptInfo } from '../src/wire';
import type { Words } from '../src/words';

const row = [0, 1, 2, 3, 4].map((seat) => ({
  id: `stack-lore-${seat}`,
  seat,
  pawns: { pasha: 1, sage: 3 },
  dominance: 8,
  rank: seat + 1,
}));
function parts(area: string): Record<string, string> {
  return area === 'al-rashid'
    ? { benevolence: `service-${area}`, title: `titles-${area}` }
    : { service: `service-${area}`, title: `titles-${area}`, favour: `favour-${area}` };
}

const PALACES = ['intrigue', 'military', 'lore', 'commerce', 'politics', 'al-rashid'];
const TERRITORIES = [
  'silk-road',
  'spice-road',
  'sanmatia',
  'mare-indianum',
  'abbasid-caliphate',
  'mare-internum',
  'nilus-valley',
];

function palace(area: string): Palace {
  const guild = area !== 'al-rashid';
  return {
    id: `area-${area}`,
    area,
    resolved: false,
    row: area === 'lore' ? row : [],
    service: guild ? [5, 7, 9] : null,
    service_rule: guild ? 'AR-67' : 'AR-85',
    amounts: null,
    head: guild ? 'scholar' : null,
    favour_price: guild ? 2 : null,
    favour_rule: guild ? 'AR-78' : null,
    parts: parts(area),
    titles:
      area === 'lore'
        ? [
            {
              id: 'title-banker',
              title: 'banker',
              rule: 'AR-114',
              copies: 1,
              cost: 6,
              points: 2,
              type: 'permanent',
            },
          ]
        : [],
  };
}

function territory(area: string): Territory {
  return { id: `area-${area}`, area, resolved: false, row: [], goods: {}, printed: {}, note: 0, camp: [] };
}

const board: Areas = { palaces: PALACES.map(palace), territories: TERRITORIES.map(territory) };
const view = { ...board, visit: null, resolving: null };
const lore = palaceOf(view, 'lore')!;

describe("Al-Rashid's board", () => {
  it('draws the areas that the view names, in their order', () => {
    expect([...shape(board, 'desktop', '', false, 0.58).areas.keys()]).toEqual([...PALACES, ...TERRITORIES]);
    expect(isPalace('politics')).toBe(true);
    expect(isPalace('silk-road')).toBe(false);
  });

  it('shows goods by kind, the family and titles of everybody, each with the id of its card', () => {
    const named = { name: (thing: string) => thing } as unknown as Words;
    const player = {
      seat: 1,
      colour: 'blue',
      points: 7,
      goods: { hardwood: 2, silk: 0 },
      notes: 1,
      influence: 0,
      dishonor: 3,
      reserve: { sage: 1 },
      aside: { pasha: 1 },
      hand: [
        { colour: 'red', batch: 0, number: 1 },
        { colour: 'red', batch: 1, number: 2 },
      ],
      titles: [{ id: 'owned-1-banker', title: 'banker', rule: 'AR-114', copies: 1, used: 0 }],
    };
    const row = [{ seat: 1, pawns: { sage: 2, merchant: 1 } }];
    const shown = { palaces: [{ row }], territories: [], seats: [{ ...player, seat: 0 }, player] };
    const summary = face.seats(shown as unknown as View, named)[1];
    expect(summary?.counts.map(({ thing, value }) => [thing, value])).toEqual([
      ['seat-1', '1·1·3'],
      ['goods-1-hardwood', 2],
      ['note-1', 1],
      ['dishonor-1', 3],
      ['backs-1-red', 3],
    ]);
    expect(summary?.badges?.map((badge) => badge.thing)).toEqual(['owned-1-banker']);
  });

  it.each([
    ['desktop', '', false, 0.58],
    ['tablet', '', false, 0.48],
    ['phone', 'areas', false, 1.05],
    ['phone', 'areas', false, 1.6],
    ['phone', 'areas', true, 0.4],
    ['phone', 'titles', false, 1.2],
  ] as const)(
    'fits its frame and nothing overlaps: %s %s lying %s, ratio %s',
    (layout, part, lying, ratio) => {
      const now = shape(board, layout, part, lying, ratio);
      const frames = [
        ...now.areas.values(),
        ...(now.card ? [now.card] : []),
        ...(now.supply ? [now.supply] : []),
      ];
      for (const frame of frames) {
        expect(frame.x).toBeGreaterThanOrEqual(0);
        expect(frame.y).toBeGreaterThanOrEqual(0);
        expect(frame.x + frame.w).toBeLessThanOrEqual(now.width);
        expect(frame.y + frame.h).toBeLessThanOrEqual(now.height);
      }
      for (const [at, one] of frames.entries()) {
        for (const other of frames.slice(at + 1)) {
          const apart =
            one.x + one.w <= other.x + 0.01 ||
            other.x + other.w <= one.x + 0.01 ||
            one.y + one.h <= other.y + 0.01 ||
            other.y + other.h <= one.y + 0.01;
          expect(apart).toBe(true);
        }
      }
    },
  );

  it('keeps areas on a phone wide enough for a finger', () => {
    for (const frame of shape(board, 'phone', 'areas', false, 1).areas.values()) {
      expect(frame.w).toBeGreaterThan(44);
      expect(frame.h).toBeGreaterThan(44);
    }
  });

  it('stands all pawns of five families at the foot, in row order', () => {
    const now = shape(board, 'desktop', '', false, 0.58);
    const frame = now.areas.get('lore')!;
    const ground = foot(frame);
    const { spots, groups } = stacks(lore, frame);
    expect(spots).toHaveLength(20);
    expect(groups.map((group) => group.stack.seat)).toEqual([0, 1, 2, 3, 4]);
    for (const spot of spots) {
      expect(spot.x).toBeGreaterThan(ground.x);
      expect(spot.x).toBeLessThan(ground.x + ground.w);
    }
    expect(new Set(pieces(view, now, '').map((piece) => piece.place)).size).toBe(20);
    expect(marks(lore, shape(board, 'phone', 'areas', false, 1).areas.get('lore')!)).toHaveLength(5);
  });

  it('shows the card of the area that is chosen, visited or resolved', () => {
    expect(chosen(view, 'area-sanmatia', [])).toBe('sanmatia');
    expect(chosen(view, 'area-sanmatia', ['reserve-0-sage', 'area-lore'])).toBe('lore');
    expect(chosen({ ...view, visit: { ...visit, palace: 'politics' } }, null, [])).toBe('politics');
    expect(chosen({ ...view, resolving: 'silk-road' }, null, [])).toBe('silk-road');
  });
});

const visit: VisitView = {
  seat: 0,
  palace: 'commerce',
  rank: 2,
  chosen: true,
  actions: ['service', 'title'],
  favour: null,
  title: 'metal-importer',
  price: 14,
  prices: { service: 10, title: 4, favour: 0 },
  paid: [],
  payments: [
    [1, 1, 1, 1, 1],
    [3, 2, 0, 1, 1],
    [3, 2, 1, 0, 1],
    [3, 2, 1, 1, 0],
  ],
  worth: [15, 14, 14, 14],
  offers: [],
  ways: [],
};
const held = { hardwood: 3, pottery: 2, metal: 1, spice: 1, silk: 1 };

describe('the visit', () => {
  it('lists payments with what is kept, most goods first, then the rarest kept', () => {
    const found = paymentsOf(visit, held);
    expect(found.map((payment) => payment.kept)).toEqual([3, 1, 1, 1]);
    expect(found[0]).toMatchObject({ worth: 15, lost: 1, keeps: [2, 1, 0, 0, 0] });
    expect(found.slice(1).map((payment) => payment.keeps.lastIndexOf(1))).toEqual([4, 3, 2]);
  });

  it('narrows them to those with certain kinds', () => {
    const found = paymentsOf(visit, held);
    expect(containing(found, new Set())).toHaveLength(4);
    expect(containing(found, new Set(['silk']))).toHaveLength(3);
    expect(containing(found, new Set(['silk', 'spice', 'metal']))).toHaveLength(1);
  });

  it('answers kind by kind, whatever kinds are asked, and nothing else', () => {
    const pick = answers(paymentsOf(visit, held)[0]!);
    const ask = (key: string, kind: string, numbers: number[]): PromptInfo =>
      ({
        seat: 0,
        decision: 'D-PAY',
        rule: 'AR-59',
        key: 'prompt-d-pay',
        args: {},
        form: '',
        auto: false,
        waiting: [0],
        choices: numbers.map((number) => ({
          id: number + 1,
          key,
          args: { kind, number },
          at: [],
          effects: [],
          idle: false,
        })),
      }) as unknown as PromptInfo;
    expect(pick(ask('choice-pay', 'hardwood', [1, 3]))?.args['number']).toBe(1);
    expect(pick(ask('choice-pay', 'silk', [0, 1]))?.args['number']).toBe(1);
    expect(pick(ask('choice-pay', 'silk', [0]))).toBeNull();
    expect(pick(ask('choice-give', 'silk', [1]))).toBeNull();
  });

  it('finds the things that stand for its parts', () => {
    expect(partsOf(view, visit).map((part) => part.thing)).toEqual([
      'service-commerce',
      'titles-commerce',
      'favour-commerce',
    ]);
    expect(partsOf(view, { ...visit, palace: 'al-rashid' }).map((part) => part.key)).toEqual([
      'service',
      'title',
    ]);
  });
});
