/** What happened since this person last decided: the others' last turns, to be marked on the table, and points that were won. */
import { lastTurns, type Turn, turns } from './telling';
import type { LogLine } from './wire';

/** Points that a seat won or lost when a line of the log was written. */
export interface Gain {
  readonly seat: number;
  readonly amount: number;
  readonly line: number;
}

/** What a tale is told of. */
export interface Source {
  log(): readonly LogLine[];
  /** How long the log was when this seat last decided, and when it last decided before the others' last turns. */
  recap(): number;
  former(): number;
  gains(): readonly Gain[];
  seat(): number | null;
  /** The number of lines at the moment that is looked back at; null in the present. */
  past(): number | null;
}

export class Tale {
  /** Marks that had gone with the own choice are wanted again. */
  recalled = $state(false);

  constructor(private readonly source: Source) {}

  private told: readonly Turn[] = [];
  readonly turns: readonly Turn[] = $derived.by(() => (this.told = turns(this.source.log(), 0, this.told)));

  /** The turns that are marked on the table. */
  readonly marked: readonly Turn[] = $derived.by(() => {
    const past = this.source.past();
    if (past !== null) return this.turns.filter((turn) => turn.start < past && past <= turn.end);
    const own = this.source.seat();
    if (own === null) return lastTurns(this.turns, null).slice(-1);
    const from = this.recalled ? this.source.former() : this.source.recap();
    return lastTurns(
      this.turns.filter((turn) => turn.end > from),
      own,
    );
  });

  /** The first line of what the others did before the last own decision or since; null: nothing. */
  get last(): number | null {
    const own = this.source.seat();
    const from = Math.min(this.source.recap(), this.source.former());
    const since = lastTurns(this.turns, own).filter((turn) => turn.end > from);
    return since[0]?.start ?? null;
  }

  /** The points of a seat since this person last decided. */
  gained(seat: number): number {
    const from = this.source.recap();
    return this.sum(seat, from, Infinity);
  }

  /** The points that a turn brought to its seat. */
  worth(turn: Turn): number {
    return turn.seat === null ? 0 : this.sum(turn.seat, turn.start, turn.end);
  }

  private sum(seat: number, start: number, end: number): number {
    return this.source
      .gains()
      .filter((gain) => gain.seat === seat && gain.line >= start && gain.line < end)
      .reduce((sum, gain) => sum + gain.amount, 0);
  }
}
