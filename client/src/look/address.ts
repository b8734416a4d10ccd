/** Links to moments: the number stands in the fragment, beside the secret of a link for spectators. Pure. */
export function momentOf(hash: string): number | null {
  const found = new URLSearchParams(hash.replace(/^#/, '')).get('moment');
  return found !== null && /^\d{1,5}$/.test(found) ? Math.max(0, Number(found) - 1) : null;
}

/** People count moves from 1. */
export function hashOf(moment: number): string {
  return `#moment=${moment + 1}`;
}

/** A link that others may follow too, if we have one for spectators; a seat's own secret never goes with it. */
export function linkOf(origin: string, table: string, moment: number, watch = ''): string {
  const more = watch ? `&watch=${encodeURIComponent(watch)}` : '';
  return `${origin}/table/${table}/review${hashOf(moment)}${more}`;
}
