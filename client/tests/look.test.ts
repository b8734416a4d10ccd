import { describe, expect, it } from 'vitest';
import { hashOf, linkOf, momentOf } from '../src/look/address';
import { across, apart, area, bands, momentAt, spots, stacked, uncovered } from '../src/look/chart';
import { close, lettered, placed, sure } from '../src/look/options';
import { seatOf, StillTable } from '../src/look/still.svelte';
import { choose, dayOf, isDay, kept, later, nameOf, placeOf, streak, week } from '../src/look/streak';
import { doubt, reach, signed, steps } from '../src/look/sums';
import type { ChoiceInfo } from '../src/wire';

const rows = [
  [0.25, 0.25, 0.5],
  [0.5, 0.2, 0.3],
  [1, 0, 0],
];

function choice(id: number, ...at: string[]): ChoiceInfo {
  return { id, key: 'choice-x', args: {}, at, effects: [], idle: false };
}

describe('the win chart', () => {
  it('has the own seat at the bottom, then the others by how they ended', () => {
    expect(stacked(rows, 2)).toEqual([2, 0, 1]);
    expect(stacked(rows, null)).toEqual([0, 1, 2]);
  });

  it('fills the whole height at every moment, also where shares do not quite sum up', () => {
    const made = bands([...rows, [0.2, 0.1, 0.1]], [2, 0, 1]);
    expect(made[0]?.low).toEqual([0, 0, 0, 0]);
    for (const high of made.at(-1)?.high ?? []) expect(high).toBeCloseTo(1);
    made.slice(1).forEach((band, at) => expect(band.low).toEqual(made[at]?.high));
    expect(area(made[0] ?? made[1]!, 300, 100)).toMatch(/^M0 50L100 70L200 100L300 75L300 100.*Z$/);
  });

  it('finds the moment under the pointer', () => {
    for (const at of [0, 1, 2]) expect(momentAt(across(at, 3, 300), 3, 300)).toBe(at);
    expect(momentAt(-20, 3, 300)).toBe(0);
    expect(momentAt(999, 3, 300)).toBe(2);
    expect(momentAt(5, 1, 300)).toBe(0);
  });

  it('puts marks only where a band has room for them', () => {
    const made = bands(
      Array.from({ length: 30 }, () => [0.97, 0.03]),
      [0, 1],
    );
    expect(new Set(spots(made, 100, 20).map((spot) => spot.seat))).toEqual(new Set([0]));
    expect(spots(made, 100, 20)).toHaveLength(3);
  });

  it('moves points that would cover each other, and keeps them inside', () => {
    const same = [1, 2, 3].map((number) => ({ number, x: 50, y: 12 }));
    const made = uncovered([...same, { number: 4, x: 200, y: 12 }], 18, 100);
    expect(made.map(({ y }) => y)).toEqual([12, 30, 48, 12]);
    expect(made.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(
      uncovered(
        [50, 55].map((x) => ({ x, y: 60 })),
        18,
        100,
      ).map(({ y }) => y),
    ).toEqual([60, 42]);
  });

  it('keeps names apart and inside', () => {
    const made = apart([50, 52, 99, 100], 25, 100).sort((one, other) => one - other);
    made.slice(1).forEach((each, at) => expect(each - (made[at] ?? 0)).toBeGreaterThanOrEqual(25));
    expect(made.at(-1)).toBeLessThanOrEqual(100);
  });
});

describe('options', () => {
  const all = [choice(7, 'tower', 'a'), choice(3, 'tower', 'b'), choice(5), choice(9, 'tower')];

  it('have letters in the order of the prompt, which tells nothing of their worth', () => {
    const order = [choice(3), choice(5), choice(7), choice(9)];
    expect(lettered(all, order).map(({ letter, choice: { id } }) => `${letter}${id}`)).toEqual([
      'A3',
      'B5',
      'C7',
      'D9',
    ]);
  });

  it('stand on the thing that is theirs alone, together where they share it', () => {
    const ways = lettered(all, all);
    expect(placed(ways, () => 'open').map(({ thing, letters }) => `${letters} ${thing}`)).toEqual([
      'A a',
      'B b',
      'D tower',
    ]);
    const same = lettered([choice(1, 'x'), choice(2, 'x')], []);
    expect(placed(same, ({ choice: { id } }) => (id === 2 ? 'best' : 'other'))).toEqual([
      { thing: 'x', letters: 'AB', sort: 'best' },
    ]);
  });

  it('stand on the board rather than before a player, also where they share the place', () => {
    const onBoard = (thing: string): boolean => thing.startsWith('area-');
    const ways = lettered(
      [
        choice(1, 'pawn-1', 'area-x'),
        choice(2, 'pawn-2', 'area-y'),
        choice(3, 'pawn-3', 'area-y'),
        choice(4, 'hand'),
      ],
      [],
    );
    expect(placed(ways, () => 'open', onBoard).map(({ thing, letters }) => `${letters} ${thing}`)).toEqual([
      'A area-x',
      'BC area-y',
      'D hand',
    ]);
  });

  it('have an error only when it is known', () => {
    expect([sure(null), sure(undefined), sure(0.5), sure(0.03), sure(0)]).toEqual([
      null,
      null,
      null,
      0.03,
      0,
    ]);
    expect(doubt([{ error: 0.01 }, { error: 0.03 }])).toBe(0.03);
    expect([doubt([{ error: 0.01 }, { error: null }]), doubt([{ error: 0.5 }])]).toEqual([null, null]);
  });

  it('are not clearly apart when their ranges overlap by half', () => {
    expect(close({ worth: 0.5, error: 0.02 }, { worth: 0.4, error: 0.02 })).toBe(false);
    expect(close({ worth: 0.5, error: 0.02 }, { worth: 0.49, error: 0.02 })).toBe(true);
  });
});

describe('a table to choose at', () => {
  const prompt = {
    seat: 1,
    decision: 'D-X',
    rule: '',
    key: 'prompt-x',
    args: {},
    form: '',
    auto: false,
    choices: [],
    missing: [],
    optional: null,
    waiting: [1],
  };
  const scene = {
    game: 'yspahan',
    seats: ['red', 'blue'].map((colour) => seatOf('', colour, false)),
    seat: 1,
    view: { seat: 1, seats: [] },
    prompt,
  };

  it('tells what was meant on the board or in the list, and sends nothing', () => {
    const heard: number[] = [];
    const table = new StillTable(({ id }) => heard.push(id));
    table.show({ ...scene, choices: [choice(1, 'a', 'x'), choice(2, 'a', 'y'), choice(3)] });
    expect([table.can('a'), table.can('b')]).toEqual([true, false]);
    table.touch('a');
    expect(heard).toEqual([]);
    table.touch('y');
    table.choose(choice(3));
    expect(heard).toEqual([2, 3]);
    expect(table.sending).toBe(false);
  });

  it('offers nothing where it is only looked at', () => {
    const table = new StillTable();
    table.show({ ...scene, choices: [] });
    expect(table.mine).toBe(false);
    expect(table.colour(1)).toBe('blue');
  });
});

describe('luck and skill', () => {
  const sums = {
    even: 0.25,
    luck: 0.3,
    own: -0.1,
    others: -0.45,
    error: 0.02,
    ownError: 0.05,
    othersError: 0.06,
    result: 0,
    lost: 0.1,
  };

  it('go step by step from an even share to the result', () => {
    const made = steps(sums);
    expect(made[0]?.from).toBe(0.25);
    made.slice(1).forEach((step, at) => expect(step.from).toBe(made[at]?.to));
    expect(made.at(-1)?.to).toBeCloseTo(sums.result);
    expect(reach([sums, { ...sums, luck: 1.2 }])).toEqual({ low: expect.any(Number), high: 1.45 });
  });

  it('say changes with a sign', () => {
    expect([0.051, -0.27, 0.001].map(signed)).toEqual(['+5', '−27', '0']);
  });
});

describe('links', () => {
  it('carry the moment, counted from one, and never a seat', () => {
    expect(momentOf(hashOf(73))).toBe(73);
    expect(momentOf('#watch=abc&moment=1')).toBe(0);
    expect(momentOf('#moment=-3')).toBeNull();
    expect(linkOf('https://x', 't1', 4, 'w&w')).toBe('https://x/table/t1/review#moment=5&watch=w%26w');
  });
});

describe('puzzles day by day', () => {
  function store(): Storage {
    const held = new Map<string, string>();
    return {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
    } as unknown as Storage;
  }
  const solved = { puzzle: 'p', chosen: 4, best: true, letter: 'B' };

  it('come one after the other, the same for everybody', () => {
    const places = Array.from({ length: 7 }, (_, at) => placeOf(later('2026-02-26', at), 7));
    expect([...places].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(placeOf('1970-01-03', 30)).toBe(2);
    expect(placeOf('2026-01-01', 0)).toBe(-1);
  });

  it('know days', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(later('2026-03-01', -1)).toBe('2026-02-28');
    expect(isDay('2026-02-30')).toBe(false);
    expect(isDay('yesterday')).toBe(false);
    expect(isDay('2026-02-28')).toBe(true);
  });

  it('count a day when something is chosen, once, and giving up as none', () => {
    const place = store();
    choose(nameOf('yspahan', '2026-11-17'), solved, '2026-11-17', place);
    choose(nameOf('yspahan', '2026-11-17'), { ...solved, chosen: 9 }, '2026-11-18', place);
    expect(kept(place)).toEqual({ days: ['2026-11-17'], solved: { 'yspahan/2026-11-17': solved } });
    choose(nameOf('alrashid', '2026-11-18'), { ...solved, chosen: null }, '2026-11-18', place);
    expect(kept(place).days).toEqual(['2026-11-17']);
    place.setItem('serai.puzzles', 'broken');
    expect(kept(place).days).toEqual([]);
  });

  it('make a streak that today does not break before it is over', () => {
    const days = ['2026-11-12', '2026-11-14', '2026-11-15', '2026-11-16'];
    expect(streak(days, '2026-11-17')).toBe(3);
    expect(streak([...days, '2026-11-17'], '2026-11-17')).toBe(4);
    expect(streak(days, '2026-11-18')).toBe(0);
    expect(week(days, '2026-11-17').map(({ done }) => done)).toEqual([
      false,
      true,
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});
