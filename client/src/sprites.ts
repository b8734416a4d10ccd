/** Puts the sprite sheet into the page once, so that symbols take their colours from where they are used. */
import sheet from './sprites.svg?url';

export async function loadSprites(): Promise<void> {
  const answer = await fetch(sheet);
  const parsed = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  const svg = document.importNode(parsed.documentElement, true);
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('style', 'position:absolute');
  document.body.prepend(svg);
}
