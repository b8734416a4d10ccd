/** One table as this browser sees it, put together: what the server told, what the person is choosing, the trail of answers. */
import { Cards, type Told } from './cards.svelte';
import { Connection } from './connection.svelte';
import type { SharedView } from './games/view';
import { Interval } from './interval.svelte';
import { requestId, type Wire } from './net';
import { Preview } from './preview.svelte';
import { type MomentOf, Review } from './review.svelte';
import { isPlain, type Offer } from './select';
import { type Draft, Selection } from './selection.svelte';
import { Situation } from './situation.svelte';
import { Tale } from './tale.svelte';
import { Trail } from './trail.svelte';
import type { ChoiceInfo, PromptInfo, Refused, ServerMessage, TableInfo } from './wire';

/** `V` is the view of the game that lies on the table. What a drawing needs is here; the rest is in the parts. */
export class Table<V extends SharedView = SharedView> {
  readonly connection: Connection;
  readonly situation = new Situation<V>();
  readonly selection: Selection;
  readonly trail = new Trail();
  readonly preview: Preview<V>;
  readonly review: Review<V>;
  readonly interval: Interval;
  readonly tale: Tale;
  readonly cards: Cards;

  constructor(
    readonly id: string,
    open?: () => Wire,
  ) {
    this.connection = new Connection(id, (message) => this.hear(message), open);
    this.preview = new Preview((message, wanted) => this.connection.ask(message, wanted));
    this.review = new Review((message, wanted) => this.connection.ask(message, wanted));
    this.interval = new Interval({
      say: (message) => this.connection.send(message),
      ask: (message) => this.connection.ask(message),
      drawn: () => this.situation.view !== null,
      take: (update) => this.take(update),
    });
    this.tale = new Tale({
      log: () => this.situation.log,
      recap: () => this.situation.recap,
      former: () => this.situation.former,
      gains: () => this.situation.gains,
      seat: () => this.seat,
      past: () => this.past && this.past.lines - this.situation.first,
    });
    this.cards = new Cards({
      seen: () => `${this.version} ${this.past?.moment ?? ''} ${this.past?.seat ?? ''}`,
      ask: (thing, wanted) => this.tell(thing, wanted),
      called: (thing) => this.preview.on && (this.ready?.at.includes(thing) ?? false),
    });
    this.selection = new Selection({
      choices: () => this.choices,
      open: () => this.mine && !this.sending,
      final: (choice) => this.situation.final.has(choice.id),
      plain: (choice) => isPlain(this.choices, choice),
      answer: (choice) => this.send(choice),
      turned: () => this.preview.want(this.mine ? this.shown : null, this.version),
    });
  }

  // --- what the server told ---------------------------------------------------------------------

  get info(): TableInfo | null {
    return this.situation.info;
  }

  get seat(): number | null {
    return this.situation.you.seat;
  }

  get version(): string {
    return this.situation.version;
  }

  get prompt(): PromptInfo {
    return this.situation.prompt;
  }

  /** The present view. Nothing is drawn before there is one. */
  get view(): V {
    return this.situation.view as V;
  }

  get over(): boolean {
    return this.situation.over;
  }

  colour(seat: number): string {
    return this.situation.colour(seat);
  }

  // --- what is looked at ------------------------------------------------------------------------

  /** The moment that is looked at; null in the present. */
  get past(): MomentOf<V> | null {
    return this.review.past;
  }

  /** The view that is drawn: the present, or the moment looked back at. */
  get drawn(): V {
    return this.past ? this.past.view : this.view;
  }

  get asking(): PromptInfo {
    return this.past ? this.past.prompt : this.prompt;
  }

  /** The view after the choice that is shown. */
  readonly ghost: V | null = $derived.by(
    () => (this.preview.on ? this.preview.planned : null) ?? this.preview.after(this.shown, this.version),
  );

  // --- what is chosen ---------------------------------------------------------------------------

  /** With the next answer the further optional stops of this turn are waved through. */
  once = $state(false);
  readonly mine: boolean = $derived.by(() => this.situation.asked && !this.past);
  readonly choices: readonly ChoiceInfo[] = $derived.by(() => (this.mine ? this.prompt.choices : []));

