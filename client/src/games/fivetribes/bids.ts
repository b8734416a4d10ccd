/** The order of turns when all have bid: who begins, and what each paid for it. */
import type { LogLine } from '../../wire';
import type { Words } from '../../words';
import type { Settled } from '../face';

/** The bids of the round, if the last of them is among the lines from `start` on. */
export function settled(log: readonly LogLine[], start: number, words: Words): Settled | null {
  const fresh = log.slice(start);
  const last = fresh.findLastIndex((line) => line.kind === 'bid');
  if (last < 0 || !fresh.slice(last).some((line) => line.kind === 'turn')) return null;
  const round = log.findLastIndex((line, at) => line.kind === 'round' && at <= start + last);
  const bids = log.slice(round + 1, start + last + 1).filter((line) => line.kind === 'bid');
  const placed = bids.map((line, at) => ({
    at,
    seat: Number(String(line.args['seat']).slice(1)),
    price: Number(line.args['price']),
    paid: Number(line.args['paid']),
  }));
  // The dearest place plays first; of those for nothing, whoever came last stands in front.
  placed.sort((one, other) => other.price - one.price || other.at - one.at);
  return {
    title: words.say('settled-order'),
    seats: placed.map(({ seat, paid }) => ({ seat, text: words.say('settled-paid', { gold: paid }) })),
  };
}
