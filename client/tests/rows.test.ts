import { describe, expect, it } from 'vitest';
import { group, shown } from '../src/games/generic/rows';
import { bundle, Words } from '../src/words';

const words = new Words('en', [bundle('en', 'name-silk = Silk\nname-gold = Gold coins')]);

describe('a view of an unknown game', () => {
  it('becomes groups and rows with names', () => {
    const made = group(
      '',
      { round: 2, gold: 5, hand: ['silk', 'silk'], stalls: [{ id: 'stall-1', good: 'silk', open: true }] },
      words,
    );
    expect(made.rows).toEqual([
      { label: 'round', value: '2', thing: null },
      { label: 'Gold coins', value: '5', thing: null },
      { label: 'hand', value: 'Silk, Silk', thing: null },
    ]);
    expect(made.groups[0]?.groups[0]).toMatchObject({
      thing: 'stall-1',
      rows: [
        { label: 'good', value: 'Silk' },
        { label: 'open', value: '✓' },
      ],
    });
  });

  it('shows nothing as a dash', () => {
    expect(shown(null, words)).toBe('–');
    expect(shown([], words)).toBe('–');
    expect(shown(false, words)).toBe('–');
  });
});
