/** What the card beside a thing and the sheet of a phone have in common. */
import type { OpenCard } from '../cards.svelte';
import { settings } from '../settings.svelte';

/** Where the thing of a card is drawn, if it is in sight. */
export function drawnAt(open: OpenCard): HTMLElement | SVGElement | null {
  if (open.element?.isConnected) return open.element as HTMLElement | SVGElement;
  const drawn = document.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(open.thing)}"]`);
  return [...drawn].find((each) => each.getClientRects().length > 0) ?? null;
}

/** Names the card as the description of its thing; returns what takes that back. */
export function described(element: Element | null, id: string): () => void {
  const before = element?.getAttribute('aria-describedby') ?? null;
  element?.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
  return () => {
    if (before) element?.setAttribute('aria-describedby', before);
    else element?.removeAttribute('aria-describedby');
  };
}

export function moving(): boolean {
  return !settings.still && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
