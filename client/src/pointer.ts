/** Pointer, touch and keyboard on things: one listener for the whole table, whatever game lies on it. */
import type { Box } from './place';
import type { Table } from './table.svelte';

const SNAP = 22;
const LONG_PRESS = 450;
/** How long the device ticks when a long press is felt. */
const TICK = 12;

/** How far a point lies outside a box; 0 inside. */
export function gap(box: Box, x: number, y: number): number {
  const across = Math.max(box.left - x, 0, x - box.right);
  const down = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(across, down);
}

/** The nearest of some boxes within reach of a finger. */
export function nearest<T extends { box: Box }>(
  things: readonly T[],
  x: number,
  y: number,
  reach = SNAP,
): T | null {
  let found: T | null = null;
  let least = reach;
  for (const each of things) {
    const far = gap(each.box, x, y);
    const centre = Math.hypot(
      (each.box.left + each.box.right) / 2 - x,
      (each.box.top + each.box.bottom) / 2 - y,
    );
    const better =
      found &&
      far === least &&
      centre <
        Math.hypot((found.box.left + found.box.right) / 2 - x, (found.box.top + found.box.bottom) / 2 - y);
    if (far < least || (far <= least && !found) || better) {
      found = each;
      least = far;
    }
  }
  return found;
}

/** The thing to go to with an arrow key: the nearest one in that direction, straight ahead before sideways. */
export function towards<T extends { box: Box }>(
  things: readonly T[],
  from: Box,
  dx: number,
  dy: number,
): T | null {
  const x = (from.left + from.right) / 2;
  const y = (from.top + from.bottom) / 2;
  let found: T | null = null;
  let least = Infinity;
  for (const each of things) {
    const ax = (each.box.left + each.box.right) / 2 - x;
    const ay = (each.box.top + each.box.bottom) / 2 - y;
    const ahead = ax * dx + ay * dy;
    const aside = Math.abs(ax * dy) + Math.abs(ay * dx);
    if (ahead <= 1) continue;
    const cost = ahead + 2.5 * aside;
    if (cost < least) {
      least = cost;
      found = each;
    }
  }
  return found;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The innermost thing that something belongs to: what lies on a thing is drawn beside it, in a frame of both. */
function thingOf(target: EventTarget | null): HTMLElement | SVGElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-thing], [data-inside]') : null;
  return found?.dataset['inside'] ? found.querySelector<HTMLElement>(':scope > [data-thing]') : found;
}

/** The thing that a thing lies on. */
function under(element: Element): HTMLElement | SVGElement | null {
  const frame = element.parentElement;
  const own =
    frame instanceof Element && frame.hasAttribute('data-inside') && frame.firstElementChild === element;
  return thingOf(own ? frame.parentElement : frame);
}

/** The innermost thing that can be chosen now, else the innermost thing at all: cards lie on areas. */
function pickOf(target: EventTarget | null, table: Table): HTMLElement | SVGElement | null {
  for (let element = thingOf(target); element; element = under(element)) {
    const id = idOf(element);
    if (id && (table.can(id) || table.selection.has(id))) return element;
  }
  return thingOf(target);
}

function idOf(element: HTMLElement | SVGElement | null): string | null {
  return element?.dataset['thing'] ?? null;
}

/** What a card may be about: a thing, or a line of text that speaks of one. */
function aboutOf(
  target: EventTarget | null,
  table: Table,
): { id: string; element: HTMLElement | SVGElement } | null {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-about]') : null;
  const element = pickOf(target, table) ?? line;
  const id = element?.dataset['thing'] ?? element?.dataset['about'];
  return element && id ? { id, element } : null;
}

function inCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-card]') !== null;
}

/** A board that is zoomed shows only a part of itself. */
function inSight({ element, box }: { element: Element; box: Box }): boolean {
  const frame = element.closest('.a-board')?.getBoundingClientRect();
  return !frame || gap(frame, (box.left + box.right) / 2, (box.top + box.bottom) / 2) === 0;
}

