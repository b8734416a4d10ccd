import { plain, rules } from '../../rules.svelte';
import type { Face } from '../face';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import type { View } from './view';

const CATEGORIES: Record<string, string> = {
  souks: 'chest',
  bazaar: 'bazaar',
  loads: 'camel-load',
  caravan: 'camel',
  buildings: 'hammam',
  cards: 'i-card',
};

export const face: Face<View> = {
  Board,
  Dock,
  parts: [
    { key: 'city', icon: 'i-map' },
    { key: 'tower', icon: 'die-5' },
    { key: 'caravan', icon: 'camel' },
  ],
  partOf: (thing) =>
    thing.startsWith('level-')
      ? 'tower'
      : thing.startsWith('slot-')
        ? 'caravan'
        : thing.startsWith('shop-') || thing.startsWith('square-') || thing.startsWith('souk-')
          ? 'city'
          : '',
  seats: (view, words) =>
    view.seats.map((player) => ({
      score: player.points,
      counts: [
        { icon: 'camel', label: words.name('camel'), value: player.camels, tone: 'wood' },
        { icon: 'gold', label: words.name('gold'), value: player.gold },
        { icon: 'i-card', label: words.name('card'), value: player.cards },
      ],
      badges: player.buildings
        .filter((each) => each.built)
        .map((each) => ({ icon: each.building, label: words.name(each.building) })),
    })),
  order: (view) => [...new Set<number>([...view.order, ...view.seats.keys()])],
  phase: (view, words) => words.say('ui-ys-phase', { week: view.week, day: view.day }),
  picture: { sideways: true, high: 544 / 808 },
  category: (category) => CATEGORIES[category] ?? null,
  unit: 'ui-vp',
  sort: (choices) =>
    choices.every((choice) => choice.key === 'choice-move')
      ? [...choices].sort(
          (one, other) =>
            Number(one.args['gold']) - Number(other.args['gold']) ||
            Number(other.args['cubes']) - Number(one.args['cubes']),
        )
      : choices,
  icon: (choice) => {
    const level = choice.args['level_id'] ?? choice.args['level'];
    if (choice.key === 'choice-take' && typeof level === 'string') return level;
    if (choice.key === 'choice-build' && typeof choice.args['building'] === 'string')
      return choice.args['building'];
    return null;
  },
  about: (thing, _words, view) => {
    const rule = rules.get(ruleOf(view, thing));
    return rule ? plain(rule.text) : null;
  },
};

/** The rule that a card or building carries; empty: none. */
function ruleOf(view: View, thing: string): string {
  const cards = [...(view.hand ?? []), ...view.discard];
  const buildings = view.seats.flatMap((seat) => seat.buildings);
  return [...cards, ...buildings].find((each) => each.id === thing)?.rule ?? '';
}
