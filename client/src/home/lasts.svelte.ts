/** The last move of each table in one sentence, asked for when its row is shown and something has happened since. */
import * as api from '../api';
import { held } from '../keys';
import { me } from '../person.svelte';
import { text } from '../text.svelte';
import { turns } from '../telling';
import type { LogLine, TableSummary } from '../wire';
import { toldNames } from './names';

class Lasts {
  private known = $state.raw<Readonly<Record<string, { touched: number; events: LogLine[] }>>>({});
  private asked = new Map<string, number>();

  /** Asks for what happened last, unless that is known. */
  want(table: TableSummary): void {
    if (table.mine === null || table.status === 'waiting' || this.asked.get(table.id) === table.touched)
      return;
    this.asked.set(table.id, table.touched);
    const token = held(table.id).seat ?? me.token;
    void api.last(table.id, token).then(
      ({ events }) => (this.known = { ...this.known, [table.id]: { touched: table.touched, events } }),
      () => this.asked.delete(table.id),
    );
  }

  /** The sentence, in the language shown; "" while it is not known. */
  said(table: TableSummary): string {
    const events = this.known[table.id]?.events ?? [];
    const told = turns(events).filter((each) => each.sort === 'turn');
    const last = told.at(-1);
    return last ? text.of(table.game).at(toldNames(table), table.mine).turn(last) : '';
  }
}

export const lasts = new Lasts();
