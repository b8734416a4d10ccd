/** A visit as it is being wished for, against all visits that are open: nothing here is a rule, the server has made the list. */
import type { ChoiceInfo, PromptInfo } from '../../wire';
import type { Offer } from './view';
import { answers, type PartKey, type Payment } from './visit';

export interface Wish {
  readonly parts: ReadonlySet<PartKey>;
  readonly title: string | null;
  /** The favour that is copied, where there is a choice. */
  readonly favour: string | null;
  readonly note: boolean;
}
export const NOTHING: Wish = { parts: new Set(), title: null, favour: null, note: false };

type Offers = readonly Offer[];

function agrees(offer: Offer, { parts, title, favour }: Wish): boolean {
  return (
    [...parts].every((part) => offer.actions.includes(part)) &&
    (title === null || offer.title === title) &&
    (favour === null || offer.favour === favour)
  );
}

/** Whether all that a wish has is in the other one, which has more. */
export function lesser(wish: Wish, other: Wish): boolean {
  const chosen = ({ parts, title, favour, note }: Wish): string[] =>
    [...parts, title && `title ${title}`, favour && `favour ${favour}`, note && 'note'].filter(
      (each) => typeof each === 'string',
    );
  const [few, many] = [chosen(wish), chosen(other)];
  return few.length < many.length && few.every((each) => many.includes(each));
}

/** The open visits with just these actions. */
function exact(offers: Offers, wish: Wish): Offer[] {
  return offers.filter((offer) => offer.actions.length === wish.parts.size && agrees(offer, wish));
}

/** The first wish that some open visit grants. */
function granted(offers: Offers, ...wishes: readonly Wish[]): Wish | null {
  return wishes.find((wish) => exact(offers, wish).length > 0) ?? null;
}

/** The wish with one action more, or without it; null: no open visit has it too. */
export function toggled(offers: Offers, wish: Wish, part: PartKey): Wish | null {
  const parts = new Set(wish.parts);
  if (parts.delete(part)) {
    const dropped =
      part === 'service' ? {} : part === 'title' ? { title: null, note: false } : { favour: null };
    return { ...wish, ...dropped, parts };
  }
  parts.add(part);
  return granted(offers, { ...wish, parts }, { ...wish, parts, title: null, favour: null });
}

/** The wish with this title: with the other actions where they can be paid too, else alone. */
export function titled(offers: Offers, wish: Wish, title: string): Wish | null {
  const parts = new Set<PartKey>([...wish.parts, 'title']);
  return granted(offers, { ...wish, parts, title }, { ...NOTHING, parts: new Set(['title']), title });
}

/** The wish with this favour copied. */
export function copied(offers: Offers, wish: Wish, favour: string): Wish | null {
  const parts = new Set<PartKey>([...wish.parts, 'favour']);
  return granted(offers, { ...wish, parts, favour }, { ...wish, parts, favour, title: null });
}

/** The titles, or the favours, that are still to be chosen among. */
export function open(offers: Offers, wish: Wish, what: 'title' | 'favour'): readonly string[] {
  const found = exact(offers, { ...wish, [what]: null }).map((offer) => offer[what]);
  return [...new Set(found)].filter((each) => each !== null);
}

/** The visit that is meant, as soon as only the payment is left to choose. */
export function meant(offers: Offers, wish: Wish): Offer | null {
  const found = exact(offers, wish);
  const same = (what: 'title' | 'favour'): boolean => new Set(found.map((offer) => offer[what])).size === 1;
  if (!wish.parts.size || !same('title') || !same('favour')) return null;
  return found.find((offer) => offer.note === wish.note) ?? found[0] ?? null;
}

/** What a note takes off the price of the visit that is meant; 0: there is no choice. */
export function saved(offers: Offers, wish: Wish): number {
  const now = meant(offers, wish);
  const other =
    now && exact(offers, wish).find((offer) => offer.note !== now.note && offer.title === now.title);
  return now && other ? Math.abs(now.price - other.price) : 0;
}

/** The answers of a whole visit to the questions one after the other: actions, favour, title, note, payment. */
export function granting(offer: Offer, payment: Payment | null): (prompt: PromptInfo) => ChoiceInfo | null {
  const actions = offer.actions.join('-and-');
  const court = actions.replace('service', 'benevolence');
  const wanted: Record<string, (choice: ChoiceInfo) => boolean> = {
    'choice-visit': ({ args }) => args['actions_id'] === actions,
    'choice-court': ({ args }) => args['actions_id'] === court,
    'choice-copy': ({ args }) => args['favour'] === offer.favour,
    'choice-buy': ({ args }) => args['title'] === offer.title,
    'choice-spend': ({ args }) => (args['answer_id'] === 'note') === offer.note,
  };
  const pay = payment && answers(payment);
  return (prompt) => prompt.choices.find((choice) => wanted[choice.key]?.(choice)) ?? pay?.(prompt) ?? null;
}

/** The choice that goes away with nothing. */
export function leaving(choices: readonly ChoiceInfo[]): ChoiceInfo | undefined {
  return choices.find((choice) => choice.args['actions_id'] === 'none');
}
