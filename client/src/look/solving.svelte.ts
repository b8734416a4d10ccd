/** A puzzle being solved: what was chosen, what each option was worth, what is remembered of it. */
import type { ChoiceInfo, PuzzleInfo, PuzzleOption, PuzzleSet } from '../wire';
import type { Words } from '../words';
import { percent } from './chart';
import { close, lettered, placed, type Letter, type Lettered, type Sort } from './options';
import { pathOf, stepsOf, type Waypoint } from './path';
import { choose, type Day, kept, type Kept, nameOf, placeOf, type Solved } from './streak';
import { answerOf, legendOf, type Legend } from './verdict';
import type { Judged } from './Worth.svelte';

/** What the page says of where it is. */
interface Where {
  readonly game: string;
  readonly day: Day;
  readonly today: Day;
}

export class Solving {
  set = $state.raw<PuzzleSet | null>(null);
  memory = $state.raw<Kept>(kept());
  chosen = $state.raw<ChoiceInfo | null>(null);
  /** Whether the answer is shown. */
  shown = $state(false);

  /** How many puzzles the game has. */
  readonly count = $derived.by(() => (this.set?.game === this.where().game ? this.set.puzzles.length : 0));
  readonly puzzle: PuzzleInfo | null = $derived.by(
    () => (this.count && this.set?.puzzles[placeOf(this.where().day, this.count)]) || null,
  );
  readonly ways: readonly Lettered[] = $derived.by(() =>
    this.puzzle
      ? lettered(
          this.puzzle.options.map(({ choice }) => choice),
          this.puzzle.prompt.choices,
        )
      : [],
  );
  readonly best: PuzzleOption | null = $derived.by(() => this.puzzle?.options[0] ?? null);
  readonly mine: PuzzleOption | null = $derived.by(
    () => this.puzzle?.options.find(({ choice }) => choice.id === this.chosen?.id) ?? null,
  );
  readonly judged: readonly Judged[] = $derived.by(() =>
    (this.puzzle?.options ?? []).map((option) => this.judgedOf(option)),
  );
  readonly letters: readonly Letter[] = $derived.by(() =>
    placed(this.ways, (each) => this.sortOf(each), this.onBoard),
  );
  readonly legend: readonly Legend[] = $derived.by(() =>
    this.shown ? legendOf(this.words(), this.letters, 'chosen') : [],
  );
  /** How the best line goes over the board, once it is told. */
  readonly path: readonly Waypoint[] = $derived.by(() =>
    this.shown && this.best && this.best.line.length > 1 ? pathOf(stepsOf(this.best), this.onBoard) : [],
  );
  readonly verdict = $derived.by(() => this.verdictOf());

  constructor(
    private readonly where: () => Where,
    private readonly words: () => Words,
    /** Whether a thing lies on the board, and not before a player. */
    private readonly onBoard: (thing: string) => boolean,
  ) {}

  /** What was chosen before; of another puzzle of the same day it tells nothing. */
  get before(): Solved | undefined {
    const { game, day } = this.where();
    const was = this.memory.solved[nameOf(game, day)];
    return was?.puzzle === this.puzzle?.id ? was : undefined;
  }

  /** Another puzzle lies on the table: if it was solved before, its answer is shown. */
  begin(): void {
    const was = this.before;
    this.chosen = this.puzzle?.options.find(({ choice }) => choice.id === was?.chosen)?.choice ?? null;
    this.shown = was !== undefined;
  }

  again(): void {
    this.chosen = null;
    this.shown = false;
  }

  /** Shows the answer; null: given up. */
  finish(choice: ChoiceInfo | null): void {
    if (!this.puzzle || !this.best) return;
    this.chosen = choice;
    this.shown = true;
    const { game, day, today } = this.where();
    const solved = {
      puzzle: this.puzzle.id,
      chosen: choice?.id ?? null,
      best: choice?.id === this.best.choice.id,
      letter: this.letterOf(this.best.choice),
    };
    this.memory = choose(nameOf(game, day), solved, today);
  }

  letterOf(wanted: ChoiceInfo | null): string {
    return this.ways.find(({ choice }) => choice.id === wanted?.id)?.letter ?? '';
  }

  private judgedOf(option: PuzzleOption): Judged {
    const { choice, worth, error } = option;
    const [best, mine] = [option === this.best, option === this.mine];
    return {
      letter: this.letterOf(choice),
      choice,
      worth,
      error,
      sort: best ? 'best' : mine ? 'made' : 'other',
      tags: [
        ...(best ? [this.words().say('look-best')] : []),
        ...(mine ? [this.words().say('puzzle-yours')] : []),
      ],
    };
  }

  private sortOf({ choice }: Lettered): Sort {
    if (!this.shown) return this.chosen?.id === choice.id ? 'chosen' : 'open';
    if (choice.id === this.best?.choice.id) return 'best';
    return choice.id === this.chosen?.id ? 'made' : 'other';
  }

  private verdictOf(): { title: string; line: string } {
    const { best, mine } = this;
    if (!best) return { title: '', line: '' };
    const first = { letter: this.letterOf(best.choice), worth: best.worth };
    if (mine) {
      const outcome = mine === best ? 'found' : close(best, mine) ? 'even' : 'better';
      return answerOf(this.words(), outcome, first, {
        letter: this.letterOf(mine.choice),
        worth: mine.worth,
      });
    }
    const shares = { letter_id: first.letter, percent: percent(first.worth) };
    return {
      title: this.words().say('puzzle-gave-up', shares),
      line: this.words().say('puzzle-gave-up-text', shares),
    };
  }
}
