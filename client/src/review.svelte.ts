/** Looking back: the moment of the game that is looked at instead of the present, and what happened while the person was away. */
import { requestId } from './net';
import { viewOf } from './situation.svelte';
import type { Look, Moment, ServerMessage } from './wire';

/** A moment with the view of the game that lies on the table. */
export type MomentOf<V> = Omit<Moment, 'view'> & { readonly view: V };

export class Review<V> {
  /** The moment that is looked at; null in the present. */
  past = $state.raw<MomentOf<V> | null>(null);
  moments = $state(0);
  /** The first line of the log that came while the person was away; null when there is nothing to tell. */
  missed = $state<number | null>(null);
  /** What was missed is played by itself, up to the present. */
  rolling = $state(false);
  /** The line of the log up to which it is played; Infinity: to the present. */
  until = $state(Infinity);
  private looking = '';

  constructor(private readonly ask: (message: Look, wanted: () => boolean) => Promise<ServerMessage>) {}

  async look(where: { moment?: number; line?: number }, seat: number | null = null): Promise<void> {
    const request = requestId();
    this.looking = request;
    const answer = await this.ask(
      { type: 'look', request, ...where, ...(seat === null ? {} : { seat }) },
      () => this.looking === request,
    );
    if (answer.type !== 'moment' || this.looking !== request) return; // a later look has overtaken this one
    this.moments = answer.moments;
    this.past = { ...answer, view: viewOf<V>(answer.view) };
  }

  /** Plays what happened from a line of the log on, to another line or to the present. */
  async watch(line: number, until = Infinity): Promise<void> {
    this.missed = null;
    this.rolling = true;
    this.until = until;
    await this.look({ line });
  }

  present(): void {
    this.rolling = false;
    this.looking = '';
    this.past = null;
  }
}
