/** The visit to a palace as a form: which payments there are, in which order they are shown, which answers each one gives. */
import type { ChoiceInfo, Guidance, PromptInfo } from '../../wire';
import { type Areas, GOODS, palaceOf } from './geometry';
import type { VisitView } from './view';

export interface Payment {
  readonly id: string;
  /** How many of each kind, in the order of GOODS. */
  readonly goods: readonly number[];
  readonly worth: number;
  readonly lost: number;
  /** What is left of each kind. */
  readonly keeps: readonly number[];
  readonly kept: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** All payments that are open: most goods kept first, then the rarer ones kept. */
export function paymentsOf(
  visit: Pick<VisitView, 'price' | 'payments' | 'worth'>,
  held: Readonly<Record<string, number>>,
): Payment[] {
  const made = visit.payments.map((goods, at) => {
    const worth = visit.worth[at] ?? 0;
    const keeps = GOODS.map((kind, index) => (held[kind] ?? 0) - (goods[index] ?? 0));
    return {
      id: goods.join('-'),
      goods,
      worth,
      lost: worth - (visit.price ?? worth),
      keeps,
      kept: sum(keeps),
    };
  });
  return made.sort((one, other) => other.kept - one.kept || rarity(other) - rarity(one));
}

function rarity(payment: Payment): number {
  return payment.keeps.reduce((total, number, kind) => total + number * 10 ** kind, 0);
}

/** Those that contain all of some kinds. */
export function containing(payments: readonly Payment[], kinds: ReadonlySet<string>): Payment[] {
  return payments.filter((payment) =>
    GOODS.every((kind, at) => !kinds.has(kind) || (payment.goods[at] ?? 0) > 0),
  );
}

/** The answers of one payment to the questions, kind by kind. */
export function answers(payment: Payment): (prompt: PromptInfo) => ChoiceInfo | null {
  return (prompt) =>
    prompt.choices.find((choice) => {
      const kind = (GOODS as readonly string[]).indexOf(String(choice.args['kind']));
      return (
        choice.key === 'choice-pay' && kind >= 0 && Number(choice.args['number']) === payment.goods[kind]
      );
    }) ?? null;
}

export type PartKey = 'service' | 'title' | 'favour';

/** The three actions of a visit with the things that stand for them; Al-Rashid's Palace has no favour. */
export function partsOf(view: Areas, visit: VisitView): { key: PartKey; thing: string }[] {
  const parts = palaceOf(view, visit.palace)?.parts ?? {};
  const made: { key: PartKey; thing: string | undefined }[] = [
    { key: 'service', thing: parts['service'] ?? parts['benevolence'] },
    { key: 'title', thing: parts['title'] },
    { key: 'favour', thing: parts['favour'] },
  ];
  return made.flatMap(({ key, thing }) => (thing ? [{ key, thing }] : []));
}

/** Whether the visit is asked for as a whole; a lesson leads through it question by question. */
export function isWhole(visit: VisitView, guide: Guidance | null): boolean {
  return visit.offers.length > 0 && guide === null;
}
