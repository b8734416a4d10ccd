import { plain, rules } from '../../rules.svelte';
import type { Face } from '../face';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { cardIcon } from './geometry';
import { orderOf, playersOf, scoreOf } from './seats';

function part(thing: string): string {
  if (thing.startsWith('tile-') || thing.startsWith('meeple-') || thing.startsWith('hand-')) return 'tiles';
  if (thing.startsWith('spot-') || thing.startsWith('bid-') || thing.startsWith('row-')) return 'market';
  return thing.startsWith('djinn-') ? 'djinns' : '';
}

const CATEGORIES: Record<string, string> = {
  gold: 'gold',
  viziers: 't-vizier',
  elders: 't-elder',
  djinns: 'djinn-horns',
  palms: 'palm',
  palaces: 'palace',
  tiles: 'camel',
  merchandise: 'm-jewels',
};

export const face: Face = {
  Board,
  Dock,
  parts: [
    { key: 'tiles', icon: 'i-map' },
    { key: 'market', icon: 'small-market' },
    { key: 'djinns', icon: 'djinn-horns' },
  ],
  partOf: part,
  seats: (view, words) =>
    playersOf(view).map((player) => ({
      score: scoreOf(player),
      counts: [
        ...(player.gold === null ? [] : [{ icon: 'gold', label: words.name('gold'), value: player.gold }]),
        { icon: 'camel', label: words.name('camel'), value: player.camels, tone: 'wood' },
        {
          icon: 't-vizier',
          label: words.name('vizier'),
          value: player.viziers,
          tone: 'vizier',
          thing: `front-${player.seat}-vizier`,
        },
        {
          icon: 't-elder',
          label: words.name('elder'),
          value: player.elders,
          tone: 'elder',
          thing: `front-${player.seat}-elder`,
        },
        { icon: 'i-card', label: words.say('ui-ft-cards'), value: player.cards },
      ],
      note: [
        player.gold === null ? words.say('ui-ft-plus-gold') : '',
        player.djinns.map((djinn) => words.name(djinn.djinn)).join(', '),
      ]
        .filter(Boolean)
        .join(' · '),
    })),
  order: orderOf,
  phase: (view, words) => words.say('event-round', { number: view.round }),
  picture: { sideways: true, high: 620 / 740 },
  category: (category) => CATEGORIES[category] ?? null,
  counted: (view, category, seat) =>
    (view.tiles as { id: string; camel: number | null; palms: number; palaces: number }[])
      .filter(
        (tile) =>
          tile.camel !== null &&
          (seat === null || tile.camel === seat) &&
          (category === 'tiles' ||
            (category === 'palms' && tile.palms > 0) ||
            (category === 'palaces' && tile.palaces > 0)),
      )
      .map((tile) => tile.id),
  unit: 'ui-vp',
  icon: (choice) => {
    const { tribe, card, djinn } = choice.args;
    if (typeof tribe === 'string') return `t-${tribe}`;
    if (typeof card === 'string') return cardIcon(card);
    return typeof djinn === 'string' ? `djinn-${djinn}` : null;
  },
  about: (thing, words) => {
    if (!thing.startsWith('djinn-')) return null;
    const name = words.name(thing.slice(6));
    const rule = rules.all.find((each) => each.text.startsWith(name));
    return rule ? plain(rule.text) : null;
  },
};
