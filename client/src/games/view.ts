// Made from the TypedDicts of src/caravanserai/core/view.py by `python -m caravanserai.server.typescript`. Do not edit.

/** What the views of all games have in common: who looks (null: a spectator) and the seats. */
export interface SharedView {
  readonly seat: number | null;
  readonly seats: readonly SeatView[];
}

/** What every game shows of a seat: its id on the table, its number, colour, points, and points by category. */
export interface SeatView {
  readonly id: string;
  readonly seat: number;
  readonly colour: string;
  readonly points: number;
  readonly breakdown: Readonly<Record<string, number>>;
}
