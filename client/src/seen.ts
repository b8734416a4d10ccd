/** How far this browser has read the log of each table, so that what came since can be told. */
const PLACE = 'serai.seen';
const MOST = 200;

function read(store: Storage): Record<string, number> {
  try {
    return JSON.parse(store.getItem(PLACE) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

export function seenLines(table: string, store: Storage = localStorage): number {
  return read(store)[table] ?? 0;
}

/** Remembers a table as read up to a line; the tables not visited for longest are dropped. */
export function sawLines(table: string, lines: number, store: Storage = localStorage): void {
  const all = read(store);
  delete all[table];
  store.setItem(
    PLACE,
    JSON.stringify(Object.fromEntries([...Object.entries(all), [table, lines]].slice(-MOST))),
  );
}

/**
 * The first line that was missed, or null. `read` is how far the log was read here, `decided` how long it was when
 * this seat last decided (perhaps in another browser): who has done neither has not been away, but is new.
 */
export function missedFrom(lines: number, read: number, decided: number): number | null {
  const from = Math.max(read, decided);
  return from > 0 && from < lines ? from : null;
}
