/** The own answers since undo was last closed, the one on its way, and those that follow from it by themselves. */
import type { ChoiceInfo, PromptInfo } from './wire';

/** An own answer that can be taken back: what was chosen, or how a form called it, and how many choices it was. */
export interface Answer {
  readonly choice: ChoiceInfo | null;
  readonly label: string;
  readonly count: number;
}

/** A form that answers several questions in a row: its answer to each, null when it has none. */
export interface Plan {
  readonly pick: (prompt: PromptInfo) => ChoiceInfo | null;
  readonly label: string;
}

/** What is sent next without the person: the last answer is taken back too, or the plan's next choice goes out. */
export type Next = 'undo' | ChoiceInfo | null;

export class Trail {
  answers = $state.raw<readonly Answer[]>([]);
  /** Whether an answer, or its taking back, is on its way. */
  sending = $state(false);
  private last: ChoiceInfo | null = null;
  private plan: Plan | null = null;
  /** How many choices the plan has sent; what was sent as one is undone as one. */
  private planned = 0;
  private backwards = 0;

  /** A choice is sent. */
  sent(choice: ChoiceInfo): void {
    this.sending = true;
    if (this.plan) this.planned += 1;
    else this.last = choice;
  }

  /** Begins a plan: its first choice. */
  follow(plan: Plan, prompt: PromptInfo, canUndo: boolean): ChoiceInfo | null {
    this.plan = plan;
    this.planned = 0;
    return this.planNext(prompt, canUndo);
  }

  /** The table has moved on. `prompt` is null where no answer can be given now. */
  moved(prompt: PromptInfo | null, canUndo: boolean): Next {
    this.sending = false;
    this.remember(this.last && { choice: this.last, label: '', count: 1 }, canUndo);
    this.last = null;
    if (this.backwards > 0 && canUndo) {
      this.backwards -= 1;
      this.sending = true;
      return 'undo';
    }
    this.backwards = 0;
    return this.planNext(prompt, canUndo);
  }

  /** Takes back the last answer, or all from one on: forgets them, and how many steps there are to go. */
  undo(from = Math.max(0, this.answers.length - 1)): void {
    const count = this.answers.slice(from).reduce((sum, answer) => sum + answer.count, 0);
    this.backwards = Math.max(0, count - 1);
    this.answers = this.answers.slice(0, from);
    this.sending = true;
  }

  /** The server did not take what was sent: nothing follows from it. */
  stop(): void {
    this.sending = false;
    this.last = null;
    this.plan = null;
    this.backwards = 0;
  }

  private planNext(prompt: PromptInfo | null, canUndo: boolean): ChoiceInfo | null {
    if (!this.plan) return null;
    const choice = prompt ? this.plan.pick(prompt) : null;
    if (choice) return choice;
    if (this.planned > 0)
      this.remember({ choice: null, label: this.plan.label, count: this.planned }, canUndo);
    this.planned = 0;
    this.plan = null;
    return null;
  }

  private remember(answer: Answer | null, canUndo: boolean): void {
    if (!canUndo) this.answers = [];
    else if (answer) this.answers = [...this.answers, answer];
  }
}
