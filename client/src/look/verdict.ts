/** What a review says of a moment: what was done, whether it was good, and what else there was. Pure. */
import type { ChoiceInfo, ReviewMoment } from '../wire';
import type { Words } from '../words';
import { percent } from './chart';
import { close, type Letter, type Lettered, range, type Sort, sure } from './options';
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

export function verdictOf(words: Words, moment: ReviewMoment, choosing: boolean): string {
  if (choosing) return words.say('look-choose-text');
  const { loss } = moment;
  if (moment.options < 2) return words.say('look-verdict-only');
  if (!loss) return words.say('look-verdict-soon');
  if (loss.best.id === moment.choice.id) return words.say('look-verdict-best');
  if (!loss.word) return words.say('look-verdict-unsure');
  return words.say('look-verdict-loss', {
    word_id: loss.word,
    percent: percent(loss.loss),
    error: range(loss.error ?? 0),
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
  return (moment.loss?.options ?? []).map(({ choice, worth, error }) => {
    const best = choice.id === moment.loss?.best.id;
    const made = choice.id === moment.choice.id;
    const chosen = again?.shown && again.chosen?.id === choice.id;
    return {
      letter: ways.find((each) => each.choice.id === choice.id)?.letter ?? '',
      choice,
      worth,
      error: sure(error),
      sort: best ? 'best' : made ? 'made' : 'other',
      tags: [
        ...(best ? [words.say('look-best')] : []),
        ...(made ? [taken] : []),
        ...(chosen ? [words.say('look-legend-chosen')] : []),
      ],
    };
  });
}

/** What a choice became: the best, as good as that by all that is known, or less. */
export type Outcome = 'found' | 'even' | 'better';

/** What was chosen against the best. Of the move that was made it is known better: by the difference itself. */
export function outcomeOf(moment: ReviewMoment, chosen: number): Outcome {
  const best = moment.loss?.options.find(({ choice }) => choice.id === moment.loss?.best.id);
  const mine = moment.loss?.options.find(({ choice }) => choice.id === chosen);
  if (!best || !mine || mine === best) return 'found';
  if (chosen === moment.choice.id) return moment.loss?.word ? 'better' : 'even';
  const [one, other] = [sure(best.error), sure(mine.error)];
  if (one === null || other === null) return 'even';
  return close({ worth: best.worth, error: one }, { worth: mine.worth, error: other }) ? 'even' : 'better';
}

/** The answer to a choice, in a title and a sentence. */
export function answerOf(
  words: Words,
  outcome: Outcome,
  best: Pick<Judged, 'letter' | 'worth'>,
  mine: Pick<Judged, 'letter' | 'worth'>,
): { title: string; line: string } {
  const shares = {
    letter_id: best.letter,
    chosen_id: mine.letter,
    percent: percent(mine.worth),
    best: percent(best.worth),
  };
  return {
    title: words.say(outcome === 'even' ? 'look-even-better' : `look-${outcome}`, shares),
    line: words.say(`look-${outcome}-text`, shares),
  };
}

/** What a ring on the board means. */
export interface Legend {
  readonly sort: Sort;
  readonly label: string;
}

/** The rings that are drawn, named. `made` says what the dotted one is: the move made, or the own choice. */
export function legendOf(
  words: Words,
  letters: readonly Letter[],
  made: 'open' | 'made' | 'chosen',
): Legend[] {
  if (made === 'open') return letters.length ? [{ sort: 'open', label: words.say('look-legend-open') }] : [];
  const names = { best: 'best', made, other: 'option' } as const;
  return (['best', 'made', 'other'] as const)
    .filter((sort) => letters.some((each) => each.sort === sort))
    .map((sort) => ({ sort, label: words.say(`look-legend-${names[sort]}`) }));
}
