import type { Words } from '../../words';
import type { Badge, Count, Face } from '../face';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { KIND_ICONS, KINDS, pieceOf } from './geometry';
import { heldOf, lift } from './lift.svelte';
import type { SeatView, SpaceView, View } from './view';

/** Questions that have a form of their own instead of a list. */
const FORMS = ['start', 'take', 'pay', 'barter', 'price'];

function currentOf(view: Pick<View, 'spaces'>): SpaceView | undefined {
  return view.spaces.find((space) => space.status === 'current');
}

/** The public numbers of a player: treasure by kind where it is known, characters to place, spells. */
function countsOf(view: View, player: SeatView, words: Words): Count[] {
  const { treasure } = player;
  const id = player.id;
  const kinds = KINDS.map((kind) => ({
    icon: KIND_ICONS[kind] ?? 'gem',
    label: words.name(`kind-${kind}`),
    value: treasure?.[kind] ?? 0,
    tone: 'tr',
    thing: player.seat === view.seat ? `kind-${kind}` : `${id}-kind-${kind}`,
  }));
  if (treasure && player.seat === view.seat) return kinds;
  const place = {
    icon: 'i-flag',
    label: words.say('ui-mo-to-place'),
    value: player.unplaced,
    thing: `${id}-unplaced`,
  };
  const spells = {
    icon: 's-abracadabra',
    label: words.say('ui-mo-spells'),
    value: player.spells,
    tone: 'brass',
    thing: `${id}-spells`,
  };
  return [...(treasure ? kinds : []), place, ...(view.version === 'magic' ? [spells] : [])];
}

/** Small pictures of what lies open before a player or holds for them this round. */
function badgesOf(view: View, player: SeatView, words: Words): Badge[] {
  const { id } = player;
  const pieces = (held: Record<string, number>, tone?: string): Badge[] =>
    Object.entries(held).flatMap(([piece, count]) =>
      Array.from({ length: count }, () => ({
        icon: `a-${piece}`,
        label: tone ? `${words.name(piece)}, ${words.name('used')}` : words.name(piece),
        thing: `${id}-artifact-${piece}`,
        ...(tone ? { tone } : {}),
      })),
    );
  const passed = view.reacting?.passed.includes(player.seat);
  const other = view.version === 'magic' && player.seat !== view.seat;
  return [
    ...(passed ? [{ icon: 'i-check', label: words.say('ui-mo-passed'), thing: `${id}-passed` }] : []),
    ...(view.camel === player.seat ? [{ icon: 'camel', label: words.name('camel'), thing: 'camel' }] : []),
    ...(player.djinn ? [{ icon: 'djinn-house', label: words.name('djinn'), thing: `${id}-djinn` }] : []),
    ...(player.key || player.admitted
      ? [{ icon: 'guard', label: words.name('admitted'), thing: `${id}-admitted` }]
      : []),
    ...(player.lit ? [{ icon: 's-open-secret', label: words.say('ui-mo-lit'), thing: `${id}-lit` }] : []),
    ...(other ? [...pieces(player.unused), ...pieces(player.used, 'quiet')] : []),
    ...(other && player.unseen
      ? [{ icon: 'i-card', label: words.say('ui-mo-unseen'), thing: `${id}-unseen` }]
      : []),
    ...(other
      ? player.known_spells.map((spell) => ({
          icon: `s-${spell}`,
          label: words.name(spell),
          thing: `${id}-spell-${spell}`,
        }))
      : []),
  ];
}

export const face: Face<View> = {
  Board,
  Dock,
  dock: '196px 262px',
  upright: '330px 130px minmax(0, 1fr)',
  form: () => import('./Tray.svelte'),
  tray: ({ view, prompt }) => (FORMS.includes(prompt.form) ? 'form' : view.reacting ? 'more' : null),
  held: heldOf,
  sheet: () => ({ high: 188, low: 160 }),
  asks: ({ view, prompt }, words) =>
    prompt.decision === 'D-TOKEN' && lift.space
      ? words.say('ui-mo-who-goes', { space: lift.space })
      : prompt.form === 'barter'
        ? words.say('ui-mo-asks-barter')
        : view.own?.amounts
          ? words.say(`ui-mo-asks-${prompt.form}`, { number: view.own.amounts.total })
          : null,
  called: pieceOf,
  parts: [
    { key: 'road', icon: 'i-map' },
    { key: 'magic', icon: 'a-lamp' },
    { key: 'bank', icon: 'gem' },
  ],
  partOf: (thing) =>
    /^(cave|room|token)-|^(tent|djinn|market|caravanserai|guard)$/.test(thing) ? 'road' : '',
  seats: (view, words) =>
    view.seats.map((player, seat) => ({
      score: player.points,
      counts: countsOf(view, player, words),
      // The own dock says it; beside the own treasure it would be cut.
      ...(view.version === 'magic' && seat !== view.seat
        ? { note: words.say('ui-mo-uses', { number: player.uses }) }
        : {}),
      badges: badgesOf(view, player, words),
    })),
  order: (view) => view.order,
  phase: (view, words) => {
    const current = currentOf(view);
    if (view.round === 0) return '';
    const round = words.say('ui-mo-round', { round: view.round });
    return current
      ? `${round} · ${words.say('ui-mo-scoring', { number: current.number, all: view.spaces.length })}`
      : round;
  },
  picture: { sideways: false, high: 0.9 },
  group: ({ args }, _view, words) => {
    const { token, space } = args;
    if (typeof space !== 'string') return '';
    if (token !== undefined) return words.name(space);
    const band = /^(cave|room)-/.exec(space)?.[1] ?? 'city';
    return words.say('ui-mo-group', { band_id: band });
  },
  category: () => 'a-lamp',
  unit: '',
  sort: (choices) =>
    choices[0]?.key === 'choice-pass' ? [...choices.slice(1), ...choices.slice(0, 1)] : choices,
  goods: {
    'kind-red': 'crown',
    'kind-white': 'pearl',
    'kind-blue': 'gem',
    'kind-black': 'trophy',
    'kind-gold': 'bar',
    camel: 'camel',
  },
  icon: (choice) => {
    const { artifact, spell, kind } = choice.args;
    if (typeof spell === 'string') return `s-${spell}`;
    if (typeof artifact === 'string') return artifact === 'artifact' ? 'a-lamp' : `a-${artifact}`;
    return typeof kind === 'string' ? (KIND_ICONS[kind.replace('kind-', '')] ?? null) : null;
  },
};
