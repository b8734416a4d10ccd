import { describe, expect, it } from 'vitest';
import { answerOf, legendOf, outcomeOf } from '../src/look/verdict';
import { areasOf, boardOf, isOpen, type Sight } from '../src/look/scenes';
import { seatOf } from '../src/look/still.svelte';
import type { ReviewBoard, ReviewMoment } from '../src/wire';
import { bundle, Words } from '../src/words';
import { choice, prompt } from './messages';

const words = new Words('en', [
  bundle(
    'en',
    `look-better = { $letter_id } was better
look-better-text = { $chosen_id }: { $percent } %, { $best } %
look-legend-best = best
look-legend-made = made
look-legend-chosen = yours
look-legend-option = others
look-legend-open = option`,
  ),
]);

/** Three options, of which the first is the best and the last was made. */
function moment(word: '' | 'mistake', errors: readonly (number | null)[]): ReviewMoment {
  const options = [0.5, 0.4, 0.3].map((worth, at) => ({
    choice: choice(at),
    worth,
    error: errors[at] ?? null,
  }));
  return {
    step: 0,
    seat: 0,
    choice: choice(2),
    options: 3,
    chances: [1],
    errors: [null],
    known: [1],
    luck: null,
    loss: { best: choice(0), loss: 0.2, error: 0.01, word, options },
    told: [],
  };
}

describe('what a choice became', () => {
  it('is found where it is the best, and as the review says where it is the move made', () => {
    expect(outcomeOf(moment('mistake', [0.01, 0.01, 0.2]), 0)).toBe('found');
    expect(outcomeOf(moment('mistake', [0.01, 0.01, 0.2]), 2)).toBe('better');
    expect(outcomeOf(moment('', [0.01, 0.01, 0.01]), 2)).toBe('even');
  });

  it('is less only by more than the errors, and never before they are known', () => {
    expect(outcomeOf(moment('', [0.01, 0.01]), 1)).toBe('better');
    expect(outcomeOf(moment('', [0.2, 0.2]), 1)).toBe('even');
    expect(outcomeOf(moment('', [null, 0.01]), 1)).toBe('even');
    expect(outcomeOf(moment('', [0.5, 0.01]), 1)).toBe('even');
  });

  it('is told with both shares', () => {
    const made = answerOf(words, 'better', { letter: 'A', worth: 0.5 }, { letter: 'B', worth: 0.4 });
    expect(made).toEqual({ title: 'A was better', line: 'B: 40 %, 50 %' });
  });
});

describe('the legend', () => {
  it('names only the rings that are drawn, and no answer while one chooses', () => {
    const letters = [
      { thing: 'a', letters: 'A', sort: 'best' },
      { thing: 'b', letters: 'B', sort: 'made' },
    ] as const;
    expect(legendOf(words, letters, 'made').map(({ label }) => label)).toEqual(['best', 'made']);
    expect(legendOf(words, letters, 'chosen').map(({ label }) => label)).toEqual(['best', 'yours']);
    expect(legendOf(words, letters, 'open')).toEqual([{ sort: 'open', label: 'option' }]);
    expect(legendOf(words, [], 'open')).toEqual([]);
  });
});

describe('whose eyes see the table', () => {
  const board = {
    moment: 3,
    seat: 1,
    views: [{ of: 0 }, { of: 1 }],
    watched: {},
    open: { of: 'all' },
    after: { of: 'end' },
    prompt: prompt(1),
  } as unknown as ReviewBoard;
  const seats = [seatOf('A', 'red', false), seatOf('B', 'blue', true)];
  const sight: Sight = { game: 'yspahan', seats, board, ending: false, knew: true };

  it('are those of the seat that decided, with its own area alone', () => {
    expect(boardOf(sight, []).view).toEqual({ of: 1 });
    expect(areasOf(sight).map(({ seat, view }) => [seat, view])).toEqual([[1, { of: 1, seat: 1 }]]);
    expect(isOpen(sight)).toBe(false);
  });

  it('see everything where all is open, and behind the last move', () => {
    const open = { ...sight, knew: false };
    expect(boardOf(open, []).view).toEqual({ of: 'all' });
    expect(areasOf(open).map(({ seat }) => seat)).toEqual([0, 1]);
    const end = { ...sight, ending: true };
    expect([isOpen(end), boardOf(end, []).view, areasOf(end).length]).toEqual([true, { of: 'end' }, 2]);
  });
});
