/** The line of an option, step by step, and over which things of the board it goes. Pure. */
import type { ChoiceInfo, PuzzleOption } from '../wire';

/** A thing on the board, and the numbers of the steps that touch it. */
export interface Waypoint {
  readonly thing: string;
  readonly steps: readonly number[];
}

/** The steps that are worth a word: none of something is no step. */
export function stepsOf({ choice, line }: Pick<PuzzleOption, 'choice' | 'line'>): ChoiceInfo[] {
  return [choice, ...line.slice(1).filter(({ args }) => args['number'] !== 0)];
}

/** The things in the order in which they are touched, each once. */
export function pathOf(steps: readonly ChoiceInfo[], onBoard: (thing: string) => boolean): Waypoint[] {
  const found = new Map<string, number[]>();
  steps.forEach(({ at }, number) => {
    const thing = at.findLast(onBoard);
    if (thing !== undefined) found.set(thing, [...(found.get(thing) ?? []), number + 1]);
  });
  return [...found].map(([thing, numbers]) => ({ thing, steps: numbers }));
}

/** What a thing is, by its id: `tile` of `tile-a3`. */
const kindOf = (thing: string): string => thing.split('-', 1)[0] ?? '';

/** Which things follow each other step upon step and are of one kind: a way, and not a jump. */
export function joined(path: readonly Waypoint[]): [string, string][] {
  const order = path
    .flatMap(({ thing, steps }) => steps.map((step) => ({ thing, step })))
    .sort((one, other) => one.step - other.step);
  return order.flatMap(({ thing, step }, at): [string, string][] => {
    const next = order[at + 1];
    return next?.step === step + 1 && kindOf(next.thing) === kindOf(thing) && next.thing !== thing
      ? [[thing, next.thing]]
      : [];
  });
}
