/** Something that a finger pulls up or down: after a few pixels it is told, once, and the click at its end is none. */
const FAR = 24;

interface Ways {
  up(): void;
  down(): void;
}

export function pull(
  node: HTMLElement,
  ways: Ways | null,
): { update(next: Ways | null): void; destroy(): void } {
  let now = ways;
  let from: { x: number; y: number } | null = null;
  let told = false;
  const ended = new AbortController();
  const { signal } = ended;

  node.addEventListener(
    'pointerdown',
    (event) => {
      told = false;
      from = now && event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    },
    { signal },
  );
  node.addEventListener(
    'pointermove',
    (event) => {
      if (!from || told) return;
      const [across, down] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(down) < FAR || Math.abs(across) > Math.abs(down)) return;
      told = true;
      if (down > 0) now?.down();
      else now?.up();
    },
    { signal },
  );
  node.addEventListener(
    'click',
    (event) => {
      if (!told) return;
      told = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true, signal },
  );
  return {
    update: (next) => (now = next),
    destroy: () => ended.abort(),
  };
}
