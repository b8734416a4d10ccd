/** Where the focus of the keyboard goes when what had it is gone: to a thing or a row that can be chosen next. */
import { tick } from 'svelte';
import type { Table } from '../table.svelte';

export const ROWS = ':is([data-choice], [data-row]):enabled';
const THINGS = '.a-board [data-thing].can, .a-dock [data-thing].can';

type Place = 'rows' | 'things';

function placeOf(element: Element): Place | null {
  if (!element.matches(':focus-visible')) return null;
  if (element.closest('[data-thing]')) return 'things';
  return element.closest('#choices, .prompt') || element.matches(ROWS) ? 'rows' : null;
}

/** Call it while the page's component is made: it has effects. */
export function keepFocus(table: Table): void {
  let held: Place | null = null;

  $effect(() => {
    const note = (event: FocusEvent): void => void (held = placeOf(event.target as Element));
    const drop = (): void => void (held = null);
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', drop);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', drop);
    };
  });

  $effect(() => {
    void table.version;
    void table.offer;
    void table.sending;
    void tick().then(settle);
    return later();
  });

  /** A form is loaded when it is first wanted: its rows come after the question. */
  function later(): (() => void) | undefined {
    const list = document.getElementById('choices');
    if (!list) return undefined;
    const rows = new MutationObserver(settle);
    rows.observe(list, { childList: true, subtree: true });
    return () => rows.disconnect();
  }

  function settle(): void {
    const active = document.activeElement;
    const list = document.getElementById('choices');
    if (!held || (active && active !== document.body && active !== list)) return;
    const rows = document.querySelector<HTMLElement>(ROWS);
    const things = held === 'things' ? document.querySelector<HTMLElement>(THINGS) : null;
    (things ?? rows ?? list)?.focus({ preventScroll: true });
  }
}
