import { beforeEach, describe, expect, it } from 'vitest';
import { type Link, Net, type Wire } from '../src/net';
import type { ClientMessage, ServerMessage } from '../src/wire';

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: ClientMessage[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const WELCOME = { type: 'welcome', you: {}, table: {}, chat: [] };
const act = (request: string): ClientMessage => ({ type: 'act', request, version: 'v', action: 1 });

describe('net', () => {
  let wires: FakeWire[];
  let links: Link[];
  let heard: ServerMessage[];
  let waits: { then: () => void; milliseconds: number }[];
  let net: Net;

  beforeEach(() => {
    wires = [];
    links = [];
    heard = [];
    waits = [];
    net = new Net({
      open: () => {
        const wire = new FakeWire();
        wires.push(wire);
        return wire;
      },
      hello: () => ({ type: 'hello', table: 't', token: 'k' }),
      hear: (message) => heard.push(message),
      state: (link) => links.push(link),
      wait: (then, milliseconds) => waits.push({ then, milliseconds }),
      chance: () => 1,
    });
    net.connect();
    wires[0]?.onopen?.();
  });

  it('says hello first and is live when welcomed', () => {
    expect(wires[0]?.sent).toEqual([{ type: 'hello', table: 't', token: 'k' }]);
    expect(links).toEqual(['connecting']);
    wires[0]?.hear(WELCOME);
    expect(links).toEqual(['connecting', 'live']);
  });

  it('is live in a running game only with its position', () => {
    wires[0]?.hear({ ...WELCOME, you: { role: 'seat' }, table: { status: 'running' } });
    expect(links).toEqual(['connecting']);
    wires[0]?.hear({ type: 'update' });
    expect(links).toEqual(['connecting', 'live']);
  });

  it('holds moves until welcomed', () => {
    net.send(act('1'));
    expect(wires[0]?.sent).toHaveLength(1);
    wires[0]?.hear(WELCOME);
    expect(wires[0]?.sent[1]).toEqual(act('1'));
  });

  it('sends an unanswered move again after coming back, an answered one not', () => {
    wires[0]?.hear(WELCOME);
    net.send(act('done'));
    wires[0]?.hear({ type: 'accepted', request: 'done' });
    net.send(act('open'));
    wires[0]?.onclose?.();
    expect(links.at(-1)).toBe('lost');
    waits[0]?.then();
    wires[1]?.onopen?.();
    wires[1]?.hear(WELCOME);
    expect(wires[1]?.sent.slice(1)).toEqual([act('open')]);
    wires[1]?.hear({ type: 'refused', request: 'open', code: 'stale', reason: null });
    expect(net.busy).toBe(false);
  });

  it('asks again what was not answered when the line broke', () => {
    wires[0]?.hear(WELCOME);
    net.send({ type: 'preview', request: 'p', action: 3 });
    expect(net.busy).toBe(false);
    wires[0]?.onclose?.();
    waits[0]?.then();
    wires[1]?.onopen?.();
    wires[1]?.hear(WELCOME);
    expect(wires[1]?.sent.slice(1)).toEqual([{ type: 'preview', request: 'p', action: 3 }]);
  });

  it('comes back when a server that stops wants it', () => {
    wires[0]?.hear({
      type: 'trouble',
      code: 'restarting',
      request: '',
      final: false,
      detail: '',
      within: 800,
    });
    wires[0]?.onclose?.();
    expect(waits.at(-1)?.milliseconds).toBe(800);
    waits.at(-1)?.then();
    wires[1]?.onclose?.();
    expect(waits.at(-1)?.milliseconds).toBe(1000);
  });

  it('waits longer each time, up to eight seconds, and starts over once welcomed', () => {
    for (let at = 0; at < 7; at += 1) {
      wires.at(-1)?.onclose?.();
      waits.at(-1)?.then();
    }
    expect(waits.map((each) => each.milliseconds)).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
    wires.at(-1)?.onopen?.();
    wires.at(-1)?.hear(WELCOME);
    wires.at(-1)?.onclose?.();
    expect(waits.at(-1)?.milliseconds).toBe(500);
  });

  it('wakes at once with a fresh line, without waiting, and sends an unanswered move again', () => {
    wires[0]?.hear(WELCOME);
    net.send(act('open'));
    net.wake();
    expect(wires[0]?.closed).toBe(true);
    wires[1]?.onopen?.();
    wires[1]?.hear(WELCOME);
    expect(wires[1]?.sent.slice(1)).toEqual([act('open')]);
    wires[1]?.onclose?.();
    net.wake();
    expect(wires).toHaveLength(3);
    waits[0]?.then();
    expect(wires).toHaveLength(3);
  });

  it('does not come back after a final trouble', () => {
    wires[0]?.hear({ type: 'trouble', code: 'deleted', request: '', final: true, detail: '' });
    expect(links.at(-1)).toBe('closed');
    net.connect();
    expect(wires).toHaveLength(1);
    expect(heard.at(-1)?.type).toBe('trouble');
  });

  it('is quiet after being closed', () => {
    net.close();
    wires[0]?.onclose?.();
    expect(waits).toHaveLength(0);
    expect(wires[0]?.closed).toBe(true);
  });
});
