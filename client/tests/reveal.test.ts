import { describe, expect, it } from 'vitest';
import { ranksOf, results } from '../src/games/morgenland/results';
import { Reveal, stagesOf } from '../src/games/morgenland/reveal.svelte';
import type { SpaceView, View } from '../src/games/morgenland/view';
import type { Argument, LogLine } from '../src/wire';

function line(kind: string, args: Record<string, Argument>): LogLine {
  return { kind, args, actor: -1, auto: true, role: 'step', at: [] };
}

function space(id: string, number: number, owners: readonly number[]): SpaceView {
  const tokens = owners.map((owner, at) => ({
    id: `token-${'ABCDE'[owner] ?? ''}-${at + 1}`,
    handle: `${'ABCDE'[owner] ?? ''}#${at + 1}`,
    owner,
    up: false,
    strength: owner === 0 ? 9 : null,
  }));
  const room = null;
  const niches = id.startsWith('cave') ? [4, 2] : null;
  return { id, number, status: 'unscored', closed: false, smuggler: null, tokens, ranks: [], niches, room };
}

const BEFORE = {
  seat: 0,
  spaces: [space('cave-red', 1, [0, 1]), space('market', 2, [2])],
} as unknown as View;
const SHOWN = [
  line('shown', { seat: '@0', token: '@0#1', space: 'cave-red', strength: 9 }),
  line('shown', { seat: '@1', token: '@1#2', space: 'cave-red', strength: 5 }),
  line('ranked', { space: 'cave-red', each_seat: ['@0', '@1'] }),
  line('won', { seat: '@0', space: 'cave-red', amount: 4, kind: 'kind-red' }),
  line('won', { seat: '@1', space: 'cave-red', amount: 2, kind: 'kind-red' }),
];
const MARKET = [
  line('shown', { seat: '@2', token: '@2#1', space: 'market', strength: 7 }),
  line('ranked', { space: 'market', each_seat: ['@2'] }),
];

describe('what the spaces of a round brought', () => {
  it('is read from the log and forgotten with a new round', () => {
    const found = results([...SHOWN, ...MARKET]).get('cave-red');
    expect(found?.takings).toEqual([
      { seat: 0, icon: 'crown', amount: 4 },
      { seat: 1, icon: 'crown', amount: 2 },
    ]);
    expect(results([...SHOWN, line('cleaned', {}), line('round', { number: 2 })]).size).toBe(0);
  });

  it('knows trades only at the market', () => {
    const trade = line('took', { seat: '@2', amount: 3, kind: 'kind-blue' });
    expect(results([...SHOWN, trade]).get('cave-red')?.takings).toHaveLength(2);
    expect(results([...MARKET, trade]).get('market')?.takings).toEqual([{ seat: 2, icon: 'gem', amount: 3 }]);
  });

  it('sums strengths that were turned up', () => {
    const found = results(SHOWN).get('cave-red');
    const [cave] = BEFORE.spaces;
    expect(found && cave ? ranksOf(found, cave.tokens) : null).toEqual([
      { seat: 0, strength: 9 },
      { seat: 1, strength: 5 },
    ]);
  });
});

describe('the reveal', () => {
  it('shows one space after the other, each uncovered, summed and taken', () => {
    const stages = stagesOf(BEFORE, results([...SHOWN, ...MARKET]), false);
    expect(stages.map((stage) => `${stage.space} ${stage.scene}`)).toEqual([
      'cave-red uncover',
      'cave-red sums',
      'cave-red taken',
      'market uncover',
      'market sums',
      'market taken',
    ]);
    expect(stagesOf(BEFORE, results(SHOWN), true).map((stage) => stage.scene)).toEqual(['sums', 'taken']);
  });

  it('keeps later spaces face down until their turn, and ends with the table as it is', () => {
    const reveal = new Reveal();
    reveal.hear(BEFORE, [], false);
    const after = { ...BEFORE, spaces: BEFORE.spaces.map((each) => ({ ...each, status: 'scored' })) } as View;
    reveal.hear(after, [...SHOWN, ...MARKET], false);
    reveal.next();
    const [cave, market] = reveal.shown(after).spaces;
    expect(cave?.ranks.map((rank) => rank.strength)).toEqual([9, 5]);
    expect(cave?.tokens.every((token) => token.up)).toBe(true);
    expect(market?.tokens.some((token) => token.up)).toBe(false);
    expect([...reveal.results(results([...SHOWN, ...MARKET])).keys()]).toEqual([]);
    reveal.next();
    expect([...reveal.results(results([...SHOWN, ...MARKET])).keys()]).toEqual(['cave-red']);
    reveal.next(true);
    expect(reveal.shown(after)).toBe(after);
  });

  it('goes on with what happens while it is shown', () => {
    const reveal = new Reveal();
    reveal.hear(BEFORE, [], false);
    reveal.hear(BEFORE, SHOWN, false);
    reveal.next();
    reveal.hear(BEFORE, [...SHOWN, ...MARKET], false);
    expect(reveal.stage).toEqual({ space: 'cave-red', scene: 'sums' });
    for (const scene of ['taken', 'uncover']) {
      reveal.next();
      expect(reveal.stage?.scene).toBe(scene);
    }
    expect(reveal.stage?.space).toBe('market');
  });

  it('tells nothing when a page is opened in the middle of a round', () => {
    const reveal = new Reveal();
    reveal.hear(BEFORE, SHOWN, false);
    expect(reveal.stage).toBeNull();
  });
});
