/** Whether a finger or a pressed mouse is down: what lies under it must not move until it is lifted. */
export const finger = { down: false };

const lifted = new Set<() => void>();

function lift(): void {
  finger.down = false;
  const waiting = [...lifted];
  lifted.clear();
  for (const each of waiting) each();
}

globalThis.addEventListener?.('pointerdown', () => (finger.down = true), { capture: true });
for (const kind of ['pointerup', 'pointercancel'])
  // After the click that follows at once.
  globalThis.addEventListener?.(kind, () => setTimeout(lift), { capture: true });

/** Does something when no finger is down: now, or as soon as it is lifted. */
export function whenLifted(act: () => void): void {
  if (finger.down) lifted.add(act);
  else act();
}
