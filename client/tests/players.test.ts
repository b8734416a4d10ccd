// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Face, Layout } from '../src/games/face';
import Players from '../src/shell/Players.svelte';
import type { Table } from '../src/table.svelte';
import { Words } from '../src/words';

/** A table of three at which the first opponent may be chosen. */
const table = {
  drawn: {},
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
  it('stay a list when one of them may be chosen', () => {
    const shown = mount(Players, {
      target: document.body,
      props: { table, words: new Words('en', []), face, layout, onbot: () => undefined },
    });
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
