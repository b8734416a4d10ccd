import { plain, rules } from '../../rules.svelte';
import type { Face } from '../face';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { KIND_ICONS, KINDS, pieceOf } from './geometry';
import Tray from './Tray.svelte';
import type { SpaceView, View } from './view';

/** Questions that have a form of their own instead of a list. */
const FORMS = ['start', 'take', 'pay', 'barter', 'price'];

function currentOf(view: Pick<View, 'spaces'>): SpaceView | undefined {
  return view.spaces.find((space) => space.status === 'current');
}

export const face: Face<View> = {
  Board,
  Dock,
  Tray,
  tray: ({ view, prompt }) => (FORMS.includes(prompt.form) ? 'form' : view.reacting ? 'more' : null),
  asks: ({ view, prompt }, words) =>
    prompt.form === 'barter'
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
    view.seats.map((player) => ({
      score: player.points,
      counts:
        player.treasure && player.seat === view.seat
          ? KINDS.map((kind) => ({
              icon: KIND_ICONS[kind] ?? 'gem',
              label: words.name(`kind-${kind}`),
              value: player.treasure?.[kind] ?? 0,
              tone: 'tr',
            }))
          : [
              { icon: 'i-flag', label: words.say('ui-mo-to-place'), value: player.unplaced },
              ...(view.version === 'magic'
                ? [
                    {
                      icon: 's-abracadabra',
                      label: words.say('ui-mo-spells'),
                      value: player.spells,
                      tone: 'brass',
                    },
                  ]
                : []),
            ],
      ...(view.version === 'magic' ? { note: words.say('ui-mo-uses', { number: player.uses }) } : {}),
      badges: [
        ...(view.reacting?.passed.includes(player.seat)
          ? [{ icon: 'i-check', label: words.say('ui-mo-passed') }]
          : []),
        ...(view.camel === player.seat ? [{ icon: 'camel', label: words.name('camel') }] : []),
        ...(player.djinn ? [{ icon: 'djinn-house', label: words.name('djinn') }] : []),
        ...(player.key || player.admitted ? [{ icon: 'guard', label: words.name('admitted') }] : []),
        ...(player.lit ? [{ icon: 's-open-secret', label: words.say('ui-mo-lit') }] : []),
        ...(view.version === 'magic' && player.seat !== view.seat
          ? Object.entries(player.unused).flatMap(([piece, count]) =>
              Array.from({ length: count }, () => ({ icon: `a-${piece}`, label: words.name(piece) })),
            )
          : []),
      ],
    })),
  order: (view) => view.order,
  phase: (view, words) => {
    const current = currentOf(view);
    const round = words.say('ui-mo-round', { round: view.round });
    return current
      ? `${round} · ${words.say('ui-mo-scoring', { number: current.number, all: view.spaces.length })}`
      : round;
  },
  picture: { sideways: false, high: 0.9 },
  category: () => 'a-lamp',
  unit: '',
  sort: (choices) =>
    choices[0]?.key === 'choice-pass' ? [...choices.slice(1), ...choices.slice(0, 1)] : choices,
  icon: (choice) => {
    const { artifact, spell, kind } = choice.args;
    if (typeof spell === 'string') return `s-${spell}`;
    if (typeof artifact === 'string') return artifact === 'artifact' ? 'a-lamp' : `a-${artifact}`;
    return typeof kind === 'string' ? (KIND_ICONS[kind.replace('kind-', '')] ?? null) : null;
  },
  about: (thing, _words, view) => {
    const text = rules.get(view.rules[thing] ?? '')?.text;
    return text ? plain(text) : null;
  },
};
