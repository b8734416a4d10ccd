/** Any view as rows of words: nested values become groups, long plain lists one row. */
import type { Words } from '../../words';

export interface Row {
  readonly label: string;
  readonly value: string;
  /** The thing that may be clicked, if the row stands for one. */
  readonly thing: string | null;
}

export interface Group {
  readonly title: string;
  readonly thing: string | null;
  readonly rows: readonly Row[];
  readonly groups: readonly Group[];
}

const LONGEST_LINE = 60;

function plainValue(value: unknown): value is string | number | boolean | null {
  return value === null || typeof value !== 'object';
}

export function shown(value: unknown, words: Words): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value === 'string') return words.name(value);
  if (Array.isArray(value)) return value.map((each) => shown(each, words)).join(', ') || '–';
  return String(value);
}

function heading(key: string, words: Words): string {
  return words.has(`name-${key}`)
    ? words.name(key)
    : key.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ');
}

/** Makes the groups of a view. Objects with an `id` stand for the thing of that name. */
export function group(title: string, value: unknown, words: Words): Group {
  const rows: Row[] = [];
  const groups: Group[] = [];
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((each, at) => [String(at + 1), each])
    : Object.entries(value as object);
  for (const [key, each] of entries) {
    if (key === 'id') continue;
    if (plainValue(each)) {
      rows.push({ label: heading(key, words), value: shown(each, words), thing: null });
    } else if (Array.isArray(each) && each.every(plainValue) && shown(each, words).length <= LONGEST_LINE) {
      rows.push({ label: heading(key, words), value: shown(each, words), thing: null });
    } else {
      const inner = each as { id?: unknown };
      const name = typeof inner.id === 'string' ? words.thing(inner.id) : heading(key, words);
      groups.push(group(name, each, words));
    }
  }
  const id = (value as { id?: unknown }).id;
  return { title, thing: typeof id === 'string' ? id : null, rows, groups };
}
