/** Being told by the browser, also while no page is open: with consent, for this device. */
import * as api from './api';
import { me } from './person.svelte';
import { settings } from './settings.svelte';
import type { TellingInfo } from './wire';

const PLACE = 'serai.push';

// The worker knows a page by the address it was loaded from, and asks where it has gone since.
if ('serviceWorker' in navigator)
  navigator.serviceWorker.onmessage = ({ data, ports }: MessageEvent) => {
    if (data === 'where') ports[0]?.postMessage(location.pathname);
  };

/** What stands in the way: the browser has none of it here, or its person has refused. */
export type Hindrance = 'none' | 'browser' | 'refused';

export function hindrance(): Hindrance {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'browser';
  return Notification.permission === 'denied' ? 'refused' : 'none';
}

export class Refused extends Error {}

/** Asks the person, then the browser, then tells the server; whoever was nobody becomes somebody with all their seats. */
export async function subscribe(): Promise<TellingInfo> {
  const { key } = await api.told('');
  if (!key) throw new api.Problem('no-push');
  if ((await Notification.requestPermission()) !== 'granted') throw new Refused();
  await me.ensure();
  const worker = await navigator.serviceWorker.ready;
  const made =
    (await same(worker, key)) ??
    (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
  return keep(made);
}

/** A subscription that is there already, if it is for this server's key; one for another key is of no use. */
async function same(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription | null> {
  const found = await worker.pushManager.getSubscription();
  const wanted = bytes(key);
  const used = new Uint8Array(found?.options.applicationServerKey ?? new ArrayBuffer(0));
  if (found && used.length === wanted.length && used.every((each, at) => each === wanted[at])) return found;
  await found?.unsubscribe();
  return null;
}

async function keep(found: PushSubscription): Promise<TellingInfo> {
  const { endpoint, keys } = found.toJSON();
  const told = await api.subscribe(
    {
      endpoint: endpoint ?? '',
      p256dh: keys?.['p256dh'] ?? '',
      auth: keys?.['auth'] ?? '',
      language: settings.language,
    },
    me.token,
  );
  localStorage.setItem(PLACE, `${settings.language} ${endpoint ?? ''}`);
  return told;
}

/** Tells the server where and in which language this device is told now, if that has changed. */
export async function refresh(): Promise<TellingInfo | null> {
  if (!me.token || hindrance() !== 'none' || !localStorage.getItem(PLACE)) return null;
  const found = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  if (!found || localStorage.getItem(PLACE) === `${settings.language} ${found.endpoint}`) return null;
  return keep(found);
}

/** This browser is told nothing any more. */
export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(PLACE);
  if (!('serviceWorker' in navigator)) return;
  const found = await (await navigator.serviceWorker.getRegistration())?.pushManager?.getSubscription();
  await found?.unsubscribe();
}

/** A key as the server writes it, as browsers want it. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (each) => each.charCodeAt(0));
}
