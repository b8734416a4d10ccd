/* The service worker: a page that says so when the server cannot be reached, puzzles without a network, and the way back
   from a notification. Nothing of a table or of a person is ever kept here, and everything always comes from the server
   while it answers. Raise the number when anything in SHELL changes. */
const CACHE = 'shell-1';
/* What the page of puzzles has put there by itself, once it was opened. */
const PUZZLES = 'puzzles-1';
const OFFLINE = '/offline';
const OF_PUZZLES = /^\/(assets\/|api\/(text|aside|look|puzzles)\/)/;
/* Milliseconds in which a page says where it is. */
const PATIENCE = 500;
const SHELL = [OFFLINE, '/offline.css', '/offline.js', '/logo.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder());
});

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === 'navigate') event.respondWith(pageOrWord(event.request));
  else if (SHELL.includes(pathname)) event.respondWith(shellThing(event.request));
  else if (event.request.method === 'GET' && OF_PUZZLES.test(pathname))
    event.respondWith(puzzleThing(event.request));
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
  await Promise.all(
    names.filter((name) => name !== CACHE && name !== PUZZLES).map((name) => caches.delete(name)),
  );
}

/** The page from the server; without one, puzzles as they were kept, else the page that says so, at the same address. */
async function pageOrWord(request) {
  try {
    return await fetch(request);
  } catch {
    const kept = new URL(request.url).pathname.startsWith('/puzzles') && (await caches.match('/puzzles'));
    return kept || ((await caches.match(OFFLINE)) ?? Response.error());
  }
}

async function puzzleThing(request) {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(PUZZLES);
    return (await cache.match(new URL(request.url).pathname, { ignoreVary: true })) ?? Response.error();
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
  const paths = await Promise.all(pages.map(whereabouts));
  const there = pages[paths.indexOf(wanted.pathname)];
  if (there) await there.focus();
  else await self.clients.openWindow(wanted.href);
}

/** Where a page is now, if it says so in time: its address here may be the one it was loaded from. */
function whereabouts(page) {
  return new Promise((found) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => found(data);
    page.postMessage('where', [port2]);
    setTimeout(() => found(new URL(page.url).pathname), PATIENCE);
  });
}