function legal(
  node: HTMLElement,
  table: Table,
): { id: string; element: HTMLElement | SVGElement; box: DOMRect }[] {
  return [...node.querySelectorAll<HTMLElement>('[data-thing]')]
    .map((element) => ({ id: element.dataset['thing'] ?? '', element, box: element.getBoundingClientRect() }))
    .filter((each) => table.can(each.id) && each.box.width > 0);
}

/** Where a finger went down, on what, and which position was seen then. */
interface Touch {
  readonly target: Element;
  readonly x: number;
  readonly y: number;
  readonly version: string;
}

const PRESSED = 'button, a, input, select, textarea, summary';

/** What the pointer and the keyboard do on one table. */
class Pointer {
  private touching = false;
  private held = false;
  /** When the finger came down. */
  private since = 0;
  /** The touch whose click is still to come. */
  private touch: Touch | null = null;
  private seen = { x: -1, y: -1 };
  private pressed: ReturnType<typeof setTimeout> | undefined;
  private readonly ended = new AbortController();

  constructor(
    private readonly node: HTMLElement,
    public table: Table,
  ) {
    this.on('pointerover', (event) => this.over(event));
    this.on('pointermove', (event) => (this.seen = { x: event.clientX, y: event.clientY }));
    this.on('pointerleave', () => this.left());
    this.on('focusin', (event) => this.focused(event));
    this.on('pointerdown', (event) => this.down(event));
    this.on('pointerup', (event) => this.up(event));
    this.on('pointercancel', () => clearTimeout(this.pressed));
    this.on('click', (event) => this.between(event), true);
    this.on('click', (event) => this.click(event));
    this.on('contextmenu', (event) => this.menu(event));
    this.on('keydown', (event) => this.key(event));
  }

  end(): void {
    clearTimeout(this.pressed);
    this.ended.abort();
  }

  private on<K extends keyof HTMLElementEventMap>(
    kind: K,
    hear: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ): void {
    this.node.addEventListener(kind, hear, { signal: this.ended.signal, capture });
  }

  private over(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const { cards, selection } = this.table;
    if (inCard(event.target)) return cards.hold();
    selection.point(idOf(pickOf(event.target, this.table)));
    const about = aboutOf(event.target, this.table);
    if (!about) cards.leave();
    else if (!this.still(event)) cards.rest(about.id, about.element);
  }

  /** Whether things moved under the pointer, and not the pointer over things. */
  private still(event: PointerEvent): boolean {
    return event.clientX === this.seen.x && event.clientY === this.seen.y;
  }

  private left(): void {
    this.table.selection.point(null);
    this.table.cards.leave();
  }

  private focused(event: FocusEvent): void {
    const { cards, selection } = this.table;
    if (inCard(event.target)) return cards.hold();
    selection.point(idOf(thingOf(event.target)));
    const about = aboutOf(event.target, this.table);
    if (about?.element.matches(':focus-visible')) cards.focus(about.id, about.element);
    else cards.blur();
  }

  private down(event: PointerEvent): void {
    this.touching = event.pointerType !== 'mouse';
    this.held = false;
    this.since = event.timeStamp;
    clearTimeout(this.pressed);
    this.touch =
      this.touching && event.isPrimary && event.target instanceof Element
        ? { target: event.target, x: event.clientX, y: event.clientY, version: this.table.version }
        : null;
    if (!event.isPrimary) return; // two fingers look nearer, they ask nothing
    const about = aboutOf(event.target, this.table);
    if (!this.touching || !about) return;
    this.pressed = setTimeout(() => {
      this.held = true;
      navigator.vibrate?.(TICK);
      void this.table.cards.show(about.id, about.element, 'press');
    }, LONG_PRESS);
  }

