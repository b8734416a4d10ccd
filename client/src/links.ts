/** The links of a table, told again to an owner who has come to another device. */
import * as api from './api';
import { held, hold, type Held } from './keys';

/** What this browser holds of the table, with its links if its owner is here. */
export async function regain(table: string): Promise<Held> {
  const keys = held(table);
  if (!keys.owner || (keys.join && keys.watch)) return keys;
  try {
    return hold(table, await api.links(table, keys.owner));
  } catch {
    return keys;
  }
}
