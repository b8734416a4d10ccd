/** What tells a person who looks elsewhere: the tab's title and icon, sounds, the number of unread lines of the chat. */
import { settings } from '../settings.svelte';
import type { Sound } from '../sound';
import type { Table } from '../table.svelte';
import { drawer } from './drawer.svelte';
import type { Page } from './page.svelte';

/** Call it while the page's component is made. */
export function signals(table: Table, page: Page): void {
  title(table, page);
  sounds(table);
  unread(table);
  read(table);
}

function title(table: Table, page: Page): void {
  $effect(() => {
    const waiting = table.mine && !table.over;
    const name = table.info?.name || (page.game ? page.words.name(page.game) : 'Caravanserai');
    document.title = waiting ? `${page.words.say('ui-title-turn')} · ${name}` : name;
    dot(waiting);
    if (waiting) play(() => 'turn');
  });
  $effect(() => () => dot(false));
}

/** The tab's icon has a dot while it is one's move. */
function dot(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = on ? '/logo-turn.svg' : '/logo.svg';
}

/** Whoever looks at the table need not read about it: what the browser still shows of it goes. */
function read(table: Table): void {
  const clear = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !('serviceWorker' in navigator)) return;
    const found = await navigator.serviceWorker.getRegistration();
    for (const each of (await found?.getNotifications?.({ tag: table.id })) ?? []) each.close();
  };
  $effect(() => {
    void clear().catch(() => undefined);
    const looked = (): void => void clear().catch(() => undefined);
    document.addEventListener('visibilitychange', looked);
    return () => document.removeEventListener('visibilitychange', looked);
  });
}

/** A sound, for those who want to hear any; it is loaded then. */
function play(which: (all: typeof import('../sound')) => Sound | null): void {
  if (!settings.sound) return;
  void import('../sound').then((all) => {
    const sound = which(all);
    if (sound) all.play(sound);
  });
}

function sounds(table: Table): void {
  $effect(() => {
    if (table.over) play(() => 'end');
  });
  let heard = -1;
  $effect(() => {
    const { log, view } = table.situation;
    const kinds = heard < 0 ? [] : log.slice(heard).map((line) => line.kind); // what lay there on arrival is past
    if (view) heard = log.length;
    if (kinds.length) play(({ soundOf }) => soundOf(kinds));
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
