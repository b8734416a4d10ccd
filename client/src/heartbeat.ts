/** Notices a line that has gone silent: an open server says something every four seconds. */
export const SILENCE = 9000;
/** How long an answer to our own ping may take. */
export const ANSWER = 4000;
/** Longer than between two beats of the server: after that it is not known whether the line lives. */
export const DOUBT = 6000;

export interface Timers {
  now(): number;
  set(then: () => void, milliseconds: number): unknown;
  clear(timer: unknown): void;
}

const real: Timers = {
  now: () => Date.now(),
  set: (then, milliseconds) => setTimeout(then, milliseconds),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

export class Heartbeat {
  /** When something was heard last. */
  heardAt = 0;
  private timer: unknown = null;

  constructor(
    private readonly dead: () => void,
    private readonly timers: Timers = real,
  ) {}

  /** Something was heard, or the line is new: it has its whole time again. */
  heard(): void {
    this.heardAt = this.timers.now();
    this.within(SILENCE);
  }

  /** The line is dead unless something is heard within this time. */
  within(milliseconds: number): void {
    this.stop();
    this.timer = this.timers.set(this.dead, milliseconds);
  }

  stop(): void {
    if (this.timer !== null) this.timers.clear(this.timer);
    this.timer = null;
  }

  /** Whether a beat of the server has failed to come. */
  get doubtful(): boolean {
    return this.timers.now() - this.heardAt > DOUBT;
  }
}
