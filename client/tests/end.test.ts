// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { face as alrashid } from '../src/games/alrashid';
import { face as fivetribes } from '../src/games/fivetribes';
import type { Tile, View } from '../src/games/fivetribes/view';
import { face as morgenland } from '../src/games/morgenland';
import { face as yspahan } from '../src/games/yspahan';

const CATALOGUES: Record<string, string> = import.meta.glob('../../src/caravanserai/games/*/locale/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SHEETS: Record<string, string> = import.meta.glob('../src/sprites/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the final score', () => {
  it.each(Object.entries({ alrashid, fivetribes, morgenland, yspahan }))(
    'has a picture for every category of %s',
    (game, face) => {
      const catalogue = Object.entries(CATALOGUES).find(([path]) => path.includes(`/${game}/`))?.[1] ?? '';
      const categories = [...catalogue.matchAll(/^category-([\w-]+) =/gm)].map((match) => match[1] ?? '');
      expect(categories.length).toBeGreaterThan(0);
      const sprites = Object.entries(SHEETS)
        .filter(([path]) => path.includes('base') || path.includes(game))
        .map(([, text]) => text)
        .join('');
      for (const category of categories) expect(sprites).toContain(`id="${face.category?.(category)}"`);
    },
  );

  it('counts the tiles under camels, and of those the ones with palms or palaces', () => {
    const tile = (id: string, camel: number | null, palms = 0, palaces = 0): Tile => ({
      id,
      cell: id,
      type: null,
      value: null,
      colour: null,
      rule: null,
      meeples: [],
      camel,
      palms,
      palaces,
    });
    const tiles = [tile('a', 0, 2), tile('b', 1), tile('c', null, 1, 1), tile('d', 0, 0, 1)];
    const view = { tiles } as unknown as View;
    expect(fivetribes.counted?.(view, 'tiles', 0)).toEqual(['a', 'd']);
    expect(fivetribes.counted?.(view, 'tiles', null)).toEqual(['a', 'b', 'd']);
    expect(fivetribes.counted?.(view, 'palms', null)).toEqual(['a']);
    expect(fivetribes.counted?.(view, 'palaces', 1)).toEqual([]);
    expect(fivetribes.counted?.(view, 'gold', 0)).toEqual([]);
  });
});
