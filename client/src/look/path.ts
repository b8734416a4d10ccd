/** The line of an option, step by step, and over which things of the board it goes. Pure. */
import type { ChoiceInfo, PuzzleOption } from '../wire';

/** A thing on the board, the numbers of the steps that touch it, and of those that bring something there. */
export interface Waypoint {
  readonly thing: string;
  readonly steps: readonly number[];
  readonly brought: readonly number[];
}

/** The steps that are worth a word: none of something is no step. */
export function stepsOf({ choice, line }: Pick<PuzzleOption, 'choice' | 'line'>): ChoiceInfo[] {
  return [choice, ...line.slice(1).filter(({ args }) => args['number'] !== 0)];
}

/** The things in the order in which they are touched, each once. */
export function pathOf(steps: readonly ChoiceInfo[], onBoard: (thing: string) => boolean): Waypoint[] {
  const found = new Map<string, { steps: number[]; brought: number[] }>();
  steps.forEach(({ at }, number) => {
    const thing = at.findLast(onBoard);
    if (thing === undefined) return;
    const there = found.get(thing) ?? { steps: [], brought: [] };
    there.steps.push(number + 1);
    if (at.some((each) => !onBoard(each))) there.brought.push(number + 1);
    found.set(thing, there);
  });
  return [...found].map(([thing, numbers]) => ({ thing, ...numbers }));
}

/** What a thing is, by its id: `tile` of `tile-a3`. */
const kindOf = (thing: string): string => thing.split('-', 1)[0] ?? '';

/** Which things follow each other step upon step, are of one kind, and something is brought on: a way, and not a jump. */
export function joined(path: readonly Waypoint[]): [string, string][] {
  const order = path
    .flatMap(({ thing, steps, brought }) =>
      steps.map((step) => ({ thing, step, on: brought.includes(step) })),
    )
    .sort((one, other) => one.step - other.step);
  return order.flatMap(({ thing, step }, at): [string, string][] => {
    const next = order[at + 1];
    return next?.step === step + 1 && next.on && kindOf(next.thing) === kindOf(thing) && next.thing !== thing
      ? [[thing, next.thing]]
      : [];
  });
}
