/** Puzzles without a network: what their page has loaded is put where the service worker finds it. */
import { faceOf } from '../games';
import { loadSprites } from '../sprites';
import { text } from '../text.svelte';
import type { Language } from '../words';
import * as calls from './calls';

/** The worker knows this name and this page. */
const CACHE = 'puzzles-1';
const PAGE = '/puzzles';
/** Only what is the same for everybody: nothing of a table, nothing of a person. */
const KEPT = /^\/(assets\/|api\/(text|aside|look|puzzles)\/|icon-|logo|manifest)/;

/** Loads what the puzzles of all games take, and keeps it; what is no longer needed is thrown away. Whether it is kept. */
export async function keep(language: Language, games: readonly string[]): Promise<boolean> {
  if (!('caches' in globalThis) || !navigator.serviceWorker) return false;
  await navigator.serviceWorker.ready;
  await Promise.all([
    ...games.map((game) => faceOf(game)),
    ...games.map((game) => loadSprites(game)),
    ...games.map((game) => calls.puzzles(game).catch(() => null)),
    text.use(language, ...games),
  ]);
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && KEPT.test(pathname))
    .map(({ pathname }) => pathname);
  const wanted = new Set([PAGE, ...loaded]);
  const cache = await caches.open(CACHE);
  const there = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all([
    ...[...wanted].map((path) => cache.add(path).catch(() => undefined)),
    ...there.filter((path) => !wanted.has(path)).map((path) => cache.delete(path)),
  ]);
  return true;
}
