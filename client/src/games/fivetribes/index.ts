import { plain, rules } from '../../rules.svelte';
import type { Face } from '../face';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { cardIcon } from './geometry';
import type { Djinn, View } from './view';

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

/** Turn order first, left to right, then those who are still to bid; each seat once. */
function order(view: View): number[] {
  const seen = new Set<number>();
  for (const spot of [...view.turn_order, ...view.bid_order]) if (spot.seat !== null) seen.add(spot.seat);
  for (const player of view.seats) seen.add(player.seat);
  return [...seen];
}

/** A djinn that lies anywhere in sight. */
function djinnOf(view: View, id: string): Djinn | undefined {
  const everywhere = [
    ...view.djinns,
    ...view.djinn_discards,
    ...(view.looked_at?.djinns ?? []),
    ...view.seats.flatMap((player) => player.djinns),
  ];
  return everywhere.find((djinn) => djinn.id === id);
}

export const face: Face<View> = {
  Board,
  Dock,
  parts: [
    { key: 'tiles', icon: 'i-map' },
    { key: 'market', icon: 'small-market' },
    { key: 'djinns', icon: 'djinn-horns' },
  ],
  partOf: part,
  seats: (view, words) =>
    view.seats.map((player) => ({
      score: player.points,
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
  order,
  phase: (view, words) => words.say('event-round', { number: view.round }),
  picture: { sideways: true, high: 620 / 740 },
  category: (category) => CATEGORIES[category] ?? null,
  counted: (view, category, seat) =>
    view.tiles
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
  about: (thing, _words, view) => {
    const djinn = djinnOf(view, thing);
    const rule = djinn ? rules.get(djinn.rule) : undefined;
    return rule ? plain(rule.text) : null;
  },
};
