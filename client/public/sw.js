/* The service worker: a page that says so when the server cannot be reached, and the way back from a notification.
   Nothing of the API or of a table is ever kept here: only the pages themselves are asked for through it, and they
   always come from the server while it answers. Raise the number when anything in SHELL changes. */
const CACHE = 'shell-1';
const OFFLINE = '/offline';
const SHELL = [OFFLINE, '/offline.css', '/offline.js', '/logo.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder());
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageOrWord(event.request));
  else if (SHELL.includes(new URL(event.request.url).pathname)) event.respondWith(shellThing(event.request));
});

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data?.json() ?? {}));
});

self.addEventListener('notificationclick', (event) => {
  const { path = '/', stop = '' } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(event.action === 'stop' ? hush(stop) : show(path));
});

/** What the server said, in its words. News of a table take the place of what was said of it before. */
async function tell({
  title = 'Caravanserai',
  text = '',
  language = '',
  path = '/',
  tag = '',
  stop = '',
  stops = '',
}) {
  await self.registration.showNotification(title, {
    body: text,
    lang: language,
    tag,
    renotify: tag !== '',
    icon: '/icon-192.png',
    data: { path, stop },
    actions: stop ? [{ action: 'stop', title: stops }] : [],
  });
}

/** One click, and nothing more is told of that table. */
async function hush(stop) {
  await fetch(`/api/stop/${encodeURIComponent(stop)}`, { method: 'POST' });
}

async function keepShell() {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: 'reload' })));
  await self.skipWaiting();
}

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** The page from the server; without one, the page that says so, at the same address. */
async function pageOrWord(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

async function shellThing(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(new URL(request.url).pathname)) ?? Response.error();
  }
}

/** Brings a page of ours to the front: the one that shows this path already, else a new one. */
async function show(path) {
  const wanted = new URL(path, self.location.origin);
  if (wanted.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === wanted.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(wanted.href);
}
