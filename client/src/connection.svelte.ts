/** The line to the server as the person sees it, and questions that get an answer. */
import { best, held } from './keys';
import { type Link, Net, socket, type Wire } from './net';
import { type ClientMessage, type ServerMessage, type Trouble, WIRE } from './wire';

export type Notice = 'moved-on' | 'saved-not' | 'internal' | 'slow-down' | 'muted' | null;
export type Asking = Extract<ClientMessage, { request: string }>;

export class Connection {
  link = $state<Link>('connecting');
  lostAt = $state<number | null>(null);
  /** Why the table cannot be reached any more. */
  trouble = $state<string | null>(null);
  notice = $state<Notice>(null);
  private readonly net: Net;
  private readonly questions = new Map<string, (message: ServerMessage) => void>();

  constructor(
    table: string,
    private readonly hear: (message: ServerMessage) => void,
    open: () => Wire = socket,
  ) {
    this.net = new Net({
      open,
      hello: () => ({ type: 'hello', table, token: best(held(table)), wire: WIRE }),
      hear: (message) => this.take(message),
      state: (link) => {
        this.link = link;
        this.lostAt = link === 'live' ? null : (this.lostAt ?? Date.now());
      },
    });
  }

  open(): void {
    this.net.connect();
  }

  close(): void {
    this.net.close();
  }

  send(message: ClientMessage): void {
    this.net.send(message);
  }

  /** Sends a message and waits for its answer, which may be trouble. */
  ask(message: Asking): Promise<ServerMessage> {
    return new Promise((resolve) => {
      this.questions.set(message.request, resolve);
      this.net.send(message);
    });
  }

  /** What answers a question is for whoever asked; that it got none is no harm. */
  private take(message: ServerMessage): void {
    const answer = 'request' in message ? this.questions.get(message.request) : undefined;
    if (answer && 'request' in message) {
      this.questions.delete(message.request);
      answer(message);
      return;
    }
    if (message.type === 'trouble') this.complain(message);
    this.hear(message);
  }

  private complain(trouble: Trouble): void {
    if (trouble.final) this.trouble = trouble.code;
    else if (trouble.code === 'storage') this.notice = 'saved-not';
    else if (trouble.code === 'slow-down' || trouble.code === 'muted') this.notice = trouble.code;
    else if (trouble.code !== 'restarting') this.notice = 'internal';
  }
}
