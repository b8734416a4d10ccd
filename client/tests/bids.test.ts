/** The order of turns as the bids settle it. */
import { expect, test } from 'vitest';
import { settled } from '../src/games/fivetribes/bids';
import type { LogLine } from '../src/wire';
import { bundle, Words } from '../src/words';

const words = new Words('en', [bundle('en', 'settled-order = Order\nsettled-paid = paid { $gold }')]);

function line(kind: string, args: LogLine['args'] = {}): LogLine {
  return { kind, args, actor: 0, auto: false, role: 'step', at: [] };
}

const bid = (seat: number, price: number, paid = price): LogLine =>
  line('bid', { seat: `@${seat}`, price, paid, fakirs: 0 });

test('the dearest bid first, of those for nothing the last one', () => {
  const log = [
    line('round'),
    bid(3, 9),
    line('round'),
    bid(0, 0),
    bid(1, 5, 3),
    bid(2, 0),
    bid(3, 8),
    line('turn'),
  ];
  expect(settled(log, 6, words)?.seats.map(({ seat, text }) => `${seat} ${text}`)).toEqual([
    '3 paid 8',
    '1 paid 3',
    '2 paid 0',
    '0 paid 0',
  ]);
});

test('nothing before the last bid, and nothing after', () => {
  const log = [line('round'), bid(0, 0), bid(1, 5), line('turn'), line('took')];
  expect(settled(log.slice(0, 3), 2, words)).toBeNull();
  expect(settled(log, 4, words)).toBeNull();
});
