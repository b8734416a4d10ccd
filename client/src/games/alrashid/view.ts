// Made from the TypedDicts of src/caravanserai/games/alrashid/view.py by `python -m caravanserai.server.typescript`. Do not edit.

/** The table; `seat` is who looks, `next_order` the turn order from the next round on. */
export interface View {
  readonly seat: number | null;
  readonly year: number;
  readonly years: number;
  readonly phase: string;
  readonly resolving: string | null;
  readonly order: readonly number[];
  readonly next_order: readonly number[];
  readonly notes: number;
  readonly influence: number;
  readonly tokens: Readonly<Record<string, Pile>>;
  readonly tiles: readonly string[];
  readonly tiles_left: readonly string[];
  readonly palaces: readonly Palace[];
  readonly territories: readonly Territory[];
  readonly seats: readonly Seat[];
  readonly looks: readonly Look[];
  readonly visit: VisitView | null;
  readonly committed: readonly string[] | null;
  readonly battle: Battle | null;
  readonly spies: readonly number[];
}

/** The tokens of a colour that are not in play: how many are in the stack, which are discarded. */
export interface Pile {
  readonly id: string;
  readonly stack: number;
  readonly batch: number;
  readonly discards: Readonly<Record<string, number>>;
}

/** A guild or Al-Rashid's Palace; `service` has the prices by rank, `amounts` what the service gives by rank. */
export interface Palace {
  readonly id: string;
  readonly area: string;
  readonly resolved: boolean;
  readonly row: readonly Stack[];
  readonly service: readonly number[] | null;
  readonly service_rule: string;
  readonly amounts: readonly number[] | null;
  readonly head: string | null;
  readonly favour_price: number | null;
  readonly favour_rule: string | null;
  readonly parts: Readonly<Record<string, string>>;
  readonly titles: readonly Title[];
}

/** A territory with the goods that lie there and those printed for it. */
export interface Territory {
  readonly id: string;
  readonly area: string;
  readonly resolved: boolean;
  readonly row: readonly Stack[];
  readonly goods: Readonly<Record<string, number>>;
  readonly printed: Readonly<Record<string, number>>;
  readonly note: number;
  readonly camp: readonly CampToken[];
}

/** A family: `value` is what its goods are worth, `tokens` is None to all but the seat itself. */
export interface Seat {
  readonly id: string;
  readonly seat: number;
  readonly colour: string;
  readonly points: number;
  readonly breakdown: Readonly<Record<string, number>>;
  readonly goods: Readonly<Record<string, number>>;
  readonly value: number;
  readonly notes: number;
  readonly influence: number;
  readonly dishonor: number;
  readonly box: Readonly<Record<string, number>>;
  readonly reserve: Readonly<Record<string, number>>;
  readonly aside: Readonly<Record<string, number>>;
  readonly titles: readonly OwnedTitle[];
  readonly hand: readonly Backs[];
  readonly tokens: readonly string[] | null;
}

/** Somebody looked at the tokens of a territory. */
export interface Look {
  readonly year: number;
  readonly seat: number;
  readonly area: string;
}

/** The visit being made; `payments` are all that are open, as numbers by kind, each with what it is worth. Before anything is chosen its visitor sees as `offers` all that could be, and as `ways` how their prices are paid. */
export interface VisitView {
  readonly seat: number;
  readonly palace: string;
  readonly rank: number;
  readonly chosen: boolean;
  readonly actions: readonly string[];
  readonly favour: string | null;
  readonly title: string | null;
  readonly price: number | null;
  readonly prices: Prices;
  readonly paid: readonly number[];
  readonly payments: readonly (readonly number[])[];
  readonly worth: readonly number[];
  readonly offers: readonly Offer[];
  readonly ways: readonly Ways[];
}

/** A battle, colour by colour: what the camp counts and what it takes to beat it. `counts` says what a token of each name counts for the fighter; `own` what he has chosen counts so far, for nobody else to see. */
export interface Battle {
  readonly seat: number;
  readonly area: string;
  readonly against: Readonly<Record<string, number>>;
  readonly to_beat: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<string, number>>;
  readonly bonus: number;
  readonly own: Readonly<Record<string, number>> | null;
}

/** The pawns of one family in an area. */
export interface Stack {
  readonly id: string;
  readonly seat: number;
  readonly pawns: Readonly<Record<string, number>>;
  readonly dominance: number;
  readonly rank: number;
}

/** A kind of title that a palace sells; `points` is the most it can give. */
export interface Title {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly copies: number;
  readonly cost: number;
  readonly points: number;
  readonly type: string;
}

/** A mercenary token on a territory; `value` is None to those who do not know it. */
export interface CampToken {
  readonly id: string;
  readonly colour: string;
  readonly value: number | null;
  readonly face_up: boolean;
  readonly batch: number;
  readonly seen_by: readonly number[];
}

/** A title of a family; `used` of its copies are turned over. */
export interface OwnedTitle {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly copies: number;
  readonly used: number;
}

/** Tokens in a hand that look alike to the others: of one colour and one shuffle. */
export interface Backs {
  readonly colour: string;
  readonly batch: number;
  readonly number: number;
}

/** What each action of a visit costs; None while that depends on what is chosen. */
export interface Prices {
  readonly service: number | null;
  readonly title: number | null;
  readonly favour: number | null;
}

/** AR-49 to AR-52 A visit that can be paid: its actions, favour and title, whether a note is spent, the price. */
export interface Offer {
  readonly actions: readonly string[];
  readonly favour: string | null;
  readonly title: string | null;
  readonly note: boolean;
  readonly price: number;
}

/** AR-59 All payments for a price as numbers by kind, each with what it is worth. */
export interface Ways {
  readonly price: number;
  readonly payments: readonly (readonly number[])[];
  readonly worth: readonly number[];
}
