import type { Face } from '../face';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { several } from './supply';
import { CARDS } from './symbols';
import type { View } from './view';

const CATEGORIES: Record<string, string> = {
  souks: 'chest',
  bazaar: 'bazaar',
  loads: 'camel-load',
  caravan: 'camel',
  buildings: 'hammam',
  cards: 'i-card',
};

const USES: Record<string, string> = { supervisor: 'supervisor', card: 'i-card', build: 'build-free' };

export const face: Face<View> = {
  Board,
  Dock,
  dock: '94px minmax(0, 1fr) clamp(236px, 18.4vw, 270px)',
  upright: '110px minmax(0, 1fr)',
  form: () => import('./Supply.svelte'),
  tray: ({ view, prompt }) => (several(view, prompt).length ? 'form' : null),
  asks: ({ view, prompt }, words) =>
    several(view, prompt).length
      ? words.say('ui-ys-fill-asks', { number: Number(prompt.args['number']) })
      : null,
  parts: [
    { key: 'city', icon: 'i-map' },
    { key: 'tower', icon: 'die-5' },
    { key: 'caravan', icon: 'camel' },
  ],
  partOf: (thing) =>
    thing.startsWith('level-')
      ? 'tower'
      : thing.startsWith('slot-') || thing === 'caravan'
        ? 'caravan'
        : /^(shop|square|souk|district)-/.test(thing)
          ? 'city'
          : '',
  seats: (view, words) =>
    view.seats.map((player) => ({
      score: player.points,
      counts: [
        {
          icon: 'camel',
          label: words.name('camels'),
          value: player.camels,
          tone: 'wood',
          thing: `camels-${player.seat}`,
        },
        { icon: 'gold', label: words.name('gold'), value: player.gold, thing: `gold-${player.seat}` },
        { icon: 'i-card', label: words.name('cards'), value: player.cards, thing: `cards-${player.seat}` },
      ],
      badges: player.buildings
        .filter((each) => each.built)
        .map((each) => ({ icon: each.building, label: words.name(each.building), thing: each.id })),
    })),
  order: (view) => [...new Set<number>([...view.order, ...view.seats.keys()])],
  phase: (view, words) => words.say('ui-ys-phase', { week: view.week, day: view.day }),
  picture: { sideways: true, high: 544 / 808 },
  category: (category) => CATEGORIES[category] ?? null,
  sheet: (part) => (part === 'tower' ? { high: 188, low: 160 } : { high: 128, low: 112 }),
  unit: 'ui-vp',
  sort: (choices) =>
    choices.every((choice) => choice.key === 'choice-move')
      ? [...choices].sort(
          (one, other) =>
            Number(one.args['gold']) - Number(other.args['gold']) ||
            Number(other.args['cubes']) - Number(one.args['cubes']),
        )
      : choices,
  group: ({ key, args }, _view, words) => {
    if (key === 'choice-move')
      return words.say('ui-ys-group-street', { street_id: String(args['square']).charAt(0) });
    if (key === 'choice-build' || key === 'choice-play') return words.say(`ui-ys-group-${key.slice(7)}`);
    const souk = /^[a-z]+-\d+/.exec(String(args['shop'] ?? ''))?.[0];
    return souk ? words.name(souk) : '';
  },
  goods: { gold: 'gold', camels: 'camel', card: 'i-card' },
  icon: (choice) => {
    const of = (name: string): string => String(choice.args[name] ?? '');
    switch (choice.key) {
      case 'choice-take':
        return of('level');
      case 'choice-use':
        return USES[of('use_id')] ?? of('level');
      case 'choice-build':
        return of('building');
      case 'choice-supply':
      case 'choice-place':
        return of('shop').split('-')[0] ?? null;
      case 'choice-play':
      case 'choice-boost':
        return CARDS[of('card')] ?? 'i-card';
      default:
        return null;
    }
  },
};
