import { plain, rules } from '../../rules.svelte';
import type { Face } from '../face';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { KIND_ICONS, KINDS, pieceOf, type Player, type SpaceView } from './geometry';
import Tray from './Tray.svelte';

/** The rules that tell what is printed on the cards, in the order of the book. */
const ARTIFACTS = ['lamp', 'counterspell', 'doppelganger', 'carpet', 'key', 'scroll'];
const SPELLS = [
  'abracadabra',
  'alms',
  'eye-for-an-eye',
  'baksheesh',
  'last-first',
  'dragon-flight',
  'smuggled-in',
  'fata-morgana',
  'lunar-eclipse',
  'straggler',
  'open-secret',
  'sacrifice',
  'return-of-the-dragon',
  'offering',
  'close-sesame',
  'solar-eclipse',
  'sultans-tax',
  'barter',
  'teleportation',
  'free-rider',
  'sorcerers-apprentice',
];

export function ruleOf(card: string): string | null {
  if (ARTIFACTS.includes(card)) return `MO-${66 + ARTIFACTS.indexOf(card)}`;
  return SPELLS.includes(card) ? `MO-${86 + SPELLS.indexOf(card)}` : null;
}

function currentOf(view: { spaces: SpaceView[] }): SpaceView | undefined {
  return view.spaces.find((space) => space.status === 'current');
}

export const face: Face = {
  Board,
  Dock,
  Tray,
  tray: ({ view, prompt }) => {
    if (
      view?.own?.amounts ||
      view?.own?.payments ||
      (prompt.decision === 'D-BARTER' && prompt.args['number'] === 0)
    )
      return 'form';
    return view?.reacting ? 'more' : null;
  },
  asks: ({ view, prompt }, words) => {
    const total = view?.own?.amounts?.total;
    if (typeof total === 'number')
      return words.say(`ui-mo-asks-${prompt.decision.toLowerCase()}`, { number: total });
    return prompt.decision === 'D-BARTER' && prompt.args['number'] === 0
      ? words.say('ui-mo-asks-d-barter')
      : null;
  },
  called: pieceOf,
  parts: [
    { key: 'road', icon: 'i-map' },
    { key: 'magic', icon: 'a-lamp' },
    { key: 'bank', icon: 'gem' },
  ],
  partOf: (thing) =>
    /^(cave|room|token)-|^(tent|djinn|market|caravanserai|guard)$/.test(thing) ? 'road' : '',
  seats: (view, words) =>
    (view.seats as Player[]).map((player) => ({
      score: player.artifacts,
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
  order: (view) => [...new Set<number>([...(view.order ?? []), ...(view.seats as Player[]).keys()])],
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
  about: (thing) => {
    const card = /^(?:artifact|spell)-(.+)$/.exec(thing)?.[1];
    const rule = card ? ruleOf(card) : null;
    const text = rule ? rules.get(rule)?.text : null;
    return text ? plain(text) : null;
  },
  waves: {
    decisions: ['D-REACT', 'D-COUNTER', 'D-ABRA'],
    until: (view) => {
      const current = currentOf(view)?.number ?? 0;
      const spaces = (view.spaces as SpaceView[]).filter(
        (space) =>
          space.number > current &&
          space.status === 'unscored' &&
          ['cave-red', 'tent', 'guard'].includes(space.id),
      );
      return [
        ...spaces.slice(0, 2).map((space) => space.id),
        ...(current ? [] : ['next-placement']),
        'this-round',
      ];
    },
    ends: (until, prompt, view, start) => {
      if (view.round !== start.round) return true;
      if (until === 'next-placement')
        return (
          prompt.seat === view.seat &&
          (prompt.decision === 'D-TOKEN' ||
            (prompt.decision === 'D-REACT' && prompt.args['window_id'] === 'w-turn'))
        );
      const goal = (view.spaces as SpaceView[]).find((space) => space.id === until);
      return goal !== undefined && goal.status !== 'unscored';
    },
  },
};
