/** What the server told about a table: who sits there, the game as one's seat may see it, the question, the log. */
import type { SharedView } from './games/view';
import type { Gain } from './tale.svelte';
import { seatOf } from './telling';
import type {
  ChatLine,
  Guidance,
  LogLine,
  Order,
  PromptInfo,
  ReasonInfo,
  ServerMessage,
  Standing,
  TableInfo,
  Update,
  You,
} from './wire';

const NOTHING: PromptInfo = {
  seat: null,
  decision: '',
  rule: '',
  key: '',
  args: {},
  form: '',
  auto: false,
  choices: [],
  missing: [],
  optional: null,
  waiting: [],
};

/** The server makes views from the types of its games, and a table holds those of one game: here they are believed. */
export function viewOf<V>(told: unknown): V {
  return told as V;
}

export class Situation<V extends SharedView> {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ role: 'guest', seat: null, standIn: false, asks: null, quiet: false });
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Null until the first update. */
  view = $state.raw<V | null>(null);
  prompt = $state.raw<PromptInfo>(NOTHING);
  /** The lines of the log from `first` on: of a long game only the last ones are told. */
  log = $state.raw<readonly LogLine[]>([]);
  first = $state(0);
  /** How long the log was when this page first saw it. */
  met = 0;
  /** How often the game has moved on while this page was open. */
  moves = $state(0);
  result = $state.raw<Standing | null>(null);
  version = $state('');
  private undoable = $state(false);
  undoReason = $state.raw<ReasonInfo | null>(null);
  deadline = $state<number | null>(null);
  /** How far the server's clock is ahead of ours. */
  clock = $state(0);
  /** The choices after which there is no way back. */
  final = $state.raw<ReadonlySet<number>>(new Set());
  /** How long the log was when this seat last decided. */
  recap = $state(0);
  /** How long it was when this seat last decided before others did something. */
  former = $state(0);
  /** Points that were won and lost while this page was open. */
  gains = $state.raw<readonly Gain[]>([]);
  /** The standing answers that may be promised now, and the one in force ("": none). */
  promises = $state.raw<readonly string[]>([]);
  promise = $state('');
  /** Answers in advance, what became of the last ones, and whether some may be given now. */
  plan = $state.raw<readonly Order[]>([]);
  planNote = $state<Update['planNote']>('');
  canPlan = $state(false);
  /** Where a guided game stands; null at other tables. */
  guide = $state.raw<Guidance | null>(null);

  readonly over = $derived(this.result !== null);
  /** Whether the game was given up unfinished. */
  readonly closed = $derived(this.info?.status === 'over' && this.info.ended !== '');
  /** Whether its people pause. */
  readonly paused = $derived((this.info?.rest?.since ?? null) !== null);
  readonly canUndo = $derived(this.undoable && !this.paused && !this.closed);
  /** Whether this browser's seat is asked, and not the bot that stands in for it. */
  readonly asked = $derived(
    this.prompt.seat !== null &&
      this.prompt.seat === this.you.seat &&
      !this.you.standIn &&
      !this.paused &&
      !this.closed,
  );

  colour(seat: number): string {
    return this.info?.seats[seat]?.colour ?? 'black';
  }

  isBot(seat: number): boolean {
    return this.info?.seats[seat]?.played === 'bot';
  }

  /** Takes up a message; whether the game has moved on. */
  hear(message: ServerMessage): boolean {
    if (message.type === 'welcome') this.chat = message.chat;
    if (message.type === 'welcome' || message.type === 'table') {
      this.info = message.table;
      this.you = message.you;
    } else if (message.type === 'chat') this.chat = [...this.chat, message.line];
    return message.type === 'update' && this.take(message);
  }

  private take(update: Update): boolean {
    const moved = update.version !== this.version;
    this.version = update.version;
    const before = this.view;
    this.view = viewOf<V>(update.whole ? update.view : { ...this.view, ...update.view });
    this.prompt = update.prompt;
    const start = this.append(update.start, update.events);
    if (!before) this.met = this.log.length;
    this.count(before, start);
    if (before && moved) this.moves += 1;
    this.remember(Math.max(0, update.recap - this.first));
    this.undoable = update.canUndo;
    this.undoReason = update.undo;
    this.promises = update.promises;
    this.promise = update.promise;
    this.plan = update.plan;
    this.planNote = update.planNote;
    this.canPlan = update.canPlan;
    this.deadline = update.deadline;
    this.clock = update.now - Date.now();
    this.result = update.result;
    this.guide = update.guide;
    this.final = new Set(update.final);
    return moved;
  }

  /** Cuts the log at a line and goes on from there; the place of the first new line in what is kept. */
  private append(line: number, events: readonly LogLine[]): number {
    if (line < this.first || line - this.first > this.log.length) this.first = line;
    const start = line - this.first;
    this.log = [...this.log.slice(0, start), ...events];
    return start;
  }

  /** Notes who has won points with what is new in the log, and forgets what was taken back. */
  private count(before: V | null, start: number): void {
    const kept = this.gains.filter((gain) => gain.line < start);
    const line = this.log.length - 1;
    const fresh = (before ? (this.view?.seats ?? []) : []).flatMap(({ seat, points }) => {
      const amount = points - (before?.seats[seat]?.points ?? points);
      return amount === 0 || line < start ? [] : [{ seat, amount, line }];
    });
    if (fresh.length || kept.length < this.gains.length) this.gains = [...kept, ...fresh];
  }

  private remember(recap: number): void {
    const others = this.log.slice(this.recap, recap).some((line) => {
      const seat = seatOf(line);
      return seat !== null && seat !== this.you.seat && line.role !== 'step';
    });
    if (others) this.former = this.recap;
    this.recap = recap;
  }
}
