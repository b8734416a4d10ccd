/** What tells a person who looks elsewhere: the tab's title, sounds, the number of unread lines of the chat. */
import { settings } from '../settings.svelte';
import { play, soundOf } from '../sound';
import type { Table } from '../table.svelte';
import { drawer } from './drawer.svelte';
import type { Page } from './page.svelte';

/** Call it while the page's component is made. */
export function signals(table: Table, page: Page): void {
  title(table, page);
  sounds(table);
  unread(table);
}

function title(table: Table, page: Page): void {
  $effect(() => {
    const waiting = table.mine && !table.over;
    document.title = `${waiting ? '● ' : ''}${page.game ? page.words.name(page.game) : 'Caravanserai'}`;
    if (waiting && settings.sound) play('turn');
  });
}

function sounds(table: Table): void {
  $effect(() => {
    if (table.over && settings.sound) play('end');
  });
  let heard = -1;
  $effect(() => {
    const { log, view } = table.situation;
    const kinds = log.slice(Math.max(0, heard)).map((line) => line.kind);
    const sound = heard < 0 ? null : soundOf(kinds); // what lay there on arrival is past
    if (view) heard = log.length;
    if (sound && settings.sound) play(sound);
  });
}

function unread(table: Table): void {
  let seen = 0;
  $effect(() => {
    const count = table.situation.chat.length;
    if (count > seen && seen > 0 && drawer.tab !== 'chat') drawer.unread += count - seen;
    seen = count;
  });
}
