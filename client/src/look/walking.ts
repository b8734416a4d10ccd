/** Going through the moments by keys. Pure. */

export type Step = 'on' | 'back' | 'first' | 'last' | 'turning' | 'play';

const KEYS: Readonly<Record<string, Step>> = {
  ArrowRight: 'on',
  ArrowLeft: 'back',
  Home: 'first',
  End: 'last',
  n: 'turning',
  N: 'turning',
  ' ': 'play',
};
/** What uses these keys itself. */
const OWN = 'input, select, textarea, dialog, [role=tab], [role=radio], [data-thing]';

/** The step that a key means; null: none, or it is meant for something else. */
export function stepOf(event: KeyboardEvent): Step | null {
  const target = event.target instanceof Element ? event.target : null;
  if (event.metaKey || event.ctrlKey || event.altKey || target?.closest(OWN)) return null;
  const step = KEYS[event.key] ?? null;
  return step === 'play' && target?.closest('button, a, summary') ? null : step;
}

/** The next of these moments, and behind the last one the first. */
export function nextOf(points: readonly number[], at: number): number | undefined {
  const sorted = [...points].sort((one, other) => one - other);
  return sorted.find((each) => each > at) ?? sorted[0];
}
