import { beforeEach, describe, expect, it } from 'vitest';
import { ANSWER, DOUBT, SILENCE, type Timers } from '../src/heartbeat';
import { type Link, Net, type Wire } from '../src/net';

/** Time that passes when it is told to. */
class Hours implements Timers {
  at = 1000;
  private waiting: { at: number; then: () => void }[] = [];
  now(): number {
    return this.at;
  }
  set(then: () => void, milliseconds: number): unknown {
    const timer = { at: this.at + milliseconds, then };
    this.waiting.push(timer);
    return timer;
  }
  clear(timer: unknown): void {
    this.waiting = this.waiting.filter((each) => each !== timer);
  }
  pass(milliseconds: number): void {
    this.at += milliseconds;
    const due = this.waiting.filter((each) => each.at <= this.at);
    this.waiting = this.waiting.filter((each) => each.at > this.at);
    for (const each of due) each.then();
  }
}

class Silent implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: string[] = [];
  send(text: string): void {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }
  close(): void {}
  hear(type: string): void {
    this.onmessage?.({ data: JSON.stringify({ type, table: {}, you: {} }) });
  }
}

describe('the heartbeat of a line', () => {
  let hours: Hours;
  let wires: Silent[];
  let states: [Link, number][];
  let net: Net;
  const link = (): Link | undefined => states.at(-1)?.[0];

  beforeEach(() => {
    hours = new Hours();
    wires = [];
    states = [];
    net = new Net({
      open: () => {
        wires.push(new Silent());
        return wires.at(-1) as Silent;
      },
      hello: () => ({ type: 'hello', table: 't', token: 'k' }),
      hear: () => undefined,
      state: (now, since) => states.push([now, since]),
      wait: () => undefined,
      timers: hours,
    });
    net.connect();
    wires[0]?.onopen?.();
    wires[0]?.hear('welcome');
  });

  it('is dead after nine silent seconds, and lost since the last word', () => {
    const since = hours.at;
    hours.pass(SILENCE - 1);
    expect(link()).toBe('live');
    hours.pass(1);
    expect(states.at(-1)).toEqual(['lost', since]);
  });

  it('lives as long as anything comes', () => {
    for (let beat = 0; beat < 10; beat += 1) {
      hours.pass(4000);
      wires[0]?.hear('pong');
    }
    expect(link()).toBe('live');
    expect(wires[0]?.sent).toEqual(['hello']);
  });

  it('is tried at once when asked, and shown as live only if a beat was due and came', () => {
    hours.pass(DOUBT + 1);
    net.probe();
    expect(link()).toBe('connecting');
    expect(wires[0]?.sent).toEqual(['hello', 'ping']);
    wires[0]?.hear('pong');
    expect(link()).toBe('live');
    net.probe(true);
    expect(link()).toBe('connecting');
    hours.pass(ANSWER);
    expect(link()).toBe('lost');
  });

  it('gives up an attempt that is never answered', () => {
    hours.pass(SILENCE);
    net.probe();
    expect(link()).toBe('connecting');
    wires[1]?.onopen?.();
    hours.pass(SILENCE);
    expect(link()).toBe('lost');
    net.probe();
    expect(wires).toHaveLength(3);
  });

  it('is not tried any more once closed', () => {
    net.close();
    hours.pass(SILENCE);
    net.probe();
    expect(wires).toHaveLength(1);
    expect(link()).toBe('closed');
  });
});
