/** The secrets this browser holds, one entry per table. They come from fragments and creations and never leave but as tokens. */
export interface Held {
  seat?: string;
  owner?: string;
  join?: string;
  watch?: string;
}

const PLACE = 'serai.tables';

function read(store: Storage): Record<string, Held> {
  try {
    return JSON.parse(store.getItem(PLACE) ?? '{}') as Record<string, Held>;
  } catch {
    return {};
  }
}

export function held(table: string, store: Storage = localStorage): Held {
  return read(store)[table] ?? {};
}

/** All that is held, by table. */
export function all(store: Storage = localStorage): Readonly<Record<string, Held>> {
  return read(store);
}

/** Adds secrets to what is known of a table, or puts them in the place of it; empty ones are left out. */
export function hold(table: string, more: Held, store: Storage = localStorage, instead = false): Held {
  const all = read(store);
  const given = Object.fromEntries(Object.entries(more).filter(([, value]) => value));
  const now = instead ? given : { ...all[table], ...given };
  delete all[table];
  store.setItem(PLACE, JSON.stringify({ ...all, [table]: now }));
  return now;
}

export function forget(table: string, store: Storage = localStorage): void {
  const all = read(store);
  delete all[table];
  store.setItem(PLACE, JSON.stringify(all));
}

/** The tokens to ask "which tables are mine" with, newest first. */
export function tokens(store: Storage = localStorage): string[] {
  return Object.values(read(store))
    .reverse()
    .flatMap((each) => [each.seat ?? '', each.owner ?? ''])
    .filter((each) => each && !each.startsWith('me.'))
    .slice(0, 200);
}

/** The token that opens the table best: one's seat, else a place to watch from, else what an invitation shows. */
export function best(keys: Held): string {
  return keys.seat ?? keys.watch ?? keys.join ?? '';
}

/** The token that opens a table from this browser: what it holds, else the person's own. */
export function opener(table: string, store: Storage = localStorage): string {
  return best(held(table, store)) || myself(store);
}

function myself(store: Storage): string {
  try {
    return (JSON.parse(store.getItem('serai.me') ?? 'null') as { device?: string } | null)?.device ?? '';
  } catch {
    return '';
  }
}

/** The secret in a link's fragment: `#seat=…`, `#join=…` or `#watch=…`. */
export function fromFragment(fragment: string): Held {
  const found = new URLSearchParams(fragment.replace(/^#/, ''));
  const made: Held = {};
  for (const kind of ['seat', 'join', 'watch'] as const) {
    const value = found.get(kind);
    if (value) made[kind] = value;
  }
  return made;
}

/** Keeps the secret of the link that was opened and takes it out of the address bar, where others could read it. */
export function holdFromAddress(table: string, store: Storage = localStorage): void {
  const found = fromFragment(location.hash);
  const kept = hold(table, found, store);
  const safe = Object.entries(found).every(([kind, value]) => kept[kind as keyof Held] === value);
  if (location.hash && safe) history.replaceState(history.state, '', location.pathname + location.search);
}
