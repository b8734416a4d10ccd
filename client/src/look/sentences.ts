/** What a review says in sentences. */
import { turns } from '../telling';
import type { LogLine, ReviewMoment, ReviewTurn } from '../wire';
import type { Words } from '../words';
import { percent } from './chart';
import { stretchAt, type Stretch } from './rounds';

/** So many sentences of the log tell a moment. */
const MOST = 2;

/** What the log says, turn by turn; empty if it is silent. */
export function told(words: Words, lines: readonly LogLine[]): string {
  return turns(lines)
    .filter((turn) => turn.sort !== 'pause')
    .slice(0, MOST)
    .map((turn) => words.turn(turn))
    .join(' ');
}

/** What somebody did: as the log tells it, else by the choice. */
export function happened(words: Words, turn: ReviewTurn, moment: ReviewMoment | undefined): string {
  const said = told(words, turn.told);
  if (said || !moment) return said;
  return words.say('look-chose', { player: `@${turn.actor}`, choice_id: words.choice(moment.choice) });
}

/** Whose chance changed from what to what. */
export function changed(words: Words, { seat, before, after }: ReviewTurn): string {
  return words.say('look-change', { player: `@${seat}`, before: percent(before), after: percent(after) });
}

/** A year, a week or a round by its number. */
export function roundName(words: Words, { unit, number }: Stretch): string {
  return words.say('look-stretch', { what_id: words.name(unit), number });
}

/** Where in the game a moment lies: in which round, which move of how many; behind the last one the end. */
export function whereOf(words: Words, rounds: readonly Stretch[], moment: number, moves: number): string {
  if (moment >= moves) return words.say('look-at-end');
  const move = words.say('look-at-move', { number: moment + 1, all: moves });
  const round = stretchAt(rounds, moment);
  return round ? words.say('look-at-round', { round_id: roundName(words, round), move_id: move }) : move;
}

/** Who won, or shared it. */
export function wonBy(words: Words, result: readonly number[]): string {
  const best = Math.max(...result);
  const names = [...result.keys()].filter((seat) => result[seat] === best).map((seat) => words.player(seat));
  return words.say('look-won', { players_id: names.join(', ') });
}
