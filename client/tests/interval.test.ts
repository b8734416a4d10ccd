// @vitest-environment jsdom
/** The pause: what waits until the card is read, and when it goes on. */
import { expect, test } from 'vitest';
import { Interval } from '../src/interval.svelte';
import type { PauseInfo, ServerMessage, Update } from '../src/wire';
import { update } from './messages';

const line = { key: 'x', args: {} };
const CARD: PauseInfo = {
  id: 'week-1',
  title: line,
  subtitle: line,
  columns: [],
  rows: [],
  notes: [],
  order: [],
  next: null,
  go: line,
};

function made(drawn = true): { interval: Interval; said: string[]; taken: string[] } {
  const said: string[] = [];
  const taken: string[] = [];
  const interval = new Interval({
    say: (message) => said.push(message.type),
    ask: (message) =>
      Promise.resolve<ServerMessage>({ type: 'pause-answer', request: message.request, pause: CARD }),
    drawn: () => drawn,
    take: (each: Update) => taken.push(each.version),
  });
  return { interval, said, taken };
}

test('what comes waits until all have gone on', () => {
  const { interval, said, taken } = made();
  expect(interval.holds(update('1'))).toBe(false);
  expect(interval.holds(update('2', { pause: CARD }))).toBe(true);
  interval.hear({ type: 'pausing', until: 15_000, awaited: [0, 1], now: 0 });
  expect(interval.holds(update('3', { whole: false }))).toBe(true);
  interval.go();
  interval.go();
  expect([said, taken, interval.went]).toEqual([['go-on'], [], true]);
  interval.hear({ type: 'pausing', until: null, awaited: [], now: 0 });
  expect([taken, interval.card]).toEqual([['2', '3'], null]);
  expect(interval.holds(update('4', { pause: CARD }))).toBe(false);
});

test('where the server waits for nobody it goes on at once', () => {
  const { interval, taken } = made();
  interval.holds(update('2', { pause: CARD }));
  interval.go();
  expect(taken).toEqual(['2']);
});

test('who comes back in a pause sees the board and the card', () => {
  const { interval } = made(false);
  expect(interval.holds(update('2', { pause: CARD }))).toBe(false);
  expect(interval.card).toBe(CARD);
});

test('a card that is read once more holds nothing up', async () => {
  const { interval, said } = made();
  await interval.recount(3);
  expect([interval.card, interval.again]).toEqual([CARD, true]);
  expect(interval.holds(update('5'))).toBe(false);
  interval.hear({ type: 'pausing', until: null, awaited: [], now: 0 });
  expect(interval.card).toBe(CARD);
  interval.go();
  expect([interval.card, said]).toEqual([null, []]);
});
