/** The one selection function of all games: the choices on offer and the clicks so far give what may be clicked next. */
import type { ChoiceInfo as Choice } from './wire';

export interface Offer {
  /** The choices that agree with all clicks so far. */
  readonly left: readonly Choice[];
  /** The things that may be clicked now. */
  readonly targets: ReadonlySet<string>;
  /** The clicks that count, in the order made. */
  readonly picked: readonly string[];
  /** The one choice that is meant, when only one is left and it was pointed at. */
  readonly ready: Choice | null;
  /** The one choice that needs no further click, while others would go on: a second click takes it. */
  readonly complete: Choice | null;
}

/** Works out what the clicks mean. Clicks that fit no choice are dropped, so an old click never blocks a new prompt. */
export function select(choices: readonly Choice[], clicks: readonly string[]): Offer {
  let left = choices;
  const picked: string[] = [];
  for (const click of clicks) {
    const kept = left.filter((choice) => choice.at.includes(click));
    if (kept.length > 0 && !picked.includes(click)) {
      left = kept;
      picked.push(click);
    }
  }
  const targets = new Set<string>();
  const listed: Choice[] = [];
  for (const choice of left) {
    const open = choice.at.filter((thing) => !picked.includes(thing));
    for (const thing of open) targets.add(thing);
    if (open.length === 0) listed.push(choice);
  }
  const ready = left.length === 1 && picked.length > 0 ? (left[0] ?? null) : null;
  const complete = picked.length > 0 && listed.length === 1 ? (listed[0] ?? null) : null;
  return { left, targets: ready ? new Set() : targets, picked, ready, complete };
}

/** The clicks after one more: a thing that fits is added, a thing that fits only the whole offer starts afresh. */
export function click(choices: readonly Choice[], clicks: readonly string[], thing: string): string[] {
  const now = select(choices, clicks);
  if (now.picked.includes(thing)) return [...now.picked];
  if (now.left.some((choice) => choice.at.includes(thing))) return [...now.picked, thing];
  if (choices.some((choice) => choice.at.includes(thing))) {
    for (let keep = now.picked.length - 1; keep >= 0; keep -= 1) {
      const some = now.picked.slice(0, keep);
      if (select(choices, some).left.some((choice) => choice.at.includes(thing))) return [...some, thing];
    }
  }
  return [...now.picked];
}

/** The single argument in which otherwise equal choices differ, when it is a number: then a row of numbers is enough. */
export function numberOf(choices: readonly Choice[]): string | null {
  const first = choices[0];
  if (!first || choices.length < 3) return null;
  if (choices.some((choice) => choice.key !== first.key)) return null;
  const names = Object.keys(first.args);
  const differing = names.filter((name) =>
    choices.some((choice) => String(choice.args[name]) !== String(first.args[name])),
  );
  const numeric = differing.filter((name) =>
    choices.every((choice) => /^-?\d+$/.test(String(choice.args[name]))),
  );
  const name = numeric.find(
    (each) => new Set(choices.map((choice) => String(choice.args[each]))).size === choices.length,
  );
  return name !== undefined && differing.length === numeric.length ? name : null;
}

/** The choices that say no, or go on without doing anything. */
const PASS = /^choice-(pass|no|decline|end|end-turn|done|continue|skip)$/;

/** Of those, the ones that let a question go by and end nothing. */
const LET_GO = /^choice-(pass|no|decline|continue|skip)$/;

/** Those that only lift something: where it goes is asked next. */
const LIFTS = /^choice-token$/;

/** Whether a choice needs no second click, also where there is no way back: there is no other, or it only lets go by. */
export function isPlain(choices: readonly Choice[], choice: Choice): boolean {
  return choices.length === 1 || LET_GO.test(choice.key) || LIFTS.test(choice.key);
}

/** The choice that lets the question go by, if there is one. */
export function passOf(choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => PASS.test(choice.key));
}
