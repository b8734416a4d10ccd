import type { Face } from '../face';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { areasOf, backsOf, GOODS, PAWNS } from './geometry';
import { partName } from './names';
import type { View } from './view';
import { isWhole, type PartKey } from './visit';

const CATEGORIES: Record<string, string> = {
  pashas: 'pasha-blue',
  merchants: 'merchant-blue',
  sages: 'sage-blue',
  titles: 'i-crown',
  politics: 'g-politics',
  influence: 'influence',
  dishonor: 'dishonor',
};

/** The pictures of what choices give and cost; points are said in words. */
const PICTURES: Record<string, string> = {
  ...Object.fromEntries([...GOODS, 'note', 'influence'].map((kind) => [kind, kind])),
  ...Object.fromEntries(PAWNS.map((pawn) => [pawn, `${pawn}-blue`])),
  red: 'land',
  blue: 'sea',
};

/** Which questions have a form, and whether it stands for the list of choices or follows it. */
const FORMS: Record<string, 'form' | 'more'> = {
  payment: 'form',
  tokens: 'form',
  visit: 'more',
  battle: 'more',
  spies: 'more',
};

/** Pawns of a family that are in play: in reserve, set aside or on the board. */
function family(view: View, seat: number): number[] {
  const player = view.seats[seat];
  const stacks = areasOf(view).flatMap((area) => area.row.filter((stack) => stack.seat === seat));
  return PAWNS.map(
    (pawn) =>
      (player?.reserve[pawn] ?? 0) +
      (player?.aside[pawn] ?? 0) +
      stacks.reduce((sum, stack) => sum + (stack.pawns[pawn] ?? 0), 0),
  );
}

export const face: Face<View> = {
  Board,
  Dock,
  dock: 'clamp(196px, 17vw, 240px) clamp(196px, 17vw, 240px) 158px minmax(0, 1fr)',
  upright: '220px minmax(0, 1fr) 168px',
  held: ({ view, choices, seat }, words) => {
    const asked = new Set(choices.flatMap((choice) => choice.at));
    const player = view.seats[seat ?? 0];
    return (['reserve', 'aside'] as const).flatMap((where) =>
      PAWNS.map((pawn) => ({ pawn, thing: `${where}-${seat}-${pawn}` }))
        .filter(({ thing }) => asked.has(thing))
        .map(({ pawn, thing }) => ({
          thing,
          label: words.counted(player?.[where][pawn] ?? 0, pawn),
          icon: `${pawn}-${player?.colour}`,
          name: words.name(pawn),
          tone: `paper seat-${player?.colour}`,
          count: player?.[where][pawn] ?? 0,
        })),
    );
  },
  form: () => import('./Tray.svelte'),
  tray: ({ drawn, prompt, situation }) => {
    const drawnToo = drawn.battle?.own ?? drawn.visit ?? drawn.spies.length;
    if (drawn.visit && isWhole(drawn.visit, situation.guide)) return 'form';
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
          icon: `pasha-${player.colour}`,
          label: PAWNS.map((pawn) => words.name(pawn)).join(', '),
          value: family(view, player.seat).join('·'),
          thing: `seat-${player.seat}`,
          tone: `seat-${player.colour}`,
        },
        ...GOODS.map((kind) => ({
          icon: kind,
          label: words.name(kind),
          value: player.goods[kind] ?? 0,
          thing: `goods-${player.seat}-${kind}`,
        })),
        ...(['notes', 'influence', 'dishonor'] as const).map((kind) => ({
          icon: kind === 'notes' ? 'note' : kind,
          label: words.name(kind === 'notes' ? 'note' : kind),
          value: player[kind],
          thing: `${kind === 'notes' ? 'note' : kind}-${player.seat}`,
        })),
        ...backsOf(player).map(({ colour, number }) => ({
          icon: colour === 'red' ? 'land' : 'sea',
          label: `${words.name('tokens')}, ${words.name(colour)}`,
          value: number,
          tone: 'brass',
          thing: `backs-${player.seat}-${colour}`,
        })),
      ].filter((count) => count.value),
      badges: player.titles.map((title) => ({
        icon: `title-${title.title}`,
        label: words.name(title.title),
        thing: title.id,
      })),
      crowded: true,
    })),
  order: (view) => [...new Set([...view.order, ...view.seats.keys()])],
  phase: (view, words) =>
    `${words.say('ui-ar-year', { year: Math.max(1, view.year), years: view.years })} · ${words.name(view.phase)}`,
  picture: { sideways: false, high: 1 },
  goods: PICTURES,
  category: (category) => CATEGORIES[category] ?? null,
  unit: 'name-points',
  group: ({ key, args }, view, words) => {
    const { pawn, area, kind } = args;
    if (key === 'choice-swap') return words.say('ui-ar-group-give', { kind: kind ?? '' });
    if (pawn === undefined || area === undefined) return '';
    const palace = view.palaces.some((each) => each.area === area);
    return words.say('ui-ar-group-place', { pawn, place_id: palace ? 'palace' : 'territory' });
  },
  icon: (choice) => {
    const { kind, title, item } = choice.args;
    if (typeof title === 'string') return `title-${title}`;
    if (typeof item === 'string') return item;
    if (typeof kind === 'string' && (GOODS as readonly string[]).includes(kind)) return kind;
    return null;
  },
};
