/** Saving a game's record as a file. */
import * as api from './api';
import { best, held } from './keys';

export async function saveRecord(table: string, game: string): Promise<void> {
  const text = await api.record(table, best(held(table)));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${game}-${table}.serai`;
  link.click();
  URL.revokeObjectURL(link.href);
}
