import { plain, rules } from '../../rules.svelte';
import type { Face } from '../face';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { GOODS } from './geometry';
import { partName } from './names';
import Tray from './Tray.svelte';
import type { View } from './view';
import type { PartKey } from './visit';

const CATEGORIES: Record<string, string> = {
  pashas: 'pasha-blue',
  merchants: 'merchant-blue',
  sages: 'sage-blue',
  titles: 'i-crown',
  politics: 'g-politics',
  influence: 'influence',
  dishonor: 'dishonor',
};

/** Which questions have a form, and whether it stands for the list of choices or follows it. */
const FORMS: Record<string, 'form' | 'more'> = {
  payment: 'form',
  tokens: 'form',
  visit: 'more',
  battle: 'more',
  spies: 'more',
};

/** The rule of a thing that has one of its own: a title, a service, a favour. */
function ruleOf(thing: string, view: View): string | null {
  for (const palace of view.palaces) {
    const { service, benevolence, favour } = palace.parts;
    if (thing === service || thing === benevolence) return palace.service_rule;
    if (thing === favour || thing === `head-${palace.head}`) return palace.favour_rule;
  }
  const titles = [
    ...view.palaces.flatMap((palace) => palace.titles),
    ...view.seats.flatMap((seat) => seat.titles),
  ];
  return titles.find((title) => title.id === thing)?.rule ?? null;
}

export const face: Face<View> = {
  Board,
  Dock,
  Tray,
  tray: ({ drawn, prompt }) => {
    const drawnToo = drawn.battle?.own ?? drawn.visit ?? drawn.spies.length;
    return drawnToo ? (FORMS[prompt.form] ?? null) : null;
  },
  asks: ({ drawn }, words) => {
    const { visit } = drawn;
    if (!visit?.payments.length) return null;
    return words.say('ui-ar-pay-for', {
      price: visit.price ?? 0,
      parts: visit.actions.map((key) => partName(words, drawn, visit, key as PartKey)),
    });
  },
  parts: [
    { key: 'areas', icon: 'i-map' },
    { key: 'titles', icon: 'i-list' },
    { key: 'families', icon: 'pasha-blue' },
  ],
  partOf: (thing) =>
    /^(area|stack|pawn|item|camp|service|titles|favour|head|title|pile|supply)-/.test(thing) ? 'areas' : '',
  seats: (view, words) =>
    view.seats.map((player) => ({
      score: player.points,
      counts: [
        {
          icon: 'bag',
          label: words.name('goods'),
          value: GOODS.reduce((sum, kind) => sum + (player.goods[kind] ?? 0), 0),
          tone: 'brass',
        },
        { icon: 'note', label: words.name('note'), value: player.notes },
        { icon: 'influence', label: words.name('influence'), value: player.influence },
        { icon: 'dishonor', label: words.name('dishonor'), value: player.dishonor },
        {
          icon: 'g-military',
          label: words.name('tokens'),
          value: player.hand.reduce((sum, each) => sum + each.number, 0),
          tone: 'brass',
        },
      ],
      badges: player.titles.map((title) => ({
        icon: `title-${title.title}`,
        label: words.name(title.title),
      })),
    })),
  order: (view) => [...new Set([...view.order, ...view.seats.keys()])],
  phase: (view, words) =>
    `${words.say('ui-ar-year', { year: Math.max(1, view.year), years: view.years })} · ${words.name(view.phase)}`,
  picture: { sideways: false, high: 1 },
  category: (category) => CATEGORIES[category] ?? null,
  unit: 'name-points',
  icon: (choice) => {
    const { kind, title, item } = choice.args;
    if (typeof title === 'string') return `title-${title}`;
    if (typeof item === 'string') return item;
    if (typeof kind === 'string' && (GOODS as readonly string[]).includes(kind)) return kind;
    return null;
  },
  about: (thing, _words, view) => {
    const rule = rules.get(ruleOf(thing, view) ?? '');
    return rule ? plain(rule.text) : null;
  },
};
