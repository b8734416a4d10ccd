/** What the server told about a table: who sits there, the game as one's seat may see it, the question, the log. */
import type {
  ChatLine,
  Guidance,
  LogLine,
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
  waiting: [],
};

/** The server makes views from the types of its games, and a table holds those of one game: here they are believed. */
export function viewOf<V>(told: unknown): V {
  return told as V;
}

export class Situation<V> {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ role: 'guest', seat: null, standIn: false, asks: null });
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Null until the first update. */
  view = $state.raw<V | null>(null);
  prompt = $state.raw<PromptInfo>(NOTHING);
  log = $state.raw<readonly LogLine[]>([]);
  result = $state.raw<Standing | null>(null);
  version = $state('');
  canUndo = $state(false);
  undoReason = $state.raw<ReasonInfo | null>(null);
  deadline = $state<number | null>(null);
  /** How far the server's clock is ahead of ours. */
  clock = $state(0);
  /** The choices after which there is no way back. */
  final = $state.raw<ReadonlySet<number>>(new Set());
  /** How long the log was when this seat last decided. */
  recap = $state(0);
  /** The standing answers that may be promised now, and the one in force ("": none). */
  promises = $state.raw<readonly string[]>([]);
  promise = $state('');
  /** Where a guided game stands; null at other tables. */
  guide = $state.raw<Guidance | null>(null);

  readonly over = $derived(this.result !== null);
  /** Whether this browser's seat is asked. */
  readonly asked = $derived(this.prompt.seat !== null && this.prompt.seat === this.you.seat);

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
    this.view = viewOf<V>(update.whole ? update.view : { ...this.view, ...update.view });
    this.prompt = update.prompt;
    this.log = [...this.log.slice(0, update.start), ...update.events];
    this.recap = update.recap;
    this.canUndo = update.canUndo;
    this.undoReason = update.undo;
    this.promises = update.promises;
    this.promise = update.promise;
    this.deadline = update.deadline;
    this.clock = update.now - Date.now();
    this.result = update.result;
    this.guide = update.guide;
    this.final = new Set(update.final);
    return moved;
  }
}
