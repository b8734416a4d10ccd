import type { Words } from '../../words';
import type { Count, Face, SeatSummary } from '../face';
import Board from './Board.svelte';
import { settled } from './bids';
import Dock from './Dock.svelte';
import { cardIcon } from './geometry';
import type { Seat, View } from './view';

/** With more kinds than these in a hand, only their number stands in the row. */
const MOST_KINDS = 4;

function part(thing: string): string {
  if (thing.startsWith('tile-') || thing.startsWith('meeple-') || thing.startsWith('hand-')) return 'tiles';
  if (thing.startsWith('spot-') || thing.startsWith('bid-') || thing.startsWith('row-')) return 'market';
  if (['palms', 'palaces', 'bag', 'pile', 'discards'].includes(thing)) return 'market';
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

/** Cards that all have seen, kind by kind, and how many only their owner knows. */
function cards(player: Seat, words: Words): Count[] {
  const known = Object.entries(player.known).map(([card, count]) => ({
    icon: cardIcon(card),
    label: words.name(card),
    value: count > 1 ? count : '',
    thing: `known-${player.seat}-${card}`,
  }));
  const thing = `cards-${player.seat}`;
  if (player.hand !== null || known.length > MOST_KINDS)
    return [{ icon: 'i-card', label: words.say('ui-ft-cards'), value: player.cards, thing }];
  const rest = { icon: 'i-card', label: words.say('ui-ft-cards'), value: player.unknown, thing };
  return [...known, ...(player.unknown || !known.length ? [rest] : [])];
}

/** A player's row: numbers by kind, the djinns as pictures, each with its card. */
function summary(player: Seat, words: Words): SeatSummary {
  const { seat } = player;
  const gold = { icon: 'gold', label: words.name('gold'), value: player.gold ?? 0, thing: `gold-${seat}` };
  const front = (tribe: 'vizier' | 'elder', value: number): Count => ({
    icon: `t-${tribe}`,
    label: words.name(tribe),
    value,
    tone: tribe,
    thing: `front-${seat}-${tribe}`,
  });
  return {
    score: player.points,
    counts: [
      ...(player.gold === null ? [] : [gold]),
      {
        icon: 'camel',
        label: words.name('camel'),
        value: player.camels,
        tone: `seat-${player.colour}`,
        thing: `camels-${seat}`,
      },
      front('vizier', player.viziers),
      front('elder', player.elders),
      ...cards(player, words),
    ],
    badges: player.djinns.map((djinn) => ({
      icon: `djinn-${djinn.djinn}`,
      label: words.name(djinn.djinn),
      thing: djinn.id,
    })),
    note: player.gold === null ? words.say('ui-ft-plus-gold') : '',
  };
}

export const face: Face<View> = {
  Board,
  Dock,
  dock: 'clamp(150px, 13.5vw, 200px) minmax(0, 5fr) minmax(0, 4fr)',
  upright: '180px minmax(0, 1fr)',
  parts: [
    { key: 'tiles', icon: 'i-map' },
    { key: 'market', icon: 'small-market' },
    { key: 'djinns', icon: 'djinn-horns' },
  ],
  partOf: part,
  seats: (view, words) => view.seats.map((player) => summary(player, words)),
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
  settled: (log, start, _view, words) => settled(log, start, words),
  unit: 'ui-vp',
  goods: { gold: 'gold', vizier: 't-vizier', elder: 't-elder', fakir: 'fakir', card: 'i-card' },
  group: ({ key, args }, _view, words) => {
    const { tile, type } = args;
    if (key === 'choice-kill-before') return words.say('ui-ft-group-before');
    if (typeof tile !== 'string') return '';
    if (key === 'choice-drop') return words.say('ui-ft-group-tile', { tile, type: type ?? '' });
    return words.say('ui-ft-group-column', { column_id: tile.charAt(0) });
  },
  sheet: () => ({ high: 188, low: 160 }),
  held: ({ view, choices }, words) =>
    choices.some((choice) => choice.at.some((thing) => thing.startsWith('hand-')))
      ? (view.move?.hand ?? []).map(({ id, tribe, count }) => ({
          thing: id,
          label: words.counted(count, tribe),
          icon: `t-${tribe}`,
          name: words.name(tribe),
          tone: `s-t-${tribe}`,
          count,
        }))
      : [],
  form: () => import('./Sale.svelte'),
  tray: (table) => (table.prompt.decision === 'D-SELL-KIND' ? 'form' : null),
  icon: (choice) => {
    const { tribe, card, djinn } = choice.args;
    if (typeof tribe === 'string') return `t-${tribe}`;
    if (typeof card === 'string') return cardIcon(card);
    return typeof djinn === 'string' ? `djinn-${djinn}` : null;
  },
};
