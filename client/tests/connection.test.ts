// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../src/connection.svelte';
import type { Wire } from '../src/net';
import { welcome } from './messages';

/** A page that is looked at, put away and looked at again, and the lines it opens. */
function page() {
  const wires: Wire[] = [];
  const made = new Connection(
    'T',
    () => undefined,
    () => {
      const wire: Wire = {
        onopen: null,
        onmessage: null,
        onclose: null,
        send: () => undefined,
        close: () => undefined,
      };
      wires.push(wire);
      return wire;
    },
  );
  made.open();
  wires[0]?.onmessage?.({ data: JSON.stringify(welcome(0)) });
  return { made, wires };
}

function look(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a page that was put away', () => {
  it('asks anew at once after an hour', () => {
    const { made, wires } = page();
    look('hidden');
    vi.setSystemTime(Date.now() + 3_600_000); // a phone that sleeps runs no timers
    look('visible');
    expect(wires).toHaveLength(2);
    made.close();
  });

  it('keeps its line after a glance elsewhere', () => {
    const { made, wires } = page();
    look('hidden');
    vi.advanceTimersByTime(2_000);
    look('visible');
    expect(wires).toHaveLength(1);
    made.close();
  });

  it('does not wait its turn if the line was lost meanwhile', () => {
    const { made, wires } = page();
    look('hidden');
    wires[0]?.onclose?.();
    look('visible');
    expect(wires).toHaveLength(2);
    made.close();
  });

  it('comes back when the network does, and is quiet when it is closed', () => {
    const { made, wires } = page();
    dispatchEvent(new Event('online'));
    expect(wires).toHaveLength(2);
    made.close();
    dispatchEvent(new Event('online'));
    look('visible');
    expect(wires).toHaveLength(2);
  });
});

describe('a question that the server dropped', () => {
  const busy = {
    type: 'trouble',
    code: 'slow-down',
    request: 'q',
    final: false,
    detail: '',
    within: 0,
    ref: '',
  };
  const question = { type: 'why-not', request: 'q', thing: 'a' } as const;
  const reply = { type: 'why-not-answer', request: 'q', card: null, allowed: false, reasons: [] };

  it('is asked again by itself, and the answer is for who asked', async () => {
    const { made, wires } = page();
    const sent = vi.spyOn(wires[0] as Wire, 'send');
    const answer = made.ask(question);
    wires[0]?.onmessage?.({ data: JSON.stringify(busy) });
    await vi.advanceTimersByTimeAsync(250);
    expect(sent).toHaveBeenCalledTimes(2);
    wires[0]?.onmessage?.({ data: JSON.stringify(reply) });
    expect(await answer).toEqual(reply);
    expect(made.notice).toBeNull();
    made.close();
  });

  it('is not asked again when nobody wants to know any more', async () => {
    const { made, wires } = page();
    const sent = vi.spyOn(wires[0] as Wire, 'send');
    const answer = made.ask(question, () => false);
    wires[0]?.onmessage?.({ data: JSON.stringify(busy) });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveBeenCalledTimes(1);
    expect((await answer).type).toBe('trouble');
    expect(made.notice).toBeNull();
    made.close();
  });

  it('is given up at last, and that is said', async () => {
    const { made, wires } = page();
    const answer = made.ask(question);
    for (let tries = 0; tries < 5; tries++) {
      wires[0]?.onmessage?.({ data: JSON.stringify(busy) });
      await vi.advanceTimersByTimeAsync(2000);
    }
    expect((await answer).type).toBe('trouble');
    expect(made.notice).toBe('slow-down');
    made.close();
  });

  it('is asked again on the next line if its own one broke', async () => {
    const { made, wires } = page();
    const answer = made.ask(question);
    wires[0]?.onclose?.();
    dispatchEvent(new Event('online'));
    const sent = vi.spyOn(wires[1] as Wire, 'send');
    wires[1]?.onmessage?.({ data: JSON.stringify(welcome(0)) });
    expect(sent).toHaveBeenCalledWith(JSON.stringify(question));
    wires[1]?.onmessage?.({ data: JSON.stringify(reply) });
    expect(await answer).toEqual(reply);
    made.close();
  });
});

describe('whoever sees the table is told nowhere else', () => {
  it('says when the page is put away and when it is seen again, and at once on a new line', () => {
    const sent: string[] = [];
    const wires: Wire[] = [];
    const made = new Connection(
      'T',
      () => undefined,
      () => {
        const wire: Wire = {
          onopen: null,
          onmessage: null,
          onclose: null,
          send: (text: string) => void sent.push(text),
          close: () => undefined,
        };
        wires.push(wire);
        return wire;
      },
    );
    made.open();
    wires[0]?.onopen?.();
    wires[0]?.onmessage?.({ data: JSON.stringify(welcome(0)) });
    look('hidden');
    look('visible');
    const heard = sent.map((text) => JSON.parse(text) as { type: string; on?: boolean; hidden?: boolean });
    expect(heard[0]).toMatchObject({ type: 'hello', hidden: false });
    expect(heard.filter((each) => each.type === 'hidden').map((each) => each.on)).toEqual([true, false]);
    look('hidden');
    sent.length = 0;
    wires[0]?.onclose?.();
    vi.advanceTimersByTime(10_000);
    wires[1]?.onopen?.();
    expect(JSON.parse(sent[0] ?? '{}')).toMatchObject({ type: 'hello', hidden: true });
    made.close();
  });
});
