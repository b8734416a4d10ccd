/** The card that tells what a thing is: when it comes, when it goes, and what the server said about the thing. */
import type { CardInfo, ReasonInfo } from './wire';

/** Milliseconds: a pointer rests, another card was open just now, a pointer has left, an answer is asked for ahead. */
const RESTS = 300;
const JUST_NOW = 400;
const LEFT = 200;
const AHEAD = 120;

/** How a card came: a resting pointer, the focus, the key for it, a long press, a click on what cannot be chosen. */
export type How = 'rest' | 'focus' | 'key' | 'press' | 'click';

export interface Told {
  readonly card: CardInfo | null;
  readonly allowed: boolean;
  readonly reasons: readonly ReasonInfo[];
}

export interface OpenCard extends Told {
  readonly thing: string;
  /** Where the thing is drawn; null: wherever it is found. */
  readonly element: Element | null;
  readonly how: How;
  /** It was tried, and refused. */
  readonly refused: boolean;
}

/** What the cards have to do with their table. */
export interface Desk {
  /** What is seen now: an answer holds for as long as this is the same. */
  seen(): string;
  /** What is said about a thing; asked again for as long as it is wanted. Null: no answer. */
  ask(thing: string, wanted: () => boolean): Promise<Told | null>;
  /** Whether the callout of a choice that waits to be confirmed stands at the thing. */
  called(thing: string): boolean;
}

interface Wish {
  readonly thing: string;
  readonly element: Element | null;
  readonly how: How;
}

export class Cards {
  open = $state.raw<OpenCard | null>(null);
  private wish: Wish | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private going: ReturnType<typeof setTimeout> | undefined;
  private shut = -Infinity;
  private known = new Map<string, Promise<Told | null>>();
  private knownOf = '';

  constructor(private readonly desk: Desk) {}

  /** The pointer is on a thing. */
  rest(thing: string, element: Element): void {
    if (this.open?.how === 'press' || this.open?.how === 'key') return;
    this.soon({ thing, element, how: 'rest' }, this.open !== null || Date.now() - this.shut < JUST_NOW);
  }

  /** The keyboard is on a thing. */
  focus(thing: string, element: Element): void {
    this.soon({ thing, element, how: 'focus' }, false);
  }

  /** The pointer is on nothing that has a card. */
  leave(): void {
    this.forget('rest');
    const how = this.open?.how;
    if (how === 'rest' || how === 'click') {
      clearTimeout(this.going);
      this.going = setTimeout(() => this.close(), LEFT);
    }
  }

  /** The focus is on nothing that has a card. */
  blur(): void {
    this.forget('focus');
    if (this.open?.how === 'focus' || this.open?.how === 'key') this.close();
  }

  /** The pointer or the focus is in the card. */
  hold(): void {
    clearTimeout(this.going);
  }

  /** Shows the card at once. */
  async show(thing: string, element: Element | null, how: How): Promise<void> {
    this.stop();
    const wish = (this.wish = { thing, element, how });
    const told = await this.find(thing);
    if (this.wish !== wish) return;
    const asked = how !== 'rest' && how !== 'focus';
    if (told && (told.card || told.reasons.length || asked)) this.open = { ...told, ...wish, refused: false };
    else if (this.open && this.open.thing !== thing) this.close();
  }

  /** Tells what the page itself knows about something. */
  tell(thing: string, element: Element, card: CardInfo): void {
    this.stop();
    this.open = { card, allowed: false, reasons: [], thing, element, how: 'click', refused: false };
  }

  /** Something was tried and refused. */
  refuse(thing: string, reason: ReasonInfo): void {
    this.stop();
    const wish: Wish = { thing, element: null, how: 'click' };
    this.wish = wish;
    this.open = { ...wish, card: null, allowed: false, reasons: [reason], refused: true };
    void this.find(thing).then((told) => {
      if (this.wish === wish && this.open && told) this.open = { ...this.open, card: told.card };
    });
  }

  /** Whether there was a card to close. */
  close(): boolean {
    this.stop();
    this.wish = null;
    const was = this.open;
    if (!was) return false;
    this.shut = Date.now();
    this.open = null;
    return true;
  }

  /** The table has moved on: what is told may have changed. */
  moved(): void {
    const { open } = this;
    if (open && !open.refused) void this.show(open.thing, open.element, open.how);
  }

  private soon(wish: Wish, now: boolean): void {
    clearTimeout(this.going);
    if (this.wish?.thing === wish.thing && this.wish.element === wish.element) return;
    this.stop();
    this.wish = wish;
    if (this.desk.called(wish.thing)) {
      if (this.open) this.close();
      return;
    }
    if (now) return void this.show(wish.thing, wish.element, wish.how);
    this.timers = [
      setTimeout(() => void this.find(wish.thing), AHEAD),
      setTimeout(() => void this.show(wish.thing, wish.element, wish.how), RESTS),
    ];
  }

  /** A wish of this sort that has not been fulfilled is none any more. */
  private forget(how: How): void {
    if (this.wish?.how !== how) return;
    this.stop();
    this.wish = null;
  }

  private stop(): void {
    clearTimeout(this.going);
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }

  private find(thing: string): Promise<Told | null> {
    const seen = this.desk.seen();
    if (seen !== this.knownOf) this.known.clear();
    this.knownOf = seen;
    const known = this.known.get(thing);
    if (known) return known;
    const asked = this.desk.ask(thing, () => this.wish?.thing === thing);
    this.known.set(thing, asked);
    void asked.then((told) => {
      if (!told) this.known.delete(thing);
    });
    return asked;
  }
}
