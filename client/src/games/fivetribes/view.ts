// Made from the TypedDicts of src/caravanserai/games/fivetribes/view.py by `python -m caravanserai.server.typescript`. Do not edit.

/** FT-135 The table as one seat sees it; `seat` is who looks, null for a spectator. */
export interface View {
  readonly round: number;
  readonly active: number | null;
  readonly tiles: readonly Tile[];
  readonly move: Sowing | null;
  readonly sale: readonly string[] | null;
  readonly bid_order: readonly BidSpot[];
  readonly turn_order: readonly TurnSpot[];
  readonly row: readonly RowCard[];
  readonly pile: number;
  readonly discards: Readonly<Record<string, number>>;
  readonly djinns: readonly Djinn[];
  readonly djinn_pile: number;
  readonly djinn_discards: readonly Djinn[];
  readonly palms: number;
  readonly palaces: number;
  readonly bag: Readonly<Record<string, number>>;
  readonly last_camel: boolean;
  readonly no_move: boolean;
  readonly seat: number | null;
  readonly seats: readonly Seat[];
  readonly looked_at: LookedAt | null;
}

/** A tile; type, value, colour and rule are null until it is laid. `rule` is that of its action. */
export interface Tile {
  readonly id: string;
  readonly cell: string;
  readonly type: string | null;
  readonly value: number | null;
  readonly colour: string | null;
  readonly rule: string | null;
  readonly meeples: readonly Heap[];
  readonly camel: number | null;
  readonly palms: number;
  readonly palaces: number;
}

/** This turn's move: where it started, the drops so far, the meeples still in the hand, where it may end. */
export interface Sowing {
  readonly start: string;
  readonly drops: readonly Dropped[];
  readonly hand: readonly Heap[];
  readonly ends: readonly End[];
}

/** A spot of the Bid Order track and whose marker lies there. */
export interface BidSpot {
  readonly id: string;
  readonly seat: number | null;
}

/** A spot of the Turn Order track, its price, and whose marker lies there. */
export interface TurnSpot {
  readonly id: string;
  readonly price: number;
  readonly seat: number | null;
}

/** A card of the row. */
export interface RowCard {
  readonly id: string;
  readonly card: string;
}

/** A djinn, its points, and the rule of its power. */
export interface Djinn {
  readonly id: string;
  readonly djinn: string;
  readonly points: number;
  readonly rule: string;
}

/** A player. Gold and hand are null where they are not to be seen, and missing in points and breakdown then. */
export interface Seat {
  readonly id: string;
  readonly seat: number;
  readonly colour: string;
  readonly points: number;
  readonly breakdown: Readonly<Record<string, number>>;
  readonly gold: number | null;
  readonly camels: number;
  readonly viziers: number;
  readonly elders: number;
  readonly front: readonly Heap[];
  readonly djinns: readonly OwnedDjinn[];
  readonly cards: number;
  readonly known: Readonly<Record<string, number>>;
  readonly unknown: number;
  readonly hand: readonly HandCard[] | null;
}

/** FT-136 Djinns drawn with Sibittis: all know how many, only the drawer which. */
export interface LookedAt {
  readonly seat: number;
  readonly number: number;
  readonly djinns: readonly Djinn[] | null;
}

/** Meeples of one tribe that stand together. */
export interface Heap {
  readonly id: string;
  readonly tribe: string;
  readonly count: number;
}

/** One drop of a move. */
export interface Dropped {
  readonly tile: string;
  readonly tribe: string;
}

/** A tile where the last meeple could meet its colour, and the tribes that could. */
export interface End {
  readonly tile: string;
  readonly tribes: readonly string[];
}

/** A djinn before a player; `used`: its power is spent for now. */
export interface OwnedDjinn {
  readonly id: string;
  readonly djinn: string;
  readonly points: number;
  readonly rule: string;
  readonly used: boolean;
}

/** Cards of one kind in a hand; `sells`: they are merchandise. */
export interface HandCard {
  readonly id: string;
  readonly card: string;
  readonly count: number;
  readonly sells: boolean;
}