  /** How long it was is said by the finger: on a slow machine its lifting may be heard only after the timer. */
  private up(event: PointerEvent): void {
    clearTimeout(this.pressed);
    if (!this.held || event.timeStamp - this.since >= LONG_PRESS) return;
    this.held = false;
    this.table.cards.close();
  }

  /** A tap counts for what was under the finger when it went down, whatever has come between; a new position asks anew. */
  private between(event: MouseEvent): void {
    const { touch } = this;
    if (!touch || event.detail === 0 || !(event.target instanceof Element)) return;
    const pressed = touch.target.closest<HTMLElement>(PRESSED);
    const lifted = event.target.closest(PRESSED);
    if (touch.version !== this.table.version && !quiet(touch.target)) {
      this.touch = null;
      event.stopPropagation();
      event.preventDefault();
    } else if (pressed !== lifted) {
      event.stopPropagation();
      event.preventDefault();
      if (!pressed) this.click(event);
      else if (pressed.isConnected) pressed.click();
    }
  }

  private click(event: MouseEvent): void {
    const { touch } = this;
    this.touch = null;
    if (this.held) {
      this.held = false;
      return;
    }
    const target = touch?.target ?? event.target;
    const { x, y } = touch ?? { x: event.clientX, y: event.clientY };
    if (quiet(target)) return;
    const element = pickOf(target, this.table);
    const own = idOf(element);
    const closed = this.table.cards.close();
    if (own && (this.table.can(own) || this.table.selection.has(own))) {
      this.table.touch(own, this.touching);
      return;
    }
    const near = this.touching ? nearest(legal(this.node, this.table).filter(inSight), x, y) : null;
    if (near) this.table.touch(near.id, true);
    else if (own && this.table.choices.some((choice) => choice.at.includes(own))) {
      this.table.touch(own, this.touching);
    } else if (own) void this.table.cards.show(own, element, this.touching ? 'press' : 'click');
    else if (!closed) this.table.selection.back();
  }

  private menu(event: MouseEvent): void {
    const about = aboutOf(event.target, this.table);
    if (!about || this.touching) return;
    event.preventDefault();
    void this.table.cards.show(about.id, about.element, 'click');
  }

  private key(event: KeyboardEvent): void {
    const element = thingOf(event.target);
    const thing = element?.dataset['thing'];
    if (!element || !thing || event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Enter' && !this.table.can(thing) && this.sent()) return;
      if (this.table.can(thing) || this.table.offer.picked.includes(thing)) this.table.touch(thing);
      else void this.table.cards.show(thing, element, 'key');
    } else if (event.key === '?') {
      event.preventDefault();
      event.stopPropagation();
      void this.table.cards.show(thing, element, 'key');
    } else this.walk(event, element);
  }

  /** Enter on what is chosen already sends what is ready: the draft, the choice, or the form that is filled in. */
  private sent(): boolean {
    const { draft, ready } = this.table;
    const form = document.querySelector<HTMLElement>('[data-done]:enabled');
    if (draft || ready) this.table.confirm();
    else form?.click();
    return Boolean(draft || ready || form);
  }

  /** An arrow key goes to the nearest thing in its direction that can be chosen. */
  private walk(event: KeyboardEvent, element: Element): void {
    const direction = ARROWS[event.key];
    if (!direction) return;
    const others = legal(this.node, this.table).filter((each) => each.element !== element);
    const next = towards(others, element.getBoundingClientRect(), ...direction);
    if (!next) return;
    event.preventDefault();
    next.element.focus();
  }
}

/** Buttons and links beside the board do what they do by themselves. */
function quiet(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    !thingOf(target) &&
    target.closest('button, a, input, select, textarea, summary, [role="tab"], [data-quiet]') !== null
  );
}

/** Attach to the element that holds everything on the table: `use:pointer={table}`. */
export function pointer(node: HTMLElement, table: Table): { update(next: Table): void; destroy(): void } {
  const hands = new Pointer(node, table);
  return {
    update(next) {
      hands.table = next;
    },
    destroy: () => hands.end(),
  };
}
