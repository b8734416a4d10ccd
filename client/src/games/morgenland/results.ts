/** What the spaces of the running round brought to whom, read from the log: it stays in sight until clean-up. */
import type { LogLine } from '../../wire';
import { KIND_ICONS } from './geometry';
import type { RankView, TokenView } from './view';

/** Something that a seat got: a picture, and how many where it is counted. */
export interface Taking {
  readonly seat: number;
  readonly icon: string;
  readonly amount: number;
}

/** A space that was scored: the strengths turned up there, the order of the players, what they got. */
export interface Result {
  readonly space: string;
  readonly shown: ReadonlyMap<string, number>;
  readonly ranked: readonly number[];
  readonly takings: readonly Taking[];
  /** Whether it was scored to the end. */
  readonly done: boolean;
}

interface Draft {
  space: string;
  shown: Map<string, number>;
  ranked: number[];
  takings: Taking[];
  done: boolean;
}

const seatOf = (value: unknown): number => Number(String(value).slice(1));
const named = (token: unknown): string =>
  String(token).replace(/^@(\d)#/, (_, seat: string) => `token-${'ABCDE'[Number(seat)]}-`);
const piece = (artifact: unknown): string => (artifact === 'artifact' ? 'a-lamp' : `a-${String(artifact)}`);

/** What a line gives to a seat at the space that was scored last. */
function taking(line: LogLine, space: string): Taking | null {
  const { seat, to, amount, kind, artifact } = line.args;
  const icon = KIND_ICONS[String(kind).replace('kind-', '')] ?? 'gem';
  switch (line.kind) {
    case 'won':
      return { seat: seatOf(seat), icon, amount: Number(amount) };
    case 'took':
      return space === 'market' ? { seat: seatOf(seat), icon, amount: Number(amount) } : null;
    case 'paid':
      return space === 'market' ? { seat: seatOf(seat), icon, amount: -Number(amount) } : null;
    case 'drew':
    case 'tent-taken':
      return { seat: seatOf(seat), icon: 's-abracadabra', amount: 0 };
    case 'handed':
      return { seat: seatOf(to), icon: 's-abracadabra', amount: 0 };
    case 'djinn':
      return { seat: seatOf(seat), icon: 'djinn-house', amount: 0 };
    case 'camel':
      return { seat: seatOf(to), icon: 'camel', amount: 0 };
    case 'admitted':
    case 'admitted-key':
      return { seat: seatOf(seat), icon: 'i-check', amount: 0 };
    case 'bought':
      return { seat: seatOf(seat), icon: piece(artifact), amount: 0 };
    case 'unseen':
      return { seat: seatOf(seat), icon: 'a-lamp', amount: 0 };
    default:
      return null;
  }
}

/** The spaces of the running round that were turned up, in their order. */
export function results(log: readonly LogLine[]): Map<string, Result> {
  const begun = log.findLastIndex((line) => line.kind === 'round' || line.kind === 'cleaned');
  return resultsOf(log.slice(begun + 1));
}

/** The same for a stretch of the log. */
export function resultsOf(lines: readonly LogLine[]): Map<string, Result> {
  const found = new Map<string, Draft>();
  const at = (space: string): Draft => {
    const made = found.get(space) ?? { space, shown: new Map(), ranked: [], takings: [], done: false };
    found.set(space, made);
    return made;
  };
  let last = '';
  for (const line of lines) {
    const space = String(line.args['space'] ?? '');
    if (line.kind === 'shown') at(space).shown.set(named(line.args['token']), Number(line.args['strength']));
    else if (line.kind === 'carpet') at(space).shown.set(named(line.args['token']), 3);
    else if (line.kind === 'double')
      at(space).shown.set(named(line.args['token']), Number(line.args['strength']));
    else if (line.kind === 'guard') at((last = 'guard')).done = true;
    else if (line.kind === 'ranked' || line.kind === 'nobody') {
      last = space;
      const each = line.args['each_seat'];
      at(last).ranked = Array.isArray(each) ? each.map(seatOf) : [];
      at(last).done = true;
    } else if (line.kind === 'used' || line.kind.startsWith('announced')) last = '';
    const got = last ? taking(line, last) : null;
    if (got) at(last).takings.push(got);
  }
  return found;
}

/** The players of a space in their order with the sums of their characters there. */
export function ranksOf(result: Result, tokens: readonly TokenView[]): RankView[] {
  return result.ranked.map((seat) => ({
    seat,
    strength: tokens
      .filter((token) => token.owner === seat)
      .reduce((sum, token) => sum + (result.shown.get(token.id) ?? token.strength ?? 0), 0),
  }));
}
