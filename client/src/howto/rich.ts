/** The two marks that texts of How to play carry: `**bold**`, and rules as `[YS-16]`, `[YS-16-21]`, `[YS-16-21 the roll]`. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly text: string }
  | { readonly kind: 'rule'; readonly first: string; readonly last: string; readonly title: string };

const MARK = /\*\*(.+?)\*\*|\[([A-Z]{2})-(\d+)(?:-(\d+))?(?: ([^\]]+))?\]/g;

export function pieces(source: string): readonly Piece[] {
  const made: Piece[] = [];
  let from = 0;
  for (const found of source.matchAll(MARK)) {
    const [whole, bold, prefix, first, last, title] = found;
    if (found.index > from) made.push({ kind: 'text', text: source.slice(from, found.index) });
    if (bold !== undefined) made.push({ kind: 'bold', text: bold });
    else
      made.push({
        kind: 'rule',
        first: `${prefix}-${first}`,
        last: last ? `${prefix}-${last}` : '',
        title: title ?? '',
      });
    from = found.index + whole.length;
  }
  if (from < source.length) made.push({ kind: 'text', text: source.slice(from) });
  return made;
}

/** About how many minutes a text of Fluent messages takes to read. */
export function minutes(source: string): number {
  const WORDS_A_MINUTE = 140;
  const words = source.replace(/^[\w-]+ *=/gm, '').split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
