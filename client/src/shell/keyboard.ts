/** The keys of a table page, wherever the focus is. Things, fields and dialogs have keys of their own. */
import { passOf } from '../select';
import type { Table } from '../table.svelte';
import type { ChoiceInfo } from '../wire';
import { drawer } from './drawer.svelte';
import { ROWS } from './focus.svelte';

/** What shows the board from nearer. */
export interface Lens {
  closer(): void;
  away(): void;
  /** Back to the whole board; whether it was not shown already. */
  whole(): boolean;
}

/** What of the page the keys change. */
export interface Shown {
  /** Which nine choices of the list the number keys take. */
  nine: number;
  own: boolean;
  readonly rows: readonly ChoiceInfo[];
  closeDrawer(): void;
}

const NINE = 9;

/** Whether a key is meant for the page: not for the browser, a field or a dialog. */
function meant(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return (
    !event.metaKey &&
    !event.ctrlKey &&
    !event.altKey &&
    (!/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || target.getAttribute('type') === 'checkbox') &&
    !target.closest('dialog')
  );
}

export class Keyboard {
  constructor(
    private readonly table: Table,
    private readonly page: Shown,
    private readonly lens: () => Lens | undefined,
  ) {}

  /** Does what a key says; a key that says nothing is left to the browser. */
  press(event: KeyboardEvent): void {
    if (!meant(event)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const done = /^[1-9]$/.test(key)
      ? this.number(Number(key) - 1)
      : this.named(key, event.target as Element);
    if (done) event.preventDefault();
  }

  private named(key: string, target: Element): boolean {
    const keys: Record<string, () => boolean | void> = {
      '0': () => this.nextNine(),
      '+': () => this.lens()?.closer(),
      '=': () => this.lens()?.closer(),
      '-': () => this.lens()?.away(),
      '?': () => this.what(),
      ' ': () => this.recall(target),
      ArrowDown: () => this.step(target, 1),
      ArrowUp: () => this.step(target, -1),
      ArrowRight: () => target.matches('[data-choice]') && this.step(target, 1),
      ArrowLeft: () => target.matches('[data-choice]') && this.step(target, -1),
      Enter: () => this.enter(target),
      Escape: () => this.leave(),
      z: () => this.table.undo(),
      p: () => this.pass(),
      l: () => drawer.show('log'),
      c: () => drawer.show('chat'),
      r: () => drawer.rule(this.table.prompt.rule || null),
      h: () => void (this.table.preview.on = !this.table.preview.on),
    };
    const does = keys[key];
    return does !== undefined && does() !== false;
  }

  /** The next row of the list, or the first: from a row, from the list, or from nowhere. */
  private step(target: Element, by: number): boolean {
    const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
    const at = rows.findIndex((row) => row === target);
    if (at < 0 && target !== document.body && target.id !== 'choices') return false;
    const next = rows[at < 0 ? (by > 0 ? 0 : rows.length - 1) : (at + by + rows.length) % rows.length];
    next?.focus();
    return next !== undefined;
  }

  /** A choice of the list, or the row of a form. */
  private number(index: number): boolean {
    const at = this.page.nine * NINE + index;
    const rows = document.querySelectorAll<HTMLElement>('[data-row]');
    const choice = this.page.rows[at];
    if (rows.length) rows[at]?.click();
    else if (choice) this.table.choose(choice);
    return true;
  }

  /** The whole board again, else the choices behind the last row, else the next nine choices. */
  private nextNine(): void {
    const rest = document.querySelector<HTMLElement>('[data-rest]');
    if (rest) return rest.click();
    const more = (this.page.nine + 1) * NINE < this.page.rows.length;
    this.page.nine = !this.lens()?.whole() && more ? this.page.nine + 1 : 0;
  }

  private enter(target: Element): boolean {
    if (target.closest('button, a, [data-thing]')) return false;
    if (this.table.ready || this.table.draft) {
      this.table.confirm();
      return true;
    }
    const send = document.querySelector<HTMLElement>('[data-done]:enabled');
    send?.click();
    return send !== null;
  }

  /** Leaves one thing: the half-made choice, the drawer, the own area, the tale of what was missed. */
  private leave(): boolean {
    if (this.table.cards.close() || this.table.selection.back()) return true;
    if (drawer.open) this.page.closeDrawer();
    else if (this.page.own) this.page.own = false;
    else if (this.table.review.missed !== null) this.table.review.missed = null;
    else return false;
    return true;
  }

  /** Marks what the others did last once more, or no longer. */
  private recall(target: Element): boolean {
    if (target.closest('button, a, summary, [data-thing]')) return false;
    this.table.tale.recalled = !this.table.tale.recalled;
    return true;
  }

  private pass(): void {
    const pass = passOf(this.table.choices);
    if (pass) this.table.choose(pass);
  }

  /** What the thing under the pointer is, or the first one that the choice in the list is about. */
  private what(): boolean {
    const thing = this.table.pointed ?? this.table.selection.listed?.at[0] ?? null;
    if (thing) void this.table.cards.show(thing, null, 'key');
    return thing !== null;
  }
}
