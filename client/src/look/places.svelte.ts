/** Where things are drawn, measured again and again: boards settle when they like, pieces travel, pictures come, windows turn. */
import { onMount } from 'svelte';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The box of a thing within a frame; null: it is not drawn. */
function boxOf(room: HTMLElement, frame: DOMRect, thing: string): Box | null {
  const drawn = room.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
  const shape = drawn?.querySelector(':scope > .ring') ?? drawn;
  const box = shape?.getBoundingClientRect();
  if (!box?.width || !box.height) return null;
  const [x, y, w, h] = [box.left - frame.left, box.top - frame.top, box.width, box.height].map(Math.round);
  return { x: x ?? 0, y: y ?? 0, w: w ?? 0, h: h ?? 0 };
}

export class Places {
  private found = $state.raw<Readonly<Record<string, Box>>>({});

  /** To be made while a component is. */
  constructor(room: () => HTMLElement | undefined, things: () => readonly string[]) {
    onMount(() => {
      let frame = requestAnimationFrame(function again() {
        measure();
        frame = requestAnimationFrame(again);
      });
      return () => cancelAnimationFrame(frame);
    });
    const measure = (): void => {
      const within = room();
      if (!within) return;
      const frame = within.getBoundingClientRect();
      const boxes = things().flatMap((thing) => {
        const box = boxOf(within, frame, thing);
        return box ? [[thing, box] as const] : [];
      });
      const made = Object.fromEntries(boxes);
      if (JSON.stringify(made) !== JSON.stringify(this.found)) this.found = made;
    };
  }

  of(thing: string): Box | null {
    return this.found[thing] ?? null;
  }
}
