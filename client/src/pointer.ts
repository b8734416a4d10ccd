/** Pointer, touch and keyboard on things: one listener for the whole table, whatever game lies on it. */
import type { Box } from './place';
import type { Table } from './table.svelte';

const SNAP = 22;
const LONG_PRESS = 500;

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

function thingOf(target: EventTarget | null): HTMLElement | SVGElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null;
}

/** The innermost thing that can be chosen now, else the innermost thing at all: cards lie on areas. */
function pickOf(target: EventTarget | null, table: Table): string | null {
  for (
    let element = thingOf(target);
    element;
    element = element.parentElement?.closest<HTMLElement>('[data-thing]') ?? null
  ) {
    const id = element.dataset['thing'];
    if (id && (table.can(id) || table.selection.has(id))) return id;
  }
  return idOf(target);
}

function idOf(target: EventTarget | null): string | null {
  return thingOf(target)?.dataset['thing'] ?? null;
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

/** What the pointer and the keyboard do on one table. */
class Pointer {
  private touching = false;
  private held = false;
  private pressed: ReturnType<typeof setTimeout> | undefined;
  private readonly ended = new AbortController();

  constructor(
    private readonly node: HTMLElement,
    public table: Table,
  ) {
    this.on('pointerover', (event) => this.over(event));
    this.on('pointerleave', () => this.table.selection.point(null));
    this.on('focusin', (event) => this.table.selection.point(idOf(event.target)));
    this.on('pointerdown', (event) => this.down(event));
    this.on('pointerup', () => clearTimeout(this.pressed));
    this.on('pointercancel', () => clearTimeout(this.pressed));
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
  ): void {
    this.node.addEventListener(kind, hear, { signal: this.ended.signal });
  }

  private over(event: PointerEvent): void {
    if (event.pointerType === 'mouse') this.table.selection.point(pickOf(event.target, this.table));
  }

  private down(event: PointerEvent): void {
    this.touching = event.pointerType !== 'mouse';
    this.held = false;
    clearTimeout(this.pressed);
    if (!event.isPrimary) return; // two fingers look nearer, they ask nothing
    const thing = idOf(event.target);
    if (!this.touching || !thing) return;
    this.pressed = setTimeout(() => {
      this.held = true;
      void this.table.askWhy(thing);
    }, LONG_PRESS);
  }

  private click(event: MouseEvent): void {
    if (this.held) {
      this.held = false;
      return;
    }
    if (quiet(event.target)) return;
    const own = pickOf(event.target, this.table);
    if (own && (this.table.can(own) || this.table.selection.has(own))) {
      this.table.touch(own, this.touching);
      return;
    }
    const near = this.touching
      ? nearest(legal(this.node, this.table).filter(inSight), event.clientX, event.clientY)
      : null;
    if (near) this.table.touch(near.id, true);
    else if (own && this.table.choices.some((choice) => choice.at.includes(own))) {
      this.table.touch(own, this.touching);
    } else if (own && this.table.mine) void this.table.askWhy(own);
    else this.table.selection.back();
  }

  private menu(event: MouseEvent): void {
    const thing = idOf(event.target);
    if (!thing || this.touching) return;
    event.preventDefault();
    void this.table.askWhy(thing);
  }

  private key(event: KeyboardEvent): void {
    const element = thingOf(event.target);
    const thing = element?.dataset['thing'];
    if (!element || !thing || event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      if (this.table.can(thing) || this.table.offer.picked.includes(thing)) this.table.touch(thing);
      else void this.table.askWhy(thing);
    } else if (event.key === '?') {
      event.preventDefault();
      event.stopPropagation();
      void this.table.askWhy(thing);
    } else this.walk(event, element);
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
