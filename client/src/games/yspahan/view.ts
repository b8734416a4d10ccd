// Made from the TypedDicts of src/caravanserai/games/yspahan/view.py by `python -m caravanserai.server.typescript`. Do not edit.

/** The table as a seat sees it; `seat` and `hand` are None for a spectator. */
export interface View {
  readonly seat: number | null;
  readonly weeks: number;
  readonly days: number;
  readonly week: number;
  readonly day: number;
  readonly first: number | null;
  readonly order: readonly number[];
  readonly turn: number;
  readonly active: number | null;
  readonly tower: readonly Level[];
  readonly group: Group | null;
  readonly supervisor: string;
  readonly souks: readonly Souk[];
  readonly caravan: readonly Slot[];
  readonly seats: readonly Player[];
  readonly hand: readonly Card[] | null;
  readonly deck: number;
  readonly discard: readonly Card[];
}

/** A level of the tower with its dice; `value` is None if it is empty. */
export interface Level {
  readonly id: string;
  readonly level: string;
  readonly white: number;
  readonly yellow: number;
  readonly value: number | null;
}

/** The dice taken and not yet used up: what is known of them differs from question to question. */
export interface Group {
  readonly level: string | null;
  readonly dice: number | null;
  readonly value: number | null;
  readonly left: number | null;
}

/** A souk with its shops. */
export interface Souk {
  readonly id: string;
  readonly souk: string;
  readonly district: string;
  readonly points: number;
  readonly colour: string;
  readonly owner: number | null;
  readonly complete: boolean;
  readonly shops: readonly Shop[];
}

/** A camel of the caravan: what loading it scores, what its row multiplies by, whose cube it carries. */
export interface Slot {
  readonly id: string;
  readonly row: number;
  readonly points: number;
  readonly multiplier: number;
  readonly owner: number | null;
}

/** What everybody knows of a seat. */
export interface Player {
  readonly id: string;
  readonly seat: number;
  readonly colour: string;
  readonly points: number;
  readonly breakdown: Readonly<Record<string, number>>;
  readonly gold: number;
  readonly camels: number;
  readonly cards: number;
  readonly buildings: readonly Building[];
}

/** A kind of card, and how many of it lie there. */
export interface Card {
  readonly id: string;
  readonly card: string;
  readonly rule: string;
  readonly count: number;
}

/** A shop and whose cube it holds. */
export interface Shop {
  readonly id: string;
  readonly owner: number | null;
}

/** A building on a player's board. */
export interface Building {
  readonly id: string;
  readonly building: string;
  readonly rule: string;
  readonly camels: number;
  readonly gold: number;
  readonly built: boolean;
}
