/** The socket of one table: says hello, notices when it is dead, comes back by itself, and sends an unanswered move
 * or question again, which is harmless. */
import { ANSWER, Heartbeat, type Timers } from './heartbeat';
import type { ClientMessage, ServerMessage } from './wire';

export type Link = 'connecting' | 'live' | 'lost' | 'closed';

/** What a socket must be able to do; a test puts its own here. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface NetOptions {
  open: () => Wire;
  hello: () => ClientMessage;
  hear: (message: ServerMessage) => void;
  /** `since`: when the line was last known to live. */
  state: (link: Link, since: number) => void;
  wait?: (then: () => void, milliseconds: number) => unknown;
  chance?: () => number;
  timers?: Timers;
}

type Numbered = Extract<ClientMessage, { request: string }>;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

export class Net {
  private wire: Wire | null = null;
  private greeted = false;
  private tries = 0;
  /** Milliseconds within which a server that stops wants its clients to come back elsewhere. */
  private spread = 0;
  private ended = false;
  private shown: Link = 'connecting';
  private readonly unanswered = new Map<string, Numbered>();
  private readonly heart: Heartbeat;

  constructor(private readonly options: NetOptions) {
    this.heart = new Heartbeat(() => this.dead(), options.timers);
  }

  connect(): void {
    if (this.ended) return;
    this.drop();
    this.heart.heard();
    this.show('connecting');
    const wire = this.options.open();
    this.wire = wire;
    this.greeted = false;
    wire.onopen = () => wire.send(JSON.stringify(this.options.hello()));
    wire.onmessage = (event) => this.heard(JSON.parse(event.data) as ServerMessage);
    wire.onclose = () => {
      if (this.wire === wire) this.lost();
    };
  }

  /** Sends now, or as soon as the table answers again; requests wait for their answer. */
  send(message: ClientMessage): void {
    if ('request' in message) this.unanswered.set(message.request, message);
    if (this.greeted) this.wire?.send(JSON.stringify(message));
  }

  /** Whether a move is on its way. */
  get busy(): boolean {
    return [...this.unanswered.values()].some((each) => each.type === 'act' || each.type === 'undo');
  }

  /** Somebody looks again: a line that was lost, or may have died unseen, is made anew at once. */
  wake(): void {
    this.tries = 0;
    this.connect();
  }

  /** Asks at once whether the line lives, instead of waiting for its next beat. `doubt`: something says it does not. */
  probe(doubt = false): void {
    if (this.ended) return;
    if (!this.wire) this.connect();
    if (!this.greeted) return;
    if (doubt || this.heart.doubtful) this.show('connecting');
    this.wire?.send(JSON.stringify({ type: 'ping' }));
    this.heart.within(ANSWER);
  }

  close(): void {
    this.ended = true;
    this.drop();
    this.show('closed');
  }

  private show(link: Link, since = this.heart.heardAt): void {
    this.shown = link;
    this.options.state(link, since);
  }

  private drop(): void {
    const wire = this.wire;
    this.heart.stop();
    this.wire = null;
    if (wire) {
      wire.onclose = null;
      wire.close();
    }
  }

  private heard(message: ServerMessage): void {
    this.heart.heard();
    if (this.greeted && this.shown !== 'live') this.show('live');
    if (message.type === 'welcome') {
      this.greeted = true;
      this.tries = 0;
      if (!coming(message)) this.show('live');
      for (const each of this.unanswered.values()) this.wire?.send(JSON.stringify(each));
    }
    if ('request' in message && message.request) this.unanswered.delete(message.request);
    if (message.type === 'trouble') this.spread = message.within;
    if (message.type === 'trouble' && message.final) {
      this.close();
    }
    this.options.hear(message);
  }

  /** Nothing comes any more, though nobody has closed the socket. */
  private dead(): void {
    this.drop();
    this.lost(this.heart.heardAt);
  }

  private lost(since = Date.now()): void {
    this.wire = null;
    this.greeted = false;
    this.heart.stop();
    if (this.ended) return;
    this.show('lost', since);
    const chance = this.options.chance ?? Math.random;
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    const delay = this.spread ? this.spread * chance() : longest * (0.5 + chance() / 2);
    this.tries += 1;
    this.spread = 0;
    const wait = this.options.wait ?? ((then, milliseconds) => setTimeout(then, milliseconds));
    wait(() => {
      if (!this.wire) this.connect();
    }, delay);
  }
}

/** Whether the position follows at once: until it is there, an old one is on the screen, and nothing is live. */
function coming({ table, you }: Extract<ServerMessage, { type: 'welcome' }>): boolean {
  return table.status === 'running' && (you.role === 'seat' || you.role === 'spectator');
}

/** The table is in the address so that a load balancer may keep its people at one server. */
export function socket(table: string): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws/${table}`) as unknown as Wire;
}

let count = 0;

/** A request's name: unique in this browser, so a repeated one is known. */
export function requestId(): string {
  count += 1;
  return `${Date.now().toString(36)}-${count}-${Math.floor(Math.random() * 1e9).toString(36)}`;
}
