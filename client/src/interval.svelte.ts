/** The pause after a week, a year or a round: its card, whom the game waits for, and what came from the server meanwhile. */
import { requestId } from './net';
import type { GoOn, PauseInfo, Pausing, Recount, ServerMessage, Update } from './wire';

/** Seconds that a card is shown where the server waits for nobody. */
export const LONGEST = 15;

/** What an interval has to do with its table. */
export interface Course {
  say(message: GoOn): void;
  ask(message: Recount): Promise<ServerMessage>;
  /** Whether there is a board to be looked at while the card is read. */
  drawn(): boolean;
  take(update: Update): void;
}

export class Interval {
  card = $state.raw<PauseInfo | null>(null);
  /** Whether the card is read once more, while the game has gone on. */
  again = $state(false);
  /** Whether only the heading is shown, to see the board. */
  folded = $state(false);
  /** Whether this person has gone on. */
  went = $state(false);
  awaited = $state.raw<readonly number[]>([]);
  /** When it goes on by itself, by this browser's clock. */
  until = $state(0);
  private waits = false;
  private seen = '';
  private held: Update[] = [];

  constructor(private readonly course: Course) {}

  /** Whether an update must wait until the card is read. */
  holds(update: Update): boolean {
    const pause = update.pause;
    if (pause && pause.id !== this.seen) this.open(pause, false);
    if (!this.card || this.again || !this.course.drawn()) return false;
    if (update.whole) this.held = [];
    this.held.push(update);
    return true;
  }

  /** The server tells whom it waits for, or that it goes on. */
  hear({ until, awaited, now }: Pausing): void {
    this.awaited = awaited;
    this.waits = until !== null;
    if (until !== null) this.until = Date.now() + until - now;
    else if (!this.again) this.end();
  }

  /** The person has read the card. */
  go(): void {
    if (!this.card || this.went) return;
    if (this.again) return this.end();
    this.went = true;
    this.course.say({ type: 'go-on' });
    if (!this.waits) this.end();
  }

  /** The card of a line of the log once more. */
  async recount(line: number): Promise<void> {
    const answer = await this.course.ask({ type: 'recount', request: requestId(), line });
    if (answer.type === 'pause-answer' && answer.pause && !this.card) this.open(answer.pause, true);
  }

  /** The card goes, and the table is as it is now. */
  end(): void {
    const updates = this.held;
    this.held = [];
    this.card = null;
    this.again = false;
    for (const update of updates) this.course.take(update);
  }

  private open(card: PauseInfo, again: boolean): void {
    if (!again) this.seen = card.id;
    this.card = card;
    this.again = again;
    this.folded = false;
    this.went = false;
    this.until = Date.now() + 1000 * LONGEST;
  }
}
