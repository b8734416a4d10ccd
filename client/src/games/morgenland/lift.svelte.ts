/** Character and space in any order: whichever is tapped first is kept until the other one follows. */
import type { Held } from '../face';
import type { Table } from '../../table.svelte';
import type { ChoiceInfo, PromptInfo } from '../../wire';
import type { Words } from '../../words';
import type { HandView, View } from './view';

type Road = Table<View>;

class Lift {
  /** The space that waits for its character. */
  space = $state<string | null>(null);
  /** The character to lift instead of the one that is put back. */
  private instead = $state<string | null>(null);

  /** A space was tapped before a character; tapped again it is let go. */
  keep(space: string): void {
    this.space = this.space === space ? null : space;
  }

  clear(): void {
    this.space = null;
  }

  /** Lifts a character; it goes to the space that waits for it. */
  take(table: Road, hand: string, label: string): void {
    const goal = this.space;
    this.space = null;
    const lifted = (prompt: PromptInfo): ChoiceInfo | null => found(prompt, 'D-TOKEN', hand);
    const first = lifted(table.prompt);
    if (!first) return;
    if (goal) table.follow((prompt) => lifted(prompt) ?? found(prompt, 'D-SPACE', goal), label);
    else table.answer(first);
  }

  /** Puts the lifted character back and lifts another one. */
  change(table: Road, hand: string): void {
    this.instead = hand;
    table.undo();
  }

  /** A new question: another character may wait to be lifted. */
  turn(table: Road): void {
    const hand = this.instead;
    if (table.prompt.decision !== 'D-TOKEN') {
      this.space = null;
      return;
    }
    this.instead = null;
    const choice = hand && found(table.prompt, 'D-TOKEN', hand);
    if (choice) table.answer(choice);
  }
}

export const lift = new Lift();

function found(prompt: PromptInfo, decision: string, thing: string): ChoiceInfo | null {
  if (prompt.decision !== decision) return null;
  return prompt.choices.find((choice) => choice.at.includes(thing)) ?? null;
}

/** The own characters in the sheet of a phone, while one is to be placed. */
export function heldOf(table: Road, words: Words): readonly Held[] {
  const { decision, args } = table.prompt;
  const own = table.view.own?.tokens ?? [];
  if (decision !== 'D-TOKEN' && decision !== 'D-SPACE') return [];
  const lifted = decision === 'D-SPACE' ? Number(args['strength']) : null;
  const shown =
    lifted === null || own.some((each) => each.strength === lifted)
      ? own
      : [...own, { id: `hand-${lifted}`, strength: lifted }].sort(
          (one, other) => one.strength - other.strength,
        );
  const one = ({ id, strength }: HandView): Held => ({
    thing: id,
    label: words.say('choice-token', { strength }),
    big: String(strength),
    tone: `seat-${table.colour(table.seat ?? 0)}`,
    on: strength === lifted,
    take: () => tapped(table, words, id, strength === lifted),
  });
  return shown.map(one);
}

function tapped(table: Road, words: Words, hand: string, on: boolean): void {
  if (table.prompt.decision === 'D-TOKEN') lift.take(table, hand, words.thing(hand));
  else if (on) table.undo();
  else lift.change(table, hand);
}
