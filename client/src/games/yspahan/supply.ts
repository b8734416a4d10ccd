/** The cubes of one supply as gestures: a souk takes as many at once as there are cubes or open shops. */
import type { ChoiceInfo, PromptInfo } from '../../wire';
import type { Souk, View } from './view';

/** Which shops come first where a souk has more of them than there are cubes. */
export type First = 'all' | 'safe' | 'street';

export interface Fill {
  readonly id: string;
  readonly souk: Souk;
  /** The shops that get a cube, in this order. */
  readonly shops: readonly string[];
  readonly first: First;
  /** How many shops of the souk have a cube then, and how many of those it gets now lie beside the street. */
  readonly have: number;
  readonly street: number;
}

const isStreet = (choice: ChoiceInfo): boolean => Number(choice.args['street']) > 0;

/** What one gesture may place, souk by souk. Where it matters which shops are left empty there are two ways. */
export function fills(view: View, prompt: PromptInfo): Fill[] {
  const cubes = Number(prompt.args['number'] ?? 0);
  return view.souks.flatMap((souk) => {
    const open = prompt.choices.filter((choice) => souk.shops.some(({ id }) => choice.at.includes(id)));
    if (!open.length) return [];
    const [street, safe] = [open.filter(isStreet), open.filter((choice) => !isStreet(choice))];
    const matters = open.length > cubes && street.length > 0 && safe.length > 0;
    const orders: [First, ChoiceInfo[]][] = matters
      ? [
          ['safe', [...safe, ...street]],
          ['street', [...street, ...safe]],
        ]
      : [['all', open]];
    return orders.map(([first, order]) => filled(souk, first, order.slice(0, cubes)));
  });
}

function filled(souk: Souk, first: First, taken: readonly ChoiceInfo[]): Fill {
  return {
    id: `${souk.id}-${first}`,
    souk,
    first,
    shops: taken.flatMap((choice) => choice.at),
    have: souk.shops.filter(({ owner }) => owner !== null).length + taken.length,
    street: taken.filter(isStreet).length,
  };
}

/** The gestures where one places more than a single cube, the largest first: else a shop is chosen as it always was. */
export function several(view: View, prompt: PromptInfo): Fill[] {
  const found = prompt.decision === 'D-SUPPLY' ? fills(view, prompt) : [];
  found.sort((one, other) => other.shops.length - one.shops.length);
  return (found[0]?.shops.length ?? 0) > 1 ? found : [];
}

/** The answers of a gesture to the questions, cube by cube. */
export function answers({ shops }: Fill): (prompt: PromptInfo) => ChoiceInfo | null {
  return (prompt) =>
    shops.map((shop) => prompt.choices.find((choice) => choice.at.includes(shop))).find(Boolean) ?? null;
}

/** The view with the cubes of a gesture in their shops. */
export function after(view: View, { shops }: Fill, seat: number): View {
  const souks = view.souks.map((souk) => ({
    ...souk,
    shops: souk.shops.map((shop) => (shops.includes(shop.id) ? { ...shop, owner: seat } : shop)),
  }));
  return { ...view, souks };
}
