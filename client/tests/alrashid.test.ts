// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  areaOf,
  chosen,
  foot,
  type AreaView,
  isPalace,
  marks,
  PALACES,
  pieces,
  shape,
  stacks,
  TERRITORIES,
} from '../src/games/alrashid/geometry';
import { answers, containing, partsOf, paymentsOf, type Visit } from '../src/games/alrashid/visit';
import type { PromptInfo } from '../src/wire';
import python from '../../src/caravanserai/games/alrashid/board.py?raw';

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

const areas: AreaView[] = [...PALACES, ...TERRITORIES].map((area) => ({
  id: `area-${area}`,
  area,
  resolved: false,
  row: area === 'lore' ? row : [],
  ...(isPalace(area) ? { parts: parts(area) } : {}),
}));
const view = { areas, visit: null, resolving: null };

describe("Al-Rashid's board", () => {
  it('knows the areas of the game in their order', () => {
    const named = /AREAS: Final = \(([^)]*)\)/s.exec(python)?.[1] ?? '';
    const list = [...named.matchAll(/"([a-z-]+)"/g)].map((match) => match[1]);
    expect(list).toEqual([...PALACES, ...TERRITORIES]);
    expect(isPalace('politics')).toBe(true);
    expect(isPalace('silk-road')).toBe(false);
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
      const now = shape(layout, part, lying, ratio);
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
    for (const frame of shape('phone', 'areas', false, 1).areas.values()) {
      expect(frame.w).toBeGreaterThan(44);
      expect(frame.h).toBeGreaterThan(44);
    }
  });

  it('stands all pawns of five families at the foot, in row order', () => {
    const now = shape('desktop', '', false, 0.58);
    const frame = now.areas.get('lore')!;
    const ground = foot(frame);
    const { spots, groups } = stacks(areaOf(view, 'lore'), frame);
    expect(spots).toHaveLength(20);
    expect(groups.map((group) => group.stack.seat)).toEqual([0, 1, 2, 3, 4]);
    for (const spot of spots) {
      expect(spot.x).toBeGreaterThan(ground.x);
      expect(spot.x).toBeLessThan(ground.x + ground.w);
    }
    expect(new Set(pieces(view, now, '').map((piece) => piece.place)).size).toBe(20);
    expect(marks(areaOf(view, 'lore'), shape('phone', 'areas', false, 1).areas.get('lore')!)).toHaveLength(5);
  });

  it('shows the card of the area that is chosen, visited or resolved', () => {
    expect(chosen(view, 'area-sanmatia', [])).toBe('sanmatia');
    expect(chosen(view, 'area-sanmatia', ['reserve-0-sage', 'area-lore'])).toBe('lore');
    expect(chosen({ ...view, visit: { palace: 'politics' } }, null, [])).toBe('politics');
    expect(chosen({ ...view, resolving: 'silk-road' }, null, [])).toBe('silk-road');
  });
});

const visit: Visit = {
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
        decision: 'AR-D14',
        rule: 'AR-59',
        key: 'prompt-ar-d14',
        args: {},
        form: '',
        auto: false,
        waiting: [0],
        choices: numbers.map((number) => ({ id: number + 1, key, args: { kind, number }, at: [] })),
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
