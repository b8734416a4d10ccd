/** Options with letters: where each letter stands on the board, and what a choice was worth. Pure. */
import type { ChoiceInfo } from '../wire';

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** How an option is drawn: to be chosen, chosen, the best, the one that was made. */
export type Sort = 'open' | 'chosen' | 'best' | 'made' | 'other';

export interface Lettered {
  readonly letter: string;
  readonly choice: ChoiceInfo;
}

/** A letter, or several, on a thing of the board. */
export interface Letter {
  readonly thing: string;
  readonly letters: string;
  readonly sort: Sort;
}

/** Letters in an order that tells nothing: that of the prompt. */
export function lettered(choices: readonly ChoiceInfo[], order: readonly ChoiceInfo[]): Lettered[] {
  const place = (choice: ChoiceInfo): number => {
    const at = order.findIndex((each) => each.id === choice.id);
    return at < 0 ? order.length + choice.id : at;
  };
  return [...choices]
    .sort((one, other) => place(one) - place(other))
    .map((choice, at) => ({ letter: LETTERS[at] ?? String(at + 1), choice }));
}

/** The thing that tells an option from the others: one that is its alone, the last such, else its last one. Things on the board first. */
function thingOf(
  choice: ChoiceInfo,
  all: readonly Lettered[],
  onBoard: (thing: string) => boolean,
): string | undefined {
  const others = new Set(
    all.filter((each) => each.choice.id !== choice.id).flatMap((each) => each.choice.at),
  );
  const seen = choice.at.filter(onBoard);
  const things = seen.length ? seen : choice.at;
  return things.findLast((thing) => !others.has(thing)) ?? things.at(-1);
}

const RANK: readonly Sort[] = ['chosen', 'best', 'made', 'open', 'other'];

/** Where the letters go; several on one thing stand together, and the one that matters most says how it is drawn. */
export function placed(
  all: readonly Lettered[],
  sort: (each: Lettered) => Sort,
  onBoard: (thing: string) => boolean = () => true,
): Letter[] {
  const made = new Map<string, Letter>();
  for (const each of all) {
    const thing = thingOf(each.choice, all, onBoard);
    if (thing === undefined) continue;
    const there = made.get(thing);
    const own = sort(each);
    made.set(thing, {
      thing,
      letters: `${there?.letters ?? ''}${each.letter}`,
      sort: there && RANK.indexOf(there.sort) < RANK.indexOf(own) ? there.sort : own,
    });
  }
  return [...made.values()];
}

/** The signs of losses, as chess players write them. */
export const SIGNS = { slip: '?!', mistake: '?', blunder: '??' } as const;

/** Nothing is known of an estimate that was looked at once: its error is none, or as wide as can be. */
const WIDEST = 0.5;

/** A standard error; null: it is not known yet. */
export function sure(error: number | null | undefined): number | null {
  return typeof error === 'number' && error < WIDEST ? error : null;
}

/** What is shown of a standard error: twice of it, in whole hundredths, never nothing. */
export function range(error: number): number {
  return Math.max(1, Math.round(200 * error));
}

/** Whether one option is not clearly better than another: their ranges overlap by half or more. */
export function close(
  one: { readonly worth: number; readonly error: number },
  other: { readonly worth: number; readonly error: number },
): boolean {
  const low = Math.max(one.worth - 2 * one.error, other.worth - 2 * other.error);
  const high = Math.min(one.worth + 2 * one.error, other.worth + 2 * other.error);
  const least = Math.min(4 * one.error, 4 * other.error);
  return high > low ? high - low >= least / 2 : high === low && one.worth === other.worth;
}
