/** What travels when the players' numbers change. */
import { expect, test } from 'vitest';
import { flights } from '../src/flights';
import type { SeatSummary } from '../src/games/face';
import type { LogLine } from '../src/wire';

function seat(gold: number, camels: number | string, thing?: string): SeatSummary {
  return {
    score: 0,
    counts: [
      { icon: 'gold', label: 'Gold', value: gold, ...(thing ? { thing } : {}) },
      { icon: 'camel', label: 'Camels', value: camels, tone: 'brown' },
    ],
  };
}

function line(who: number, ...at: string[]): LogLine {
  return { kind: 'took', args: { seat: `@${who}` }, actor: who, auto: false, role: 'step', at };
}

test('as much as changed, from where it happened to that seat', () => {
  const made = flights(
    [seat(1, 2, 'gold-0'), seat(5, 3)],
    [seat(4, 2, 'gold-0'), seat(5, 1)],
    [line(0, 'level-gold'), line(1, 'shop-1', 'shop-2')],
  );
  expect(made).toEqual([
    { icon: 'gold', tone: '', number: 'gold-0', place: 'level-gold', gets: true, count: 3 },
    { icon: 'camel', tone: 'brown', number: 'player-1', place: 'shop-2', gets: false, count: 2 },
  ]);
});

test('few for many, and nothing for what is no number', () => {
  const made = flights([seat(0, '?'), seat(0, 0)], [seat(50, '!'), seat(9, 9)], []);
  expect(made.map(({ count, place }) => [count, place])).toEqual([
    [4, null],
    [4, null],
    [4, null],
  ]);
  expect(flights([seat(1, 1)], [seat(1, 1)], [])).toEqual([]);
});
