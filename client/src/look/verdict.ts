/** What a review says of a moment: what was done, whether it was good, and what else there was. Pure. */
import type { ChoiceInfo, ReviewMoment } from '../wire';
import type { Words } from '../words';
import { percent } from './chart';
import { type Lettered, range } from './options';
import type { Judged } from './Worth.svelte';

/** Choosing again: what was chosen, and whether the answer is shown. */
export interface Again {
  chosen: ChoiceInfo | null;
  shown: boolean;
}

/** Behind the last moment there is none. */
type Maybe = ReviewMoment | null | undefined;

export function titleOf(words: Words, moment: Maybe, choosing: boolean): string {
  if (!moment) return words.say('look-at-end');
  if (choosing) return words.say('look-choose-title');
  return words.say('look-chose', { player: `@${moment.seat}`, choice_id: words.choice(moment.choice) });
}

export function verdictOf(words: Words, moment: Maybe, choosing: boolean): string {
  if (!moment) return '';
  if (choosing) return words.say('look-choose-text');
  const { loss } = moment;
  if (moment.options < 2) return words.say('look-verdict-only');
  if (!loss) return words.say('look-verdict-soon');
  if (loss.best.id === moment.choice.id) return words.say('look-verdict-best');
  if (!loss.word) return words.say('look-verdict-unsure');
  return words.say('look-verdict-loss', {
    word_id: loss.word,
    percent: percent(loss.loss),
    error: range(loss.error),
    best_id: words.choice(loss.best),
  });
}

/** The options of a moment as they are listed, each with what it was. */
export function judgedOf(
  words: Words,
  moment: ReviewMoment,
  mine: number | null,
  ways: readonly Lettered[],
  again: Again | null,
): Judged[] {
  const taken =
    moment.seat === mine ? words.say('look-made-you') : words.say('look-made', { player: `@${moment.seat}` });
  return (moment.loss?.options ?? []).map(({ choice, worth }) => {
    const best = choice.id === moment.loss?.best.id;
    const made = choice.id === moment.choice.id;
    const chosen = again?.shown && again.chosen?.id === choice.id;
    return {
      letter: ways.find((each) => each.choice.id === choice.id)?.letter ?? '',
      choice,
      worth,
      error: null,
      sort: best ? 'best' : made ? 'made' : 'other',
      tags: [
        ...(best ? [words.say('look-best')] : []),
        ...(made ? [taken] : []),
        ...(chosen ? [words.say('look-legend-chosen')] : []),
      ],
    };
  });
}
