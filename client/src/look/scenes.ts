/** What lies on the table at a moment of a review, by whose eyes. Pure. */
import type { ReviewBoard, SeatInfo } from '../wire';
import type { Scene } from './still.svelte';

/** The moment's board, and how it is looked at. */
export interface Sight {
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly board: ReviewBoard;
  /** Behind the last move: all is over, so all is open. */
  readonly ending: boolean;
  /** Only what the seat could see then. */
  readonly knew: boolean;
}

/** Whether everybody's secrets lie open. */
export function isOpen({ ending, knew }: Pick<Sight, 'ending' | 'knew'>): boolean {
  return ending || !knew;
}

function viewOf({ board, ending, knew }: Sight): unknown {
  return ending ? board.after : knew ? board.views[board.seat] : board.open;
}

/** The board, with these options to choose from. */
export function boardOf(sight: Sight, choices: Scene['choices']): Scene {
  const { game, seats, board } = sight;
  return { game, seats, seat: board.seat, view: viewOf(sight), prompt: board.prompt, choices };
}

/** Own areas: of the one who looks, or of everybody where all is open. */
export function areasOf(sight: Sight): Scene[] {
  const { game, seats, board } = sight;
  const shown = isOpen(sight) ? seats.map((_, seat) => seat) : [board.seat];
  const view = viewOf(sight) as object;
  return shown.map((seat) => ({
    game,
    seats,
    seat,
    view: { ...view, seat },
    prompt: board.prompt,
    choices: [],
  }));
}
