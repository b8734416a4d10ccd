/** Puts the sprite sheets into the page, each once, so that symbols take their colours from where they are used. */
import alrashid from './sprites/alrashid.svg?url';
import base from './sprites/base.svg?url';
import fivetribes from './sprites/fivetribes.svg?url';
import morgenland from './sprites/morgenland.svg?url';
import yspahan from './sprites/yspahan.svg?url';

const SHEETS: Record<string, string> = { base, yspahan, fivetribes, alrashid, morgenland };
const loaded = new Set<string>();

/** Loads a sheet by name; a game without one has none to load. */
export async function loadSprites(name: string): Promise<void> {
  const address = SHEETS[name];
  if (!address || loaded.has(name)) return;
  loaded.add(name);
  const answer = await fetch(address);
  const parsed = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  const svg = document.importNode(parsed.documentElement, true);
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('style', 'position:absolute');
  document.body.prepend(svg);
}

/** All sheets, for the lobby's pictures. */
export async function loadAllSprites(): Promise<void> {
  await Promise.all(Object.keys(SHEETS).map(loadSprites));
}
