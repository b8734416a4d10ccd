/** The log turn by turn. */
import { expect, test } from 'vitest';
import { lastTurns, placesOf, seatOf, stepsOf, turns } from '../src/telling';
import type { LogLine } from '../src/wire';

function line(kind: string, seat: number | null, role: LogLine['role'] = 'step', ...at: string[]): LogLine {
  return { kind, args: seat === null ? {} : { seat: `@${seat}` }, actor: seat ?? -1, auto: false, role, at };
}

const LOG = [
  line('day', 1, 'chapter'),
  line('rolled', 1),
  line('took', 1, 'turn', 'level-gold'),
  line('gold', 1),
  line('sent', 2, 'step', 'shop-3'),
  line('built', 1, 'also', 'building-1-store'),
  line('took', 2, 'turn'),
  line('camels', 2, 'step', 'shop-9'),
  line('took', 2, 'turn', 'level-bag'),
  line('shops-emptied', null, 'pause'),
];

test('a turn has all that happened in it, also to others', () => {
  const told = turns(LOG);
  expect(told.map(({ sort, seat, start, end }) => [sort, seat, start, end])).toEqual([
    ['chapter', 1, 0, 1],
    ['turn', 1, 1, 6],
    ['turn', 2, 6, 8],
    ['turn', 2, 8, 9],
    ['pause', null, 9, 10],
  ]);
  expect(told[1]?.head.kind).toBe('took');
  expect(told[1]?.also?.kind).toBe('built');
});

test('the sentence of a turn is its headline, wherever it comes', () => {
  const [told] = turns([line('turn', 0, 'turn'), line('lifted', 0), line('took', 0, 'head', 'tile-c2')]);
  expect(told?.head.kind).toBe('took');
  expect(told && stepsOf(told).map((each) => each.kind)).toEqual(['lifted']);
  const [fled] = turns([line('resolves', 0, 'turn', 'area-1'), line('flees', 1, 'head')]);
  expect(fled?.seat).toBe(1);
  expect(fled && stepsOf(fled).map((each) => each.kind)).toEqual(['resolves']);
  expect(turns([line('placed', null)])[0]?.head.kind).toBe('placed');
});

test('a log that is told from a line on', () => {
  expect(turns(LOG, 8).map((turn) => turn.start)).toEqual([8, 9]);
  expect(turns([])).toEqual([]);
});

test('turns that were told before stay the same, but for those whose lines are new', () => {
  const before = turns(LOG.slice(0, 7));
  const told = turns(LOG, 0, before);
  expect(told).toEqual(turns(LOG));
  expect(told[0]).toBe(before[0]);
  expect(told[1]).toBe(before[1]);
  expect(told[2]).not.toBe(before[2]); // it has gone on
  const other = [...LOG.slice(0, 6), line('took', 0, 'turn')]; // the last turn was taken back
  expect(turns(other, 0, told)).toEqual(turns(other));
  expect(turns(other, 0, told)[1]).toBe(before[1]);
});

test('where a turn happened', () => {
  const told = turns(LOG);
  expect(told.slice(1, 4).map(placesOf)).toEqual([
    ['level-gold', 'building-1-store'],
    ['shop-9'],
    ['level-bag'],
  ]);
});

test('the last turn of each opponent', () => {
  expect(lastTurns(turns(LOG), 0).map((turn) => turn.start)).toEqual([1, 8]);
  expect(lastTurns(turns(LOG), 2).map((turn) => turn.start)).toEqual([1]);
});

test('whose a line is', () => {
  expect(seatOf({ ...line('caught', null), args: { number: 3, thief: '@2', victim: '@1' } })).toBe(2);
  expect(seatOf({ ...line('order', null), args: { each_seat: ['@1', '@0'] } })).toBeNull();
});

test('what another seat did is not told as done by the one of the headline', () => {
  const [told] = turns([line('visited', 1, 'turn'), line('bought', 0, 'also')]);
  expect(told?.also).toBeNull();
});
