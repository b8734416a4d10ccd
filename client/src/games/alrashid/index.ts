import { plain, rules } from '../../rules.svelte';
import type { Face } from '../face';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { GOODS, playersOf } from './geometry';
import { partName } from './names';
import Tray from './Tray.svelte';
import type { PartKey, Visit } from './visit';

const CATEGORIES: Record<string, string> = {
  pashas: 'pasha-blue',
  merchants: 'merchant-blue',
  sages: 'sage-blue',
  titles: 'i-crown',
  politics: 'g-politics',
  influence: 'influence',
  dishonor: 'dishonor',
};

export const face: Face = {
  Board,
  Dock,
  Tray,
  tray: ({ drawn, prompt }) => {
    if (drawn?.battle?.own) return prompt.decision === 'AR-D24' ? 'form' : 'more';
    if (drawn?.spies.length && /^AR-D(6|22)$/.test(prompt.decision)) return 'more';
    if (!drawn?.visit || !/^AR-D(9|10|11|12|13|14)$/.test(prompt.decision)) return null;
    return drawn.visit.payments.length ? 'form' : 'more';
  },
  asks: ({ drawn }, words) => {
    const visit = drawn?.visit as Visit | null | undefined;
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
    playersOf(view).map((player) => ({
      score: player.score,
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
  order: (view) => [...new Set<number>([...(view.order ?? []), ...playersOf(view).keys()])],
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
  about: (thing, words) => {
    const title = /^(?:title|owned-\d)-(.+)$/.exec(thing)?.[1];
    if (!title) return null;
    const name = words.name(title);
    // Rules of titles begin with their names, then a colon.
    const rule = rules.all
      .map((each) => plain(each.text))
      .find(
        (text) => text.slice(0, Math.max(0, text.indexOf(':'))).includes(name) && text.indexOf(':') < 120,
      );
    return rule ?? name;
  },
};
