// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Cards, type Told } from '../src/cards.svelte';
import type { CardInfo } from '../src/wire';

const line = { key: 'card-name', args: {} };
const cardOf = (id: string): CardInfo => ({ id, name: line, kind: null, does: line, now: [], rules: [] });
const ELEMENT = document.createElement('div');

/** Cards at a table that knows everything but `nothing`. */
function cards(called = '') {
  const asked: string[] = [];
  const table = { seen: '1' };
  const made = new Cards({
    seen: () => table.seen,
    ask: (thing): Promise<Told> => {
      asked.push(thing);
      const card = thing === 'nothing' ? null : cardOf(thing);
      return Promise.resolve({ card, allowed: false, reasons: [] });
    },
    called: (thing) => thing === called,
  });
  const after = async (milliseconds: number): Promise<string | null> => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return made.open?.thing ?? null;
  };
  return { made, asked, table, after };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the card of a thing', () => {
  it('comes when the pointer has rested for 300 ms', async () => {
    const { made, after } = cards();
    made.rest('a', ELEMENT);
    expect(await after(299)).toBeNull();
    expect(await after(1)).toBe('a');
  });

  it('does not come for a pointer that only passes, nor is anything asked', async () => {
    const { made, asked, after } = cards();
    for (const thing of ['a', 'b', 'c']) {
      made.rest(thing, ELEMENT);
      await after(80);
    }
    made.leave();
    expect(await after(1000)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('comes at once if another was open within the last 400 ms', async () => {
    const { made, after } = cards();
    made.rest('a', ELEMENT);
    await after(300);
    made.rest('b', ELEMENT);
    expect(await after(0)).toBe('b');
    made.close();
    await after(399);
    made.rest('c', ELEMENT);
    expect(await after(0)).toBe('c');
    made.close();
    await after(401);
    made.rest('d', ELEMENT);
    expect(await after(0)).toBeNull();
  });

  it('goes when the pointer has left thing and card for 200 ms', async () => {
    const { made, after } = cards();
    made.rest('a', ELEMENT);
    await after(300);
    made.leave();
    await after(150);
    made.hold();
    expect(await after(1000)).toBe('a');
    made.leave();
    expect(await after(199)).toBe('a');
    expect(await after(1)).toBeNull();
  });

  it('comes with the focus after 300 ms and goes with it; with its key at once', async () => {
    const { made, after } = cards();
    made.focus('a', ELEMENT);
    expect(await after(299)).toBeNull();
    expect(await after(1)).toBe('a');
    made.leave();
    expect(await after(500)).toBe('a');
    made.blur();
    expect(made.open).toBeNull();
    void made.show('b', ELEMENT, 'key');
    expect(await after(0)).toBe('b');
    made.rest('c', ELEMENT);
    expect(await after(500)).toBe('b');
  });

  it('stays after a long press until it is closed', async () => {
    const { made, after } = cards();
    void made.show('a', ELEMENT, 'press');
    await after(0);
    made.leave();
    made.rest('b', ELEMENT);
    expect(await after(1000)).toBe('a');
    expect([made.close(), made.close()]).toEqual([true, false]);
  });

  it('asks once for what is seen, and again when the table has moved on', async () => {
    const { made, asked, table, after } = cards();
    for (let times = 0; times < 3; times += 1) {
      made.rest('a', ELEMENT);
      await after(300);
      made.close();
      await after(1000);
    }
    expect(asked).toEqual(['a']);
    made.rest('a', ELEMENT);
    await after(300);
    table.seen = '2';
    made.moved();
    await after(0);
    expect([asked, made.open?.thing]).toEqual([['a', 'a'], 'a']);
  });

  it('has nothing to show for what has no card, unless it was clicked', async () => {
    const { made, after } = cards();
    made.rest('nothing', ELEMENT);
    expect(await after(500)).toBeNull();
    void made.show('nothing', ELEMENT, 'click');
    expect(await after(0)).toBe('nothing');
  });

  it('leaves its place to the callout of a choice that waits to be confirmed', async () => {
    const { made, after } = cards('a');
    made.rest('a', ELEMENT);
    expect(await after(500)).toBeNull();
    void made.show('a', ELEMENT, 'key');
    expect(await after(0)).toBe('a');
  });

  it('tells what was refused, also when the table is told again', async () => {
    const { made, table, after } = cards();
    made.refuse('a', { rule: 'XX-1', key: 'reason-no', args: {} });
    expect(made.open).toMatchObject({ thing: 'a', refused: true, card: null });
    await after(0);
    expect(made.open?.card?.id).toBe('a');
    table.seen = '2';
    made.moved();
    await after(0);
    expect(made.open?.reasons).toHaveLength(1);
  });
});
