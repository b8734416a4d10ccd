// Made from the TypedDicts of src/caravanserai/games/morgenland/view.py by `python -m caravanserai.server.typescript`. Do not edit.

/** The table as a seat sees it. `rules` goes from the things that have a rule of their own to its id. `rounds` is null if the game has no last round, `window` if no window is open, `own` for a spectator. */
export interface View {
  readonly seat: number | null;
  readonly version: string;
  readonly round: number;
  readonly rounds: number | null;
  readonly camel: number;
  readonly order: readonly number[];
  readonly card: string | null;
  readonly cards: readonly string[];
  readonly guard: number | null;
  readonly window: string | null;
  readonly reversed: boolean;
  readonly secret: number | null;
  readonly bank: Readonly<Record<string, number>>;
  readonly spaces: readonly SpaceView[];
  readonly seats: readonly SeatView[];
  readonly spells: SpellsView;
  readonly pending: readonly AnnouncedView[];
  readonly reacting: ReactingView | null;
  readonly trick: TrickView | null;
  readonly rules: Readonly<Record<string, string>>;
  readonly own: OwnView | null;
}

/** A space. `status` is unscored, current or scored (MO-16); `niches` are a cave's piles from the top down. */
export interface SpaceView {
  readonly id: string;
  readonly number: number;
  readonly status: string;
  readonly closed: boolean;
  readonly smuggler: number | null;
  readonly tokens: readonly TokenView[];
  readonly ranks: readonly RankView[];
  readonly niches: readonly number[] | null;
  readonly room: RoomView | null;
}

/** A player. `unused` are his unused artifacts as far as the viewer knows them, `unseen` those nobody else has seen; `treasure` is null where it is hidden, `admitted` before the guard is scored; `limit` and `uses` are how many artifacts he may use this round and how many of these uses are left. */
export interface SeatView {
  readonly id: string;
  readonly seat: number;
  readonly colour: string;
  readonly points: number;
  readonly breakdown: Readonly<Record<string, number>>;
  readonly letter: string;
  readonly unused: Readonly<Record<string, number>>;
  readonly used: Readonly<Record<string, number>>;
  readonly unseen: number;
  readonly spells: number;
  readonly known_spells: readonly string[];
  readonly treasure: Readonly<Record<string, number>> | null;
  readonly unplaced: number;
  readonly removed: readonly TokenView[];
  readonly lit: boolean;
  readonly djinn: boolean;
  readonly limit: number;
  readonly uses: number;
  readonly key: boolean;
  readonly admitted: boolean | null;
}

/** The spells that nobody holds: how many in the deck, which on display and discarded. */
export interface SpellsView {
  readonly deck: number;
  readonly display: readonly string[];
  readonly discards: readonly string[];
}

/** A spell that waits to take effect; `at` are the things it is aimed at. */
export interface AnnouncedView {
  readonly spell: string;
  readonly caster: number;
  readonly at: readonly string[];
}

/** An open window (MO-74): who has passed since the last play, and who will be asked after the present seat. */
export interface ReactingView {
  readonly passed: readonly number[];
  readonly waiting: readonly number[];
}

/** MO-86 What the viewer knew of a stack before somebody took a piece of it unseen, and what has left it since. */
export interface TrickView {
  readonly room: string;
  readonly taker: number;
  readonly before: readonly (string | null)[];
  readonly since: readonly string[];
}

/** Behind the viewer's own screen, with the cards he is choosing from at the Tent and the forms he is asked for. */
export interface OwnView {
  readonly tokens: readonly HandView[];
  readonly spells: readonly string[];
  readonly treasure: Readonly<Record<string, number>>;
  readonly tent: readonly string[];
  readonly amounts: AmountsView | null;
  readonly payments: PaymentsView | null;
  readonly barter: readonly SwapView[] | null;
}

/** MO-13, MO-33 A token: owner and facing are public, the strength of a face-down one is its owner's (null). */
export interface TokenView {
  readonly id: string;
  readonly handle: string;
  readonly owner: number;
  readonly up: boolean;
  readonly strength: number | null;
}

/** A player's strength on the current space. */
export interface RankView {
  readonly seat: number;
  readonly strength: number;
}

/** A palace room: what is on offer, how many pieces lie below, and what the viewer knows of them, top first. */
export interface RoomView {
  readonly offer: string | null;
  readonly stack: number;
  readonly known: readonly (string | null)[];
}

/** One of the viewer's tokens still to be placed. */
export interface HandView {
  readonly id: string;
  readonly strength: number;
}

/** What is asked kind by kind (MO-4, MO-21, MO-85) as one form: of which kinds how many at most, how many in all. */
export interface AmountsView {
  readonly total: number;
  readonly kinds: readonly MostView[];
}

/** MO-52 All ways to pay the price of a room: the amounts still open, and for each way a kind for each of them. */
export interface PaymentsView {
  readonly space: string;
  readonly amounts: readonly number[];
  readonly ways: readonly (readonly string[])[];
}

/** A kind of treasure in a barter: how many of it can be returned and taken at most. */
export interface SwapView {
  readonly id: string;
  readonly give: number;
  readonly take: number;
}

/** A kind of treasure and how many of it at most. */
export interface MostView {
  readonly id: string;
  readonly most: number;
}
