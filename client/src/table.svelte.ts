/** One table as this browser sees it: what the server told, what the person points at, and what follows from both. */
import { best, held } from './keys';
import { type Link, Net, requestId, socket } from './net';
import { type MomentOf, Review } from './review.svelte';
import { click, select, type Offer } from './select';
import type {
  ChatLine,
  ChoiceInfo,
  Guidance,
  LogLine,
  PromptInfo,
  ReasonInfo,
  ServerMessage,
  Standing,
  TableInfo,
  You,
} from './wire';

// A game whose view has no type yet draws it as it is.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any;

export interface WhyNotCard {
  thing: string;
  reasons: readonly ReasonInfo[];
  allowed: boolean;
  refused: boolean;
}

/** A sequence of choices that is prepared but not yet sent: its closing button and what it does. */
export interface Draft {
  readonly id: string;
  readonly label: string;
  run(): void;
}

/** An own answer that can be taken back: what was chosen, or how a form called it, and how many choices it was. */
export interface Answer {
  readonly choice: ChoiceInfo | null;
  readonly label: string;
  readonly count: number;
}

export type Notice = 'moved-on' | 'saved-not' | 'internal' | 'slow-down' | null;

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
const PREVIEW_AFTER = 110;

/** `V` is the view of the game that lies on the table. */
export class Table<V = View> {
  link = $state<Link>('connecting');
  lostAt = $state<number | null>(null);
  trouble = $state<string | null>(null);
  notice = $state<Notice>(null);

  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ role: 'guest', seat: null, standIn: false });
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Null until the first update; what draws a view is shown only when there is one. */
  view = $state.raw<V>(null as V);
  prompt = $state.raw<PromptInfo>(NOTHING);
  log = $state.raw<readonly LogLine[]>([]);
  result = $state.raw<Standing | null>(null);
  version = $state('');
  canUndo = $state(false);
  undoReason = $state.raw<ReasonInfo | null>(null);
  deadline = $state<number | null>(null);
  clock = $state(0);
  final = $state.raw<ReadonlySet<number>>(new Set());
  recap = $state(0);
  /** Where a guided game stands; null at other tables. */
  guide = $state.raw<Guidance | null>(null);

  clicks = $state.raw<readonly string[]>([]);
  armed = $state.raw<ChoiceInfo | null>(null);
  draft = $state.raw<Draft | null>(null);
  pointed = $state<string | null>(null);
  listed = $state.raw<ChoiceInfo | null>(null);
  sending = $state(false);
  why = $state.raw<WhyNotCard | null>(null);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  ghosts = $state(true);

  /** Until when the same kind of question is passed by itself, and the view when that was said. */
  waving = $state.raw<{ until: string; start: V } | null>(null);

  readonly review = new Review<V>((message) => this.ask(message));

  private ghostOf = $state.raw<{ action: number; version: string; view: V | null } | null>(null);
  private readonly net: Net;
  private readonly asked = new Map<string, (message: ServerMessage) => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The own answers since undo was last closed, so that one can go back to any of them. */
  trail = $state.raw<readonly Answer[]>([]);
  private answered: ChoiceInfo | null = null;
  private plan: { pick: (prompt: PromptInfo) => ChoiceInfo | null; label: string } | null = null;
  /** How many choices the plan has sent; what was sent as one is undone as one. */
  private sent = 0;
  private backwards = 0;

  constructor(readonly id: string) {
    this.net = new Net({
      open: socket,
      hello: () => ({ type: 'hello', table: id, token: best(held(id)) }),
      hear: (message) => this.hear(message),
      state: (link) => {
        this.link = link;
        this.lostAt = link === 'live' ? null : (this.lostAt ?? Date.now());
      },
    });
  }

  // --- what follows ------------------------------------------------------------------------------

  get seat(): number | null {
    return this.you.seat;
  }

  /** The moment that is looked at; null in the present. */
  get past(): MomentOf<V> | null {
    return this.review.past;
  }

  readonly mine = $derived(this.prompt.seat !== null && this.prompt.seat === this.you.seat && !this.past);
  readonly choices = $derived<readonly ChoiceInfo[]>(this.mine ? this.prompt.choices : []);
  readonly offer: Offer = $derived(select(this.choices, this.clicks));
  /** The choice that the confirming button would take. */
  readonly ready = $derived<ChoiceInfo | null>(this.armed ?? this.offer.ready ?? this.offer.complete);
  /** The choice whose effect is shown: pointed at in the list, ready, or the only one behind the thing under the pointer. */
  readonly shown = $derived<ChoiceInfo | null>(this.listed ?? this.ready ?? this.single(this.pointed));
  readonly ghost = $derived<V | null>(
    this.ghosts &&
      this.shown &&
      this.ghostOf?.action === this.shown.id &&
      this.ghostOf.version === this.version
      ? this.ghostOf.view
      : null,
  );
  /** The view that is drawn: the present, or the moment looked back at. */
  readonly drawn = $derived<V>(this.past ? this.past.view : this.view);
  readonly asking = $derived<PromptInfo>(this.past ? this.past.prompt : this.prompt);
  readonly over = $derived(this.result !== null);

  private single(thing: string | null): ChoiceInfo | null {
    if (!thing) return null;
    const found = this.offer.left.filter((choice) => choice.at.includes(thing));
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  can(thing: string): boolean {
    return this.offer.targets.has(thing);
  }

  colour(seat: number): string {
    return this.info?.seats[seat]?.colour ?? 'black';
  }

  isBot(seat: number): boolean {
    return this.info?.seats[seat]?.played === 'bot';
  }

  // --- the server --------------------------------------------------------------------------------

  open(): void {
    this.net.connect();
  }

  retry(): void {
    this.net.connect();
  }

  close(): void {
    clearTimeout(this.timer);
    this.net.close();
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.chat = message.chat;
        this.info = message.table;
        this.you = message.you;
        break;
      case 'table':
        this.info = message.table;
        this.you = message.you;
        break;
      case 'update':
        this.take(message);
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        break;
      case 'accepted':
        break;
      case 'refused':
        this.sending = false;
        this.plan = null;
        this.answered = null;
        this.backwards = 0;
        if (message.code === 'stale') this.notice = 'moved-on';
        else if (message.reason)
          this.why = {
            thing: this.clicks.at(-1) ?? '',
            reasons: [message.reason],
            allowed: false,
            refused: true,
          };
        break;
      case 'trouble':
        if (this.asked.has(message.request)) break; // a question that got no answer is no harm
        this.sending = false;
        this.plan = null;
        if (message.final) this.trouble = message.code;
        else if (message.code === 'storage') this.notice = 'saved-not';
        else if (message.code === 'slow-down') this.notice = 'slow-down';
        else if (message.code !== 'restarting') this.notice = 'internal';
        break;
      default:
        break;
    }
    if ('request' in message) {
      this.asked.get(message.request)?.(message);
      this.asked.delete(message.request);
    }
  }

  private take(update: Extract<ServerMessage, { type: 'update' }>): void {
    const moved = update.version !== this.version;
    this.version = update.version;
    this.view = (update.whole ? update.view : { ...this.view, ...update.view }) as V;
    this.prompt = update.prompt;
    this.log = [...this.log.slice(0, update.start), ...update.events];
    this.recap = update.recap;
    this.canUndo = update.canUndo;
    this.undoReason = update.undo;
    this.deadline = update.deadline;
    this.clock = update.now - Date.now();
    this.result = update.result;
    this.guide = update.guide;
    this.final = new Set(update.final);
    if (moved) {
      this.sending = false;
      this.remember(this.answered && { choice: this.answered, label: '', count: 1 });
      this.answered = null;
      this.clear();
      if (this.backwards > 0 && this.canUndo) {
        this.backwards -= 1;
        this.takeBack();
      } else {
        this.backwards = 0;
        this.goOn();
      }
    }
  }

  private remember(answer: Answer | null): void {
    if (!this.canUndo) this.trail = [];
    else if (answer) this.trail = [...this.trail, answer];
  }

  private ask<T extends ServerMessage>(
    message: Parameters<Net['send']>[0] & { request: string },
  ): Promise<T> {
    return new Promise((resolve) => {
      this.asked.set(message.request, (answer) => resolve(answer as T));
      this.net.send(message);
    });
  }

  // --- pointing and choosing -----------------------------------------------------------------------

  clear(): void {
    this.clicks = [];
    this.armed = null;
    this.draft = null;
    this.listed = null;
    this.why = null;
    clearTimeout(this.timer);
  }

  point(thing: string | null): void {
    this.pointed = thing;
    this.wantPreview();
  }

  pointAt(choice: ChoiceInfo | null): void {
    this.listed = choice;
    this.wantPreview();
  }

  /** A click, tap or Enter on a thing. `careful` (touch) shows the effect first, also of what could be undone. */
  touch(thing: string, careful = false): void {
    if (!this.mine || this.sending) return;
    this.why = null;
    if (this.ready && (this.offer.picked.includes(thing) || this.ready.at.includes(thing)))
      return this.confirm();
    this.armed = null;
    this.draft = null;
    this.clicks = click(this.choices, this.clicks, thing);
    const ready = this.offer.ready;
    if (ready && !careful && !this.final.has(ready.id)) this.send(ready);
    else this.wantPreview();
  }

  /** A choice taken from the list or by its number. */
  choose(choice: ChoiceInfo, careful = false): void {
    if (!this.mine || this.sending) return;
    this.why = null;
    if (this.ready?.id === choice.id) return this.confirm();
    if (!careful && !this.final.has(choice.id)) return this.send(choice);
    this.clicks = [];
    this.draft = null;
    this.armed = choice;
    this.wantPreview();
  }

  confirm(): void {
    if (this.sending) return;
    const draft = this.draft;
    this.draft = null;
    if (draft) draft.run();
    else if (this.ready) this.send(this.ready);
  }

  /** Leaves the half-made choice, one step at a time. True if there was something to leave. */
  back(): boolean {
    if (this.why) this.why = null;
    else if (this.draft) this.draft = null;
    else if (this.armed) this.armed = null;
    else if (this.clicks.length) this.clicks = this.clicks.slice(0, -1);
    else return false;
    return true;
  }

  backTo(count: number): void {
    this.armed = null;
    this.clicks = this.clicks.slice(0, count);
  }

  /** Answers this prompt and the own ones after it as a form says, one after the other, until it has no answer. */
  follow(pick: (prompt: PromptInfo) => ChoiceInfo | null, label: string): void {
    if (!this.mine || this.sending) return;
    this.plan = { pick, label };
    this.sent = 0;
    this.goOn();
  }

  private goOn(): void {
    if (!this.plan) return;
    const choice = this.mine && this.link === 'live' ? this.plan.pick(this.prompt) : null;
    if (choice) {
      this.sent += 1;
      this.send(choice);
    } else {
      if (this.sent > 0) this.remember({ choice: null, label: this.plan.label, count: this.sent });
      this.sent = 0;
      this.plan = null;
    }
  }

  private send(choice: ChoiceInfo): void {
    this.sending = true;
    this.answered = this.plan ? null : choice;
    this.review.missed = null;
    this.notice = null;
    this.net.send({ type: 'act', request: requestId(), version: this.version, action: choice.id });
  }

  /** Takes back the last own answer, or all answers of the trail from one on. */
  undo(from = Math.max(0, this.trail.length - 1)): void {
    if (!this.canUndo || this.sending) return;
    this.backwards = Math.max(0, this.trail.slice(from).reduce((sum, answer) => sum + answer.count, 0) - 1);
    this.trail = this.trail.slice(0, from);
    this.takeBack();
  }

  private takeBack(): void {
    this.sending = true;
    this.net.send({ type: 'undo', request: requestId(), version: this.version });
  }

  async askWhy(thing: string): Promise<void> {
    const answer = await this.ask<Extract<ServerMessage, { type: 'why-not-answer' }>>({
      type: 'why-not',
      request: requestId(),
      thing,
    });
    if (answer.type === 'why-not-answer')
      this.why = { thing, reasons: answer.reasons, allowed: answer.allowed, refused: false };
  }

  private wantPreview(): void {
    clearTimeout(this.timer);
    const choice = this.shown;
    if (choice && this.mine) this.timer = setTimeout(() => void this.preview(choice), PREVIEW_AFTER);
  }

  /** The view after a choice; null where chance or a secret is involved. Asked for once. */
  private async preview(choice: ChoiceInfo): Promise<V | null> {
    const version = this.version;
    if (this.ghostOf?.action === choice.id && this.ghostOf.version === version) return this.ghostOf.view;
    const answer = await this.ask<Extract<ServerMessage, { type: 'preview-answer' }>>({
      type: 'preview',
      request: requestId(),
      action: choice.id,
    });
    const view = answer.type === 'preview-answer' ? (answer.view as V | null) : null;
    if (answer.type === 'preview-answer' && this.version === version)
      this.ghostOf = { action: choice.id, version, view };
    return view;
  }

  /** Takes a choice without asking back: the person said so beforehand. */
  passOn(choice: ChoiceInfo): void {
    if (this.mine && !this.sending) this.send(choice);
  }

  /** Passes questions of a kind until something ends it. */
  wave(until: string | null): void {
    this.waving = until === null ? null : { until, start: this.view };
  }

  say(line: string): void {
    this.net.send({ type: 'say', text: line });
  }

  standIn(on: boolean): void {
    this.net.send({ type: 'stand-in', on });
  }

  async readLog(start: number): Promise<void> {
    const answer = await this.ask<Extract<ServerMessage, { type: 'log-page' }>>({
      type: 'read-log',
      request: requestId(),
      start,
      count: 500,
    });
    if (answer.type === 'log-page') this.log = [...this.log.slice(0, answer.start), ...answer.events];
  }
}
