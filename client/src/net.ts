/** The socket of one table: says hello, comes back by itself, and sends an unanswered move again, which is harmless. */
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
  state: (link: Link) => void;
  wait?: (then: () => void, milliseconds: number) => unknown;
  chance?: () => number;
}

type Numbered = Extract<ClientMessage, { request: string }>;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

export class Net {
  private wire: Wire | null = null;
  private greeted = false;
  private tries = 0;
  private ended = false;
  private readonly unanswered = new Map<string, Numbered>();

  constructor(private readonly options: NetOptions) {}

  connect(): void {
    if (this.ended) return;
    this.drop();
    this.options.state('connecting');
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

  close(): void {
    this.ended = true;
    this.drop();
    this.options.state('closed');
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    if (wire) {
      wire.onclose = null;
      wire.close();
    }
  }

  private heard(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.greeted = true;
      this.tries = 0;
      this.options.state('live');
      for (const each of this.unanswered.values()) {
        if (each.type === 'act' || each.type === 'undo') this.wire?.send(JSON.stringify(each));
        else this.unanswered.delete(each.request);
      }
    }
    if ('request' in message && message.request) this.unanswered.delete(message.request);
    if (message.type === 'trouble' && message.final) {
      this.ended = true;
      this.drop();
      this.options.state('closed');
    }
    this.options.hear(message);
  }

  private lost(): void {
    this.wire = null;
    this.greeted = false;
    if (this.ended) return;
    this.options.state('lost');
    const chance = this.options.chance ?? Math.random;
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    const wait = this.options.wait ?? ((then, milliseconds) => setTimeout(then, milliseconds));
    wait(
      () => {
        if (!this.wire) this.connect();
      },
      longest * (0.5 + chance() / 2),
    );
  }
}

export function socket(): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws`) as unknown as Wire;
}

let count = 0;

/** A request's name: unique in this browser, so a repeated one is known. */
export function requestId(): string {
  count += 1;
  return `${Date.now().toString(36)}-${count}-${Math.floor(Math.random() * 1e9).toString(36)}`;
}
