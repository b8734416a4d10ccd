/** Goes by itself to what is asked for, when the question changes and no finger is down. */
import { whenLifted } from './finger';
import type { Box } from './place';
import { holds, nearEnough, sightOf, type Sight } from './zoom';

/** The board and what can be done with it. */
interface Board {
  /** What may be hit now, in pixels of the whole board. */
  targets(): Box[];
  /** The size of the whole board. */
  room(): { w: number; h: number };
  sight(): Sight;
  go(to: Sight): void;
  /** It was looked at what is asked for. */
  looked(): void;
  /** Whether pieces are still on their way to where they will lie. */
  restless(): boolean;
}

/** Between two looks at whether everything lies still. */
const AGAIN = 50;
export const WHOLE: Sight = { scale: 1, x: 0, y: 0 };

export class Camera {
  /** What is asked for, as it lay when the question came. */
  asked: readonly Box[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly board: Board) {}

  /** A new question, or none: look as soon as everything lies still. */
  turn(mine: boolean): void {
    clearTimeout(this.timer);
    this.asked = [];
    if (mine) this.wait('');
    else whenLifted(() => this.board.go(WHOLE));
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** The near view of what is asked for; null where the whole board will do. */
  wanted(): Sight | null {
    return sightOf(this.asked, this.board.room());
  }

  private wait(before: string): void {
    const boxes = this.board.targets();
    const now = JSON.stringify(boxes);
    if (now === before && !this.board.restless()) whenLifted(() => this.look(boxes));
    else this.timer = setTimeout(() => this.wait(now), AGAIN);
  }

  private look(boxes: readonly Box[]): void {
    this.asked = boxes;
    const sight = this.board.sight();
    const scale = nearEnough(boxes);
    const stays = sight.scale >= scale && scale > 1 && holds(sight, boxes, this.board.room());
    if (!stays) this.board.go(this.wanted() ?? WHOLE);
    this.board.looked();
  }
}
