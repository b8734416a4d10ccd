import { describe, expect, it } from 'vitest';
import { finds, finished, inOrder, left, numbers, rivals, share, urgent, waits } from '../src/home';
import type { SeatInfo, TableSummary } from '../src/wire';

const HOUR = 3_600_000;

function seat(name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    kind: 'person',
    played: 'person',
    name,
    colour: 'blue',
    level: '',
    here: false,
    awaySince: null,
    muted: false,
    asks: null,
    ready: false,
    rating: null,
    holiday: null,
    ...more,
  };
}

function table(id: string, more: Partial<TableSummary> = {}): TableSummary {
  return {
    id,
    name: '',
    game: 'yspahan',
    status: 'running',
    seats: [seat('Amina'), seat('Noor')],
    spectators: 'open',
    open: 0,
    turn: 1,
    deadline: null,
    pace: { seconds: 86_400 },
    created: 0,
    touched: 0,
    outcome: null,
    ended: '',
    guide: false,
    rated: false,
    paused: false,
    lull: null,
    owner: false,
    mine: 0,
    role: 'seat',
    ...more,
  };
}

describe('the first page', () => {
  it('puts what waits first, by the time left, then what moved last', () => {
    const tables = [
      table('old', { touched: 1 }),
      table('new', { touched: 5 }),
      table('calm', { turn: 0, touched: 9 }),
      table('day', { turn: 0, deadline: 90 }),
      table('soon', { turn: 0, deadline: 10 }),
      table('over', { turn: null, status: 'over' }),
    ];
    expect(inOrder(tables).map((each) => each.id)).toEqual(['soon', 'day', 'calm', 'new', 'old']);
  });

  it('never lets a table wait whose bot stands in', () => {
    expect(waits(table('t', { turn: 0 }))).toBe(true);
    expect(waits(table('t', { turn: 0, seats: [seat('Amina', { played: 'bot' })] }))).toBe(false);
    expect(waits(table('t', { turn: 0, mine: null }))).toBe(false);
  });

  it('tells minutes under an hour, hours under two days, then days', () => {
    expect(left(1, 0)).toEqual({ unit: 'minutes', number: 1 });
    expect(left(0.5 * HOUR, 0)).toEqual({ unit: 'minutes', number: 30 });
    expect(left(3.9 * HOUR, 0)).toEqual({ unit: 'hours', number: 3 });
    expect(left(47 * HOUR, 0)).toEqual({ unit: 'hours', number: 47 });
    expect(left(49 * HOUR, 0)).toEqual({ unit: 'days', number: 2 });
    expect(left(-5, 0)).toEqual({ unit: 'minutes', number: 1 });
  });

  it('draws the share of the table’s own pace, and knows what is urgent', () => {
    const day = table('t', { deadline: 12 * HOUR });
    expect(share(day, 0)).toBe(0.5);
    expect(urgent(day, 0)).toBe(false);
    expect(urgent(day, 9 * HOUR)).toBe(true);
    const fast = table('t', { pace: { seconds: 60 }, deadline: 30_000 });
    expect(share(fast, 0)).toBe(0.5);
    expect(urgent(fast, 0)).toBe(false);
    expect(urgent(fast, 25_000)).toBe(true);
    expect(urgent(table('t'), 0)).toBe(false);
  });

  it('searches names of tables, people and games', () => {
    const found = table('t', { name: 'House of Wisdom' });
    expect(finds(found, 'wisd', 'Yspahan', ['Noor'])).toBe(true);
    expect(finds(found, ' NOOR', 'Yspahan', ['Noor'])).toBe(true);
    expect(finds(found, 'yspa', 'Yspahan', [])).toBe(true);
    expect(finds(found, 'lam', 'Yspahan', ['Noor'])).toBe(false);
  });

  it('counts games with a result only', () => {
    const over = { status: 'over', turn: null } as const;
    const tables = [
      table('a', { ...over, outcome: { scores: [50, 40], places: [1, 2], at: 5 } }),
      table('b', { ...over, outcome: { scores: [30, 40], places: [2, 1], at: 9 } }),
      table('c', { ...over, outcome: null }),
      table('d', { ...over, guide: true, outcome: { scores: [9, 0], places: [1, 2], at: 7 } }),
      table('e', { ...over, mine: null, outcome: { scores: [9, 0], places: [1, 2], at: 7 } }),
    ];
    expect(numbers(tables)).toEqual([{ game: 'yspahan', games: 2, won: 1, place: 1.5, points: 40 }]);
    expect(rivals(tables)).toEqual([{ name: 'Noor', games: 2, ahead: 1 }]);
    expect(finished(tables).map((each) => each.id)).toEqual(['b', 'a', 'c']);
  });
});
