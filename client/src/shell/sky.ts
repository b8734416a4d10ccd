/** Pieces that fly from a thing to a player's number, or back. */
import type { Flight } from '../flights';
import { LONGEST, STAGGER } from '../motion';

function middleOf(thing: string | null): DOMPoint | null {
  const drawn = document.querySelector(thing ? `[data-thing="${CSS.escape(thing)}"]` : '.a-board');
  const box = drawn?.getBoundingClientRect();
  return box && box.width ? new DOMPoint(box.left + box.width / 2, box.top + box.height / 2) : null;
}

/** Sends pieces through the room above the table. */
export function fly(room: HTMLElement, { icon, tone, number, place, gets, count }: Flight): void {
  const at = middleOf(number);
  const there = middleOf(place) ?? middleOf(null);
  if (!at || !there) return;
  const [from, to] = gets ? [there, at] : [at, there];
  for (let each = 0; each < count; each += 1) {
    const piece = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    piece.setAttribute('class', tone);
    piece.dataset['fly'] = icon;
    piece.innerHTML = `<use href="#${icon}" />`;
    room.append(piece);
    const path = [from, to].map(({ x, y }) => ({ transform: `translate(${x - 11}px, ${y - 11}px)` }));
    const timing = {
      duration: LONGEST,
      delay: each * STAGGER,
      easing: 'ease-in-out',
      fill: 'both',
    } as const;
    void piece.animate(path, timing).finished.then(() => piece.remove());
  }
}
