/** What the person at this browser is choosing: things pointed at and clicked, and what follows from them. */
import { click, type Offer, select } from './select';
import type { ChoiceInfo } from './wire';

/** A sequence of choices that is prepared but not yet sent: its closing button and what it does. */
export interface Draft {
  readonly id: string;
  readonly label: string;
  run(): void;
}

/** The button that sends a form, where a phone has it: at the foot of its sheet. */
export interface Closing {
  readonly label: string;
  /** Whether the form is filled in. */
  readonly ready: boolean;
  run(): void;
}

/** What a selection has to do with its table. */
export interface Question {
  /** The choices on offer; none unless this person is asked. */
  choices(): readonly ChoiceInfo[];
  /** Whether an answer may be given now. */
  open(): boolean;
  /** Whether there is no way back after a choice. */
  final(choice: ChoiceInfo): boolean;
  /** Whether a choice of the list is taken at once, whatever it ends. */
  plain(choice: ChoiceInfo): boolean;
  answer(choice: ChoiceInfo): void;
  /** Another choice's effect may be wanted. */
  turned(): void;
}

export class Selection {
  clicks = $state.raw<readonly string[]>([]);
  /** A choice of the list that waits to be confirmed. */
  armed = $state.raw<ChoiceInfo | null>(null);
  draft = $state.raw<Draft | null>(null);
  /** What an open form takes, thing by thing, in whatever order; null: the question is asked as the engine asks it. */
  form = $state.raw<ReadonlyMap<string, () => void> | null>(null);
  closing = $state.raw<Closing | null>(null);
  /** Takes back the last thing done in an open form; null: nothing was done there, or it keeps no count. */
  takeBack = $state.raw<(() => void) | null>(null);
  /** The thing under the pointer. */
  pointed = $state<string | null>(null);
  /** The choice of the list under the pointer. */
  listed = $state.raw<ChoiceInfo | null>(null);
  /** Things that are lit because a line of text speaks of them. */
  lit = $state.raw<ReadonlySet<string>>(new Set());

  readonly offer: Offer = $derived.by(() => select(this.question.choices(), this.clicks));
  /** The choice that the confirming button would take. */
  readonly ready: ChoiceInfo | null = $derived(this.armed ?? this.offer.ready ?? this.offer.complete);
  /** The choice whose effect is shown: pointed at in the list, ready, or the only one behind the thing under the pointer. */
  readonly shown: ChoiceInfo | null = $derived(this.listed ?? this.ready ?? this.single(this.pointed));
  /** Whether something is chosen in part. */
  readonly begun = $derived(
    this.clicks.length > 0 || this.armed !== null || this.draft !== null || this.takeBack !== null,
  );

  constructor(private readonly question: Question) {}

  private single(thing: string | null): ChoiceInfo | null {
    if (!thing) return null;
    const found = this.offer.left.filter((choice) => choice.at.includes(thing));
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  /** Whether a thing may be clicked now. */
  can(thing: string): boolean {
    return this.form ? this.form.has(thing) : this.offer.targets.has(thing);
  }

  /** Whether a thing belongs to what is chosen so far. */
  has(thing: string): boolean {
    return this.offer.picked.includes(thing) || (this.ready?.at.includes(thing) ?? false);
  }

  point(thing: string | null): void {
    this.pointed = thing;
    this.question.turned();
  }

  pointAt(choice: ChoiceInfo | null): void {
    this.listed = choice;
    this.question.turned();
  }

  /** A click, tap or Enter on a thing. `careful` (touch) shows the effect first, also of what could be undone. */
  touch(thing: string, careful = false): void {
    if (!this.question.open()) return;
    if (this.form) return this.form.get(thing)?.();
    if (this.ready && this.has(thing)) return this.confirm();
    this.armed = null;
    this.draft = null;
    this.clicks = click(this.question.choices(), this.clicks, thing);
    const ready = this.offer.ready;
    const direct = ready && (this.question.plain(ready) || (!careful && !this.question.final(ready)));
    if (ready && direct) this.question.answer(ready);
    else this.question.turned();
  }

  /** A choice taken from the list or by its number. */
  choose(choice: ChoiceInfo, careful = false): void {
    if (!this.question.open()) return;
    if (this.ready?.id === choice.id) return this.confirm();
    const plain = this.question.plain(choice);
    if (plain || (!careful && !this.question.final(choice))) return this.question.answer(choice);
    this.clicks = [];
    this.draft = null;
    this.armed = choice;
    this.question.turned();
  }

  confirm(): void {
    if (!this.question.open()) return;
    const draft = this.draft;
    this.draft = null;
    if (draft) draft.run();
    else if (this.ready) this.question.answer(this.ready);
  }

  /** Leaves the half-made choice, one step at a time. True if there was something to leave. */
  back(): boolean {
    if (this.takeBack) this.takeBack();
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

  clear(): void {
    this.clicks = [];
    this.armed = null;
    this.draft = null;
    this.listed = null;
  }
}
