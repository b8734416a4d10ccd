/** The review of one table as a page shows it: what was found so far, the moment looked at, and whose eyes see it. */
import * as api from '../api';
import { opener } from '../keys';
import type { ReviewBoard, ReviewMoment, ReviewPage, ReviewReport, TableInfo } from '../wire';
import * as calls from './calls';
import { momentOf } from './address';

/** Milliseconds between two questions: until there is a first picture, while it gets better, after a failed one. */
const SOON = 1000;
const LATER = 3000;
/** What may be over in a moment; everything else is final. */
const PASSING = new Set(['offline', 'busy', 'too-many', 'internal', 'storage', 'restarting']);

export class Reviewing {
  info = $state.raw<TableInfo | null>(null);
  /** The own seat; null: nobody of these. */
  mine = $state<number | null>(null);
  page = $state.raw<ReviewPage | null>(null);
  /** Why there is no review. */
  refusal = $state.raw<unknown>(null);
  /** What keeps the next part from coming, for now. */
  pause = $state.raw<unknown>(null);
  /** The moment that is looked at; one behind the last is the end. Null: none yet. */
  at = $state<number | null>(null);
  board = $state.raw<ReviewBoard | null>(null);
  /** Only what the seat could see then, or everything. */
  knew = $state(true);
  private readonly boards = new Map<number, Promise<ReviewBoard>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(readonly table: string) {}

  get report(): ReviewReport | null {
    return this.page?.report ?? null;
  }

  get count(): number {
    return this.report?.moments.length ?? 0;
  }

  /** The decision that is looked at; null at the end. */
  get moment(): ReviewMoment | null {
    return this.at === null ? null : (this.report?.moments[this.at] ?? null);
  }

  get token(): string {
    return opener(this.table);
  }

  async open(hash: string): Promise<void> {
    this.at = momentOf(hash);
    try {
      const { table, you } = await api.page(this.table, this.token);
      this.info = table;
      this.mine = you.seat;
    } catch (error) {
      return this.fail(error, () => this.open(hash));
    }
    await this.poll();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  /** Asks how far it is, again and again until it is done. */
  async poll(): Promise<void> {
    try {
      const page = await calls.review(this.table, this.token);
      this.pause = null;
      this.refusal = null;
      this.take(page);
      if (!page.done) this.wait(() => this.poll(), page.report ? LATER : SOON);
    } catch (error) {
      this.fail(error, () => this.poll());
    }
  }

  private take(page: ReviewPage): void {
    this.page = page;
    const { report } = page;
    if (!report) return;
    if (this.at === null) this.at = report.turning[0]?.moment ?? 0;
    this.go(this.at);
  }

  private fail(error: unknown, again: () => Promise<void>): void {
    const code = error instanceof api.Problem ? error.code : '';
    if (!PASSING.has(code)) {
      this.refusal = error;
      return;
    }
    this.pause = error;
    const asked = error instanceof api.Problem ? 1000 * error.wait : 0;
    this.wait(again, Math.max(LATER, asked));
  }

  private wait(then: () => Promise<void>, milliseconds: number): void {
    clearTimeout(this.timer);
    if (!this.ended) this.timer = setTimeout(() => void then(), milliseconds);
  }

  /** Looks at another moment. */
  go(moment: number): void {
    const at = Math.max(0, Math.min(this.count, moment));
    this.at = at;
    void this.lay(Math.min(at, this.count - 1));
  }

  private async lay(moment: number): Promise<void> {
    if (moment < 0 || this.board?.moment === moment) return;
    let found = this.boards.get(moment);
    if (!found) {
      found = calls.board(this.table, moment, this.token);
      this.boards.set(moment, found);
    }
    try {
      const board = await found;
      if (this.at !== null && Math.min(this.at, this.count - 1) === moment) this.board = board;
      this.pause = null;
    } catch (error) {
      this.boards.delete(moment);
      this.pause = error;
    }
  }
}
