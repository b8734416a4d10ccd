/** A seat, or a number or picture of it, may be a target like anything on the board. */
import type { Table } from '../table.svelte';

export function target(table: Table, thing: string): Record<string, unknown> {
  const picked = table.offer.picked.includes(thing) || (table.ready?.at.includes(thing) ?? false);
  if (!table.can(thing) && !picked) return { 'data-thing': thing };
  return {
    'data-thing': thing,
    'data-can': picked ? 'picked' : 'can',
    role: 'button',
    tabindex: 0,
    'aria-pressed': picked,
  };
}

/** The id that the game gives to a seat as a whole. */
export function seatThing(table: Table, seat: number): string {
  return table.drawn.seats.find((each) => each.seat === seat)?.id ?? `seat-${seat}`;
}
