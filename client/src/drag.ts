/** A mouse that pulls what lies under it: only after a few pixels, so that a click stays a click. */
const STARTS = 5;

interface Pull {
  /** Whether there is anything to pull now. */
  may(): boolean;
  /** The button went down. */
  start(): void;
  /** The pointer is so many pixels from where that was. */
  to(across: number, down: number): void;
}

export function drag(node: HTMLElement, pull: Pull): { destroy(): void } {
  let from: { x: number; y: number } | null = null;
  let moving = false;

  const down = (event: PointerEvent): void => {
    moving = false;
    from =
      event.pointerType === 'mouse' && event.button === 0 && pull.may()
        ? { x: event.clientX, y: event.clientY }
        : null;
    if (from) pull.start();
  };
  const move = (event: PointerEvent): void => {
    if (!from) return;
    const [across, below] = [event.clientX - from.x, event.clientY - from.y];
    if (!moving && Math.hypot(across, below) < STARTS) return;
    if (!moving) node.setPointerCapture(event.pointerId);
    moving = true;
    node.classList.add('pulled');
    pull.to(across, below);
  };
  const end = (): void => {
    from = null;
    node.classList.remove('pulled');
    setTimeout(() => (moving = false)); // after the click that follows at once
  };
  /** The click at the end of a drag is none. */
  const click = (event: MouseEvent): void => {
    if (!moving) return;
    event.stopPropagation();
    event.preventDefault();
  };

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', end);
  node.addEventListener('pointercancel', end);
  node.addEventListener('click', click, { capture: true });
  return {
    destroy() {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', end);
      node.removeEventListener('pointercancel', end);
      node.removeEventListener('click', click, { capture: true });
    },
  };
}
