/** What a game's folder gives to the shell: drawing and geometry, never a rule. */
import type { Component } from 'svelte';
import type { Table } from '../table.svelte';
import type { Words } from '../words';
import type { ChoiceInfo } from '../wire';
import type { SharedView } from './view';

export type Layout = 'desktop' | 'tablet' | 'phone';

/** A part of a board: where it lies in the drawing and how large it is. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** One public number of a seat, with its picture and its name. */
export interface Count {
  readonly icon: string;
  readonly label: string;
  readonly value: number | string;
  readonly tone?: string;
  /** The thing on the table that this number stands for. */
  readonly thing?: string;
}

export interface SeatSummary {
  readonly score: number | null;
  readonly counts: readonly Count[];
  /** Further pictures: buildings, djinns. */
  readonly badges?: readonly { icon: string; label: string }[];
  readonly note?: string;
}

export interface Part {
  readonly key: string;
  readonly icon: string;
}

/** `V` is the view of the game that is drawn. */
export interface Face<V extends SharedView = SharedView> {
  readonly Board: Component<{
    table: Table<V>;
    words: Words;
    layout: Layout;
    part: string;
    sideways: boolean;
  }>;
  readonly Dock: Component<{ table: Table<V>; words: Words; layout: Layout }>;
  readonly parts: readonly Part[];
  /** The part of the board on which a thing is drawn. */
  partOf(thing: string): string;
  seats(view: V, words: Words): readonly SeatSummary[];
  order(view: V): readonly number[];
  phase(view: V, words: Words): string;
  /** The small board beside the final score: the first part as a phone shows it, upright or sideways, and its height for a width of 1. */
  readonly picture?: { readonly sideways: boolean; readonly high: number };
  /** The picture of a category of the final score. */
  category?(category: string): string | null;
  /** The things on the board that a category counted, of one seat or of all. */
  counted?(view: V, category: string, seat: number | null): readonly string[];
  /** The message with the unit of the score; empty: none. */
  unit: string;
  sort?(choices: readonly ChoiceInfo[]): readonly ChoiceInfo[];
  icon?(choice: ChoiceInfo): string | null;
  /** A form of the game's own in the panel of choices; `tray` says whether it stands for the list or follows it. */
  readonly Tray?: Component<{ table: Table<V>; words: Words; layout: Layout }>;
  tray?(table: Table<V>): 'form' | 'more' | null;
  /** What a form asks as a whole, where the prompt asks for its first part. */
  asks?(table: Table<V>, words: Words): string | null;
  /** The name of a thing whose id is not its name, as catalogues know it. */
  called?(thing: string): string | null;
  /** What is printed on a thing, for the card that explains it. */
  about?(thing: string, words: Words, view: V): string | null;
}

/** What is asked now, in one sentence. */
export function asked<V extends SharedView>(face: Face<V> | null, table: Table<V>, words: Words): string {
  return (
    (table.mine ? face?.asks?.(table, words) : null) ??
    words.prompt(table.asking, table.past ? null : table.seat)
  );
}
