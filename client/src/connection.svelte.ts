/** The line to the server as the person sees it, and questions that get an answer. */
import { opener } from './keys';
import { type Link, Net, socket, type Wire } from './net';
import { type ClientMessage, type ServerMessage, type Trouble, WIRE } from './wire';

export type Notice = 'moved-on' | 'saved-not' | 'internal' | 'slow-down' | 'muted' | null;
export type Asking = Extract<ClientMessage, { request: string }>;

/** A page put away for so many milliseconds does not trust its line any more: phones cut lines without a word. */
const TRUSTED = 30_000;
/** Milliseconds after which a question that the server dropped is asked again. */
const AGAIN = [250, 500, 1000, 2000];

export class Connection {
  link = $state<Link>('connecting');
  /** When the line was last known to live, while it does not. */
  lostAt = $state<number | null>(null);
  /** Whether the table was ever reached from this page. */
  greeted = $state(false);
  /** Why the table cannot be reached any more. */
  trouble = $state<string | null>(null);
  notice = $state<Notice>(null);
  /** What the host's log calls what the notice is about. */
  reference = '';
  private readonly net: Net;
  private readonly questions = new Map<string, (message: ServerMessage) => void>();
  private hiddenAt: number | null = null;

  constructor(
    table: string,
    private readonly hear: (message: ServerMessage) => void,
    open: () => Wire = () => socket(table),
  ) {
    this.net = new Net({
      open,
      hello: () => ({
        type: 'hello',
        table,
        token: opener(table),
        wire: WIRE,
        pauses: true,
        hidden: document.visibilityState === 'hidden',
      }),
      hear: (message) => this.take(message),
      state: (link, since) => this.turn(link, since),
    });
  }

  open(): void {
    addEventListener('offline', this.doubt);
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.looked);
    this.net.connect();
  }

  close(): void {
    removeEventListener('offline', this.doubt);
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.looked);
    this.net.close();
  }

  /** Whether a move of this person waits for the line. */
  get unsent(): boolean {
    return this.link !== 'live' && this.net.busy;
  }

  private readonly doubt = (): void => this.net.probe(true);
  private readonly wake = (): void => this.net.wake();
  private readonly looked = (): void => {
    const hidden = document.visibilityState === 'hidden';
    this.net.send({ type: 'hidden', on: hidden }); // whoever sees the table is told nowhere else
    if (hidden) {
      this.hiddenAt = Date.now();
      return;
    }
    const away = Date.now() - (this.hiddenAt ?? Date.now());
    if (this.link === 'lost' || away > TRUSTED) this.wake();
    else this.net.probe();
  };

  private turn(link: Link, since: number): void {
    this.link = link;
    this.greeted ||= link === 'live';
    this.lostAt = link === 'live' ? null : (this.lostAt ?? since);
  }

  send(message: ClientMessage): void {
    this.net.send(message);
  }

  /**
   * Sends a message and waits for its answer, which may be trouble. Who asks faster than the server answers is asked
   * for again, for as long as the answer is wanted; if that does not help either, it is said.
   */
  async ask(message: Asking, wanted = (): boolean => true): Promise<ServerMessage> {
    let answer = await this.once(message);
    for (const wait of AGAIN) {
      if (!dropped(answer)) return answer;
      await new Promise((then) => setTimeout(then, wait));
      if (!wanted()) return answer;
      answer = await this.once(message);
    }
    if (dropped(answer)) this.complain(answer);
    return answer;
  }

  private once(message: Asking): Promise<ServerMessage> {
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
    this.reference = trouble.ref;
    if (trouble.final) this.trouble = trouble.code;
    else if (trouble.code === 'storage') this.notice = 'saved-not';
    else if (trouble.code === 'slow-down' || trouble.code === 'muted') this.notice = trouble.code;
    else if (trouble.code !== 'restarting' && trouble.code !== 'old-server') this.notice = 'internal';
  }
}

/** Whether the server had no time for a question. */
function dropped(answer: ServerMessage): answer is Trouble {
  return answer.type === 'trouble' && answer.code === 'slow-down';
}