  get offer(): Offer {
    return this.selection.offer;
  }

  get ready(): ChoiceInfo | null {
    return this.selection.ready;
  }

  get shown(): ChoiceInfo | null {
    return this.selection.shown;
  }

  get pointed(): string | null {
    return this.selection.pointed;
  }

  get draft(): Draft | null {
    return this.selection.draft;
  }

  set draft(draft: Draft | null) {
    this.selection.draft = draft;
  }

  can(thing: string): boolean {
    return this.selection.can(thing);
  }

  touch(thing: string, careful = false): void {
    this.selection.touch(thing, careful);
  }

  choose(choice: ChoiceInfo, careful = false): void {
    this.selection.choose(choice, careful);
  }

  confirm(): void {
    this.selection.confirm();
  }

  // --- answers ----------------------------------------------------------------------------------

  get sending(): boolean {
    return this.trail.sending;
  }

  /** Takes a choice without asking back. */
  answer(choice: ChoiceInfo): void {
    if (this.mine && !this.sending) this.send(choice);
  }

  /** Answers this prompt and the own ones after it as a form says, one after the other, until it has no answer. */
  follow(pick: (prompt: PromptInfo) => ChoiceInfo | null, label: string): void {
    if (!this.mine || this.sending || this.connection.link !== 'live') return;
    const choice = this.trail.follow({ pick, label }, this.prompt, this.situation.canUndo);
    if (choice) this.send(choice);
  }

  /** Takes back the last own answer, or all answers of the trail from one on. */
  undo(from?: number): void {
    if (!this.situation.canUndo || this.sending) return;
    this.trail.undo(from);
    this.takeBack();
  }

  /** What a thing is, as it is seen now, and why it cannot be chosen; null: no answer. */
  private async tell(thing: string, wanted: () => boolean): Promise<Told | null> {
    const { past } = this;
    const when = past ? { moment: past.moment, seat: past.seat ?? -1 } : {};
    const answer = await this.connection.ask(
      { type: 'why-not', request: requestId(), thing, ...when },
      wanted,
    );
    return answer.type === 'why-not-answer' ? answer : null;
  }

  private send(choice: ChoiceInfo): void {
    this.trail.sent(choice);
    this.tale.recalled = false;
    this.review.missed = null;
    this.connection.notice = null;
    const { version } = this;
    const wave = this.once && this.prompt.optional !== null;
    this.once = false;
    this.connection.send({ type: 'act', request: requestId(), version, action: choice.id });
    if (wave) void this.promise('this-turn');
  }

  private takeBack(): void {
    this.connection.send({ type: 'undo', request: requestId(), version: this.version });
  }

  /** Promises a standing answer, or ("") takes the promise back; the next update tells what is in force. */
  async promise(name: string): Promise<void> {
    await this.connection.ask({ type: 'promise', request: requestId(), name });
  }

  // --- the server -------------------------------------------------------------------------------

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.preview.stop();
    this.connection.close();
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'pausing') this.interval.hear(message);
    else if (message.type !== 'update' || !this.interval.holds(message)) this.take(message);
  }

  private take(message: ServerMessage): void {
    if (this.situation.hear(message)) this.moved();
    else if (message.type === 'refused') this.refused(message);
    else if (message.type === 'trouble') this.trail.stop();
  }

  private moved(): void {
    this.selection.clear();
    this.preview.stop();
    this.preview.planned = null;
    this.cards.moved();
    const prompt = this.mine && this.connection.link === 'live' ? this.prompt : null;
    const next = this.trail.moved(prompt, this.situation.canUndo);
    if (next === 'undo') this.takeBack();
    else if (next) this.send(next);
  }

  private refused({ code, reason }: Refused): void {
    this.trail.stop();
    const thing = this.selection.clicks.at(-1) ?? '';
    if (code === 'stale') this.connection.notice = 'moved-on';
    else if (reason) this.cards.refuse(thing, reason);
  }
}
