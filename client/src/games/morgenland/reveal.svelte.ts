/** The reveal: spaces that were scored in one go are uncovered one after the other, each with sums and what was taken. */
import type { LogLine } from '../../wire';
import { ranksOf, type Result, resultsOf } from './results';
import type { SpaceView, View } from './view';

export type Scene = 'uncover' | 'sums' | 'taken';

/** How long a scene is seen, in milliseconds. */
export const TIMES: Record<Scene, number> = { uncover: 900, sums: 1800, taken: 900 };

/** One picture of the reveal. */
export interface Stage {
  readonly space: string;
  readonly scene: Scene;
}

/** The pictures that tell what the new lines did to a view: of every space scored to its end that was not open before. */
export function stagesOf(before: View, found: ReadonlyMap<string, Result>, calm: boolean): readonly Stage[] {
  const scenes: readonly Scene[] = calm ? ['sums', 'taken'] : ['uncover', 'sums', 'taken'];
  return before.spaces
    .filter((space) => {
      const result = found.get(space.id);
      return result?.done && result.ranked.length > 0 && space.status === 'unscored';
    })
    .flatMap((space) => scenes.map((scene) => ({ space: space.id, scene })));
}

/** A space as a picture of the reveal shows it. */
function staged(space: SpaceView, result: Result, scene: Scene): SpaceView {
  const tokens = space.tokens.map((token) => ({
    ...token,
    up: true,
    strength: result.shown.get(token.id) ?? token.strength,
  }));
  return {
    ...space,
    tokens,
    status: scene === 'taken' ? 'scored' : 'current',
    ranks: scene === 'sums' ? ranksOf(result, tokens) : [],
  };
}

export class Reveal {
  private before = $state.raw<View | null>(null);
  private found = $state.raw<ReadonlyMap<string, Result>>(new Map());
  private queue = $state.raw<readonly Stage[]>([]);
  private lines: readonly LogLine[] = [];
  private gone = 0;
  private heard = -1;
  private former: View | null = null;

  /** The picture that is shown; null: the table as it is. */
  get stage(): Stage | null {
    return this.queue[0] ?? null;
  }

  /** Takes up a new view and the log that led to it; what comes while pictures are shown joins them. */
  hear(view: View, log: readonly LogLine[], calm: boolean): void {
    const { former, heard } = this;
    this.former = view;
    this.heard = log.length;
    if (!former || former.seat !== view.seat || heard < 0 || log.length < heard) return this.next(true);
    const fresh = log.slice(heard);
    if (!fresh.length) return;
    if (!this.stage) {
      this.before = former;
      this.lines = [];
      this.gone = 0;
    }
    this.lines = [...this.lines, ...fresh];
    this.found = resultsOf(this.lines);
    this.queue = stagesOf(this.before ?? former, this.found, calm).slice(this.gone);
  }

  /** The next picture, or all of them skipped. */
  next(all = false): void {
    this.gone += 1;
    this.queue = all ? [] : this.queue.slice(1);
  }

  /** The view as the present picture has it: spaces before it as they are now, those after it as they were. */
  shown(view: View): View {
    const { stage, before } = this;
    if (!stage || !before) return view;
    const at = before.spaces.findIndex((space) => space.id === stage.space);
    return {
      ...view,
      spaces: before.spaces.map((space, index) => {
        const result = this.found.get(space.id);
        if (index > at || !result) return space;
        if (index === at) return staged(space, result, stage.scene);
        return staged(space, result, 'taken');
      }),
    };
  }

  /** What the space that is shown brought. */
  result(): Result | null {
    return this.stage ? (this.found.get(this.stage.space) ?? null) : null;
  }

  /** What all spaces brought that have been shown so far. */
  results(now: ReadonlyMap<string, Result>): ReadonlyMap<string, Result> {
    const { stage, before } = this;
    if (!stage || !before) return now;
    const at = before.spaces.findIndex((space) => space.id === stage.space);
    const late = new Set(before.spaces.slice(stage.scene === 'taken' ? at + 1 : at).map((space) => space.id));
    return new Map([...now].filter(([space]) => !late.has(space)));
  }
}
