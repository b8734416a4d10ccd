/** A table that nobody plays at: a position to look at, or to choose in, drawn as at any table and without a line to a server. */
import type { SharedView } from '../games/view';
import { click } from '../select';
import { Table } from '../table.svelte';
import type { ChoiceInfo, PromptInfo, SeatInfo, Update } from '../wire';
import { BLANK, STILL } from './blank';

/** What lies on the table, and whose eyes see it (null: a spectator's). */
export interface Scene {
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly seat: number | null;
  readonly view: unknown;
  readonly prompt: PromptInfo;
  /** The options to choose from; none: it is only looked at. */
  readonly choices: readonly ChoiceInfo[];
}

let scenes = 0;

export class StillTable extends Table {
  constructor(private readonly chosen: (choice: ChoiceInfo) => void = () => undefined) {
    super('');
    this.preview.on = false;
  }

  show({ game, seats, seat, view, prompt, choices }: Scene): void {
    scenes += 1;
    const role = seat === null ? 'spectator' : 'seat';
    this.situation.hear({
      type: 'welcome',
      you: { role, seat, standIn: false, asks: null, quiet: false },
      table: { ...BLANK, game, seats: [...seats] },
      chat: [],
    });
    this.situation.hear({
      ...STILL,
      version: `still-${scenes}`,
      view: view as SharedView & Update['view'],
      prompt: { ...prompt, choices: [...choices], missing: [], ...(choices.length ? {} : { seat: null }) },
    });
    this.selection.clear();
    this.selection.form = null;
  }

  // Nothing is sent from here: whoever shows the table is told what was meant.

  override touch(thing: string): void {
    const { selection } = this;
    if (selection.form) return selection.form.get(thing)?.();
    selection.clicks = click(this.choices, selection.clicks, thing);
    const found = selection.offer.ready ?? selection.offer.complete;
    if (found) this.choose(found);
  }

  override choose(choice: ChoiceInfo): void {
    this.selection.clear();
    this.chosen(choice);
  }

  override answer(choice: ChoiceInfo): void {
    this.choose(choice);
  }

  override confirm(): void {
    if (this.ready) this.choose(this.ready);
  }
}

/** A seat of a table that is only drawn. */
export function seatOf(name: string, colour: string, bot: boolean): SeatInfo {
  return {
    kind: bot ? 'bot' : 'person',
    played: bot ? 'bot' : 'person',
    name,
    colour,
    level: '',
    here: true,
    awaySince: null,
    muted: false,
    asks: null,
    ready: true,
    rating: null,
    holiday: null,
  };
}
