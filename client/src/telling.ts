/** The log turn by turn: which lines belong together, which of them stands for all, which things they speak of. */
import type { LogLine } from './wire';

/** A stretch of the log that is told as one: a turn with its steps, a separator, or a pause with its card. */
export interface Turn {
  readonly sort: 'turn' | 'chapter' | 'pause';
  /** Whom its sentence is about; null: nobody's. */
  readonly seat: number | null;
  /** The first line, and the one after the last. */
  readonly start: number;
  readonly end: number;
  /** The line whose sentence stands for all. */
  readonly head: LogLine;
  /** The line that is told beside it, if a catalogue can. */
  readonly also: LogLine | null;
  readonly lines: readonly LogLine[];
}

/** The seat that a line speaks of first. */
export function seatOf(line: LogLine): number | null {
  const named =
    line.args['seat'] ??
    Object.values(line.args).find((value) => typeof value === 'string' && value.startsWith('@'));
  return typeof named === 'string' && named.startsWith('@') ? parseInt(named.slice(1), 10) : null;
}

/** Whether a line begins something new while these lines are being told. */
function opens(line: LogLine, told: readonly LogLine[], seat: number | null): boolean {
  if (line.role === 'chapter' || line.role === 'pause' || told.length === 0) return true;
  if (told[0]?.role === 'chapter' || told[0]?.role === 'pause') return true;
  if (line.role !== 'turn') return false;
  return seatOf(line) !== seat || told.some((each) => each.role === 'turn');
}

function equal(one: readonly LogLine[], other: readonly LogLine[]): boolean {
  return one.length === other.length && one.every((line, at) => line === other[at]);
}

function made(lines: readonly LogLine[], start: number): Turn {
  const [first] = lines as readonly [LogLine];
  const of = (role: LogLine['role']): LogLine | undefined => lines.find((each) => each.role === role);
  const opener = of('turn') ?? first;
  const head = of('head') ?? opener;
  return {
    sort: first.role === 'chapter' || first.role === 'pause' ? first.role : 'turn',
    seat: seatOf(head) ?? seatOf(opener),
    start,
    end: start + lines.length,
    head,
    also: lines.find((each) => each.role === 'also' && seatOf(each) === seatOf(head)) ?? null,
    lines,
  };
}

/**
 * The lines of a log from `start` on, turn by turn. Those that were told `before` with the same lines stay the same
 * turns, so that whoever shows them need not put them into words again.
 */
export function turns(log: readonly LogLine[], start = 0, before: readonly Turn[] = []): Turn[] {
  const known = new Map(before.map((turn) => [turn.start, turn]));
  const found: Turn[] = [];
  let begun = start;
  for (let at = start; at <= log.length; at += 1) {
    const told = log.slice(begun, at);
    const line = log[at];
    const first = told.find((each) => each.role === 'turn') ?? told[0];
    if (told.length && (!line || opens(line, told, first ? seatOf(first) : null))) {
      const same = known.get(begun);
      found.push(same && equal(same.lines, told) ? same : made(told, begun));
      begun = at;
    }
  }
  return found;
}

/** What a turn opens to: all but its sentence, and but what only says whose turn it was. */
export function stepsOf(turn: Turn): LogLine[] {
  return turn.lines.filter((line) => line !== turn.head && (line.role !== 'turn' || line.at.length > 0));
}

/** The things where a turn happened: of the lines that stand for it, else of all. */
export function placesOf(turn: Turn): string[] {
  const main = turn.lines.filter((line) => line.role !== 'step').flatMap((line) => line.at);
  return [...new Set(main.length ? main : turn.lines.flatMap((line) => line.at))];
}

/** The last turn of each seat but one's own, in the order in which they happened. */
export function lastTurns(told: readonly Turn[], own: number | null): Turn[] {
  const last = new Map<number, Turn>();
  for (const turn of told)
    if (turn.sort === 'turn' && turn.seat !== null && turn.seat !== own) last.set(turn.seat, turn);
  return [...last.values()].sort((one, other) => one.start - other.start);
}
