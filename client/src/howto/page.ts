/** What a game's folder gives to its page on how to play: `howto.ts` with the parts in order and how each is drawn. */
import type { Component } from 'svelte';
import { loadSprites } from '../sprites';
import type { Words } from '../words';

export interface HowTo {
  /** The heading of a part is `howto-<part>`. */
  readonly parts: readonly string[];
  /** Draws what stands below the heading; words are of `locale/howto/<language>.ftl`, with the game's behind them. */
  readonly Part: Component<{ part: string; words: Words; game: string }>;
}

const PAGES: Record<string, () => Promise<{ howto: HowTo }>> = {
  yspahan: () => import('../games/yspahan/howto'),
  fivetribes: () => import('../games/fivetribes/howto'),
  alrashid: () => import('../games/alrashid/howto'),
  morgenland: () => import('../games/morgenland/howto'),
};

export async function howToOf(game: string): Promise<HowTo> {
  const load = PAGES[game];
  if (!load) throw new Error(`${game} has no page on how to play it`);
  const [{ howto }] = await Promise.all([load(), loadSprites(game)]);
  return howto;
}

/** Whether we have such a page for a game; games of others may have none. */
export function explained(game: string): boolean {
  return Object.hasOwn(PAGES, game);
}
