// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Face, Layout } from '../src/games/face';
import Players from '../src/shell/Players.svelte';
import type { Table } from '../src/table.svelte';
import { Words } from '../src/words';

/** A table of three at which the first opponent may be chosen. */
const table = {
  drawn: { seats: [0, 1, 2].map((seat) => ({ seat, id: `player-${seat}` })) },
  past: null,
  tale: { gained: () => 0 },
  info: null,
  seat: 0,
  asking: { waiting: [0] },
  over: false,
  offer: { picked: [] },
  ready: null,
  situation: { deadline: null, clock: 0, you: { role: 'seat' } },
  can: (thing: string) => thing === 'player-1',
  colour: () => 'blue',
} as unknown as Table;
const face = {
  seats: () => [0, 1, 2].map(() => ({ score: 7, counts: [] })),
  order: () => [0, 1, 2],
} as unknown as Face;

describe.each<Layout>(['desktop', 'phone'])('players on a %s', (layout) => {
  it('stay a list when one of them may be chosen', async () => {
    const shown = mount(Players, {
      target: document.body,
      props: { table, words: new Words('en', []), face, layout, onbot: () => undefined },
    });
    await vi.dynamicImportSettled();
    flushSync();
    const list = document.querySelector('ul');
    expect([...(list?.children ?? [])].map((row) => [row.tagName, row.getAttribute('role')])).toEqual([
      ['LI', null],
      ['LI', null],
      ['LI', null],
    ]);
    const buttons = list?.querySelectorAll('[role=button]');
    expect([...(buttons ?? [])].map((each) => each.getAttribute('data-thing'))).toEqual(['player-1']);
    void unmount(shown);
  });
});

describe('the pictures of a row', () => {
  it('may be of two things of one sort', () => {
    const lamp = { icon: 'a-lamp', label: 'Lamp', thing: 'seat-1-artifact-lamp' };
    const rich = {
      ...face,
      seats: () => [0, 1, 2].map(() => ({ score: 7, counts: [], badges: [lamp, lamp] })),
    };
    const shown = mount(Players, {
      target: document.body,
      props: {
        table,
        words: new Words('en', []),
        face: rich as unknown as Face,
        layout: 'desktop' as const,
        onbot: () => undefined,
      },
    });
    flushSync();
    expect(document.querySelectorAll('[data-thing="seat-1-artifact-lamp"]')).toHaveLength(6);
    void unmount(shown);
  });
});
