/** The options of the moment that is looked at: their letters, what each was worth, and choosing again before that is told. */
import type { ChoiceInfo } from '../wire';
import type { Words } from '../words';
import { lettered, placed, type Letter, type Lettered, type Sort } from './options';
import type { Reviewing } from './reviewing.svelte';
import { type Again, judgedOf, legendOf, type Legend } from './verdict';
import type { Judged } from './Worth.svelte';

export class Judging {
  /** Choosing again; null: it is only looked at. */
  again = $state<Again | null>(null);
  /** Every decision is asked again before its answer is told. */
  asking = $state(false);

  readonly choosing = $derived.by(() => this.again !== null && !this.again.shown);
  readonly options = $derived.by(() => (this.look.moment?.loss?.options ?? []).map(({ choice }) => choice));
  /** The board of this moment is there. */
  private readonly laid = $derived.by(() => this.look.board?.moment === this.look.at);
  /** Best first; to choose again in the order of the prompt, which tells nothing. */
  readonly ways: readonly Lettered[] = $derived.by(() =>
    lettered(
      this.options,
      !this.again ? this.options : this.laid ? (this.look.board?.prompt.choices ?? []) : [],
    ),
  );
  readonly judged: readonly Judged[] = $derived.by(() =>
    this.look.moment ? judgedOf(this.words(), this.look.moment, this.look.mine, this.ways, this.again) : [],
  );
  readonly letters: readonly Letter[] = $derived.by(() =>
    this.laid ? placed(this.ways, (each) => this.sortOf(each), this.onBoard) : [],
  );
  readonly legend: readonly Legend[] = $derived.by(() =>
    legendOf(this.words(), this.letters, this.choosing ? 'open' : 'made'),
  );

  constructor(
    private readonly look: Reviewing,
    private readonly words: () => Words,
    /** Whether a thing lies on the board, and not before a player. */
    private readonly onBoard: (thing: string) => boolean,
  ) {}

  begin(): void {
    this.again = { chosen: null, shown: false };
  }

  /** Another moment: a question first if one likes, and if there is anything to choose. */
  arrive(byHand: boolean): void {
    if (byHand && this.asking && this.options.length > 1) this.begin();
    else this.leave();
  }

  /** From now on, or no longer. */
  ask(first: boolean): void {
    this.asking = first;
    if (first && !this.again) this.arrive(true);
    else if (!first && this.choosing) this.leave();
  }

  choose(choice: ChoiceInfo): void {
    if (this.again && !this.again.shown) this.again.chosen = choice;
  }

  show(): void {
    if (this.again) this.again.shown = true;
  }

  leave(): void {
    this.again = null;
  }

  /** The letter of what was chosen; empty: nothing yet. */
  get letter(): string {
    return this.ways.find(({ choice }) => choice.id === this.again?.chosen?.id)?.letter ?? '';
  }

  private sortOf({ choice }: Lettered): Sort {
    if (this.choosing) return this.again?.chosen?.id === choice.id ? 'chosen' : 'open';
    if (choice.id === this.look.moment?.loss?.best.id) return 'best';
    return choice.id === this.look.moment?.choice.id ? 'made' : 'other';
  }
}
