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

/** Attach to the element that holds everything on the table: `use:pointer={table}`. */
export function pointer(node: HTMLElement, table: Table): { update(next: Table): void; destroy(): void } {
  let touching = false;
  let pressed: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  const ignore = (target: EventTarget | null): boolean =>
    target instanceof Element &&
    !thingOf(target) &&
    target.closest('button, a, input, select, textarea, summary, [role="tab"], [data-quiet]') !== null;

  const over = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') table.selection.point(pickOf(event.target, table));
  };
  const leave = (): void => table.selection.point(null);
  const focused = (event: FocusEvent): void => table.selection.point(idOf(event.target));

  const down = (event: PointerEvent): void => {
    touching = event.pointerType !== 'mouse';
    held = false;
    clearTimeout(pressed);
    if (!event.isPrimary) return; // two fingers look nearer, they ask nothing
    const thing = idOf(event.target);
    if (touching && thing) {
      pressed = setTimeout(() => {
        held = true;
        void table.askWhy(thing);
      }, LONG_PRESS);
    }
  };
  const up = (): void => clearTimeout(pressed);

  const clicked = (event: MouseEvent): void => {
    if (held) {
      held = false;
      return;
    }
    if (ignore(event.target)) return;
    const own = pickOf(event.target, table);
    if (own && (table.can(own) || table.selection.has(own))) {
      table.touch(own, touching);
      return;
    }
    if (touching) {
      const near = nearest(legal(node, table).filter(inSight), event.clientX, event.clientY);
      if (near) {
        table.touch(near.id, true);
        return;
      }
    }
    if (own && table.choices.some((choice) => choice.at.includes(own))) table.touch(own, touching);
    else if (own && table.mine) void table.askWhy(own);
    else table.selection.back();
  };

  const menu = (event: MouseEvent): void => {
    const thing = idOf(event.target);
    if (!thing || touching) return;
    event.preventDefault();
    void table.askWhy(thing);
  };

  const key = (event: KeyboardEvent): void => {
    const element = thingOf(event.target);
    const thing = element?.dataset['thing'];
    if (!element || !thing || event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      if (table.can(thing) || table.offer.picked.includes(thing)) table.touch(thing);
      else void table.askWhy(thing);
    } else if (event.key === '?') {
      event.preventDefault();
      event.stopPropagation();
      void table.askWhy(thing);
    } else if (ARROWS[event.key]) {
      const [dx, dy] = ARROWS[event.key] ?? [0, 0];
      const next = towards(
        legal(node, table).filter((each) => each.element !== element),
        element.getBoundingClientRect(),
        dx,
        dy,
      );
      if (next) {
        event.preventDefault();
        next.element.focus();
      }
    }
  };

  node.addEventListener('pointerover', over);
  node.addEventListener('pointerleave', leave);
  node.addEventListener('focusin', focused);
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('click', clicked);
  node.addEventListener('contextmenu', menu);
  node.addEventListener('keydown', key);
  return {
    update(next) {
      table = next;
    },
    destroy() {
      clearTimeout(pressed);
      node.removeEventListener('pointerover', over);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('focusin', focused);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', clicked);
      node.removeEventListener('contextmenu', menu);
      node.removeEventListener('keydown', key);
    },
  };
}
