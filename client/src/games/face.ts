/** What a game's folder gives to the shell: drawing and geometry, never a rule. */
import type { Component } from 'svelte';
import type { Table } from '../table.svelte';
import type { Words } from '../words';
import type { ChoiceInfo, LogLine } from '../wire';
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

/** One thing of a seat as a small picture; `thing` is the id that its card is asked for with. */
export interface Badge {
  readonly icon: string;
  readonly label: string;
  readonly thing?: string;
  readonly tone?: string;
}

export interface SeatSummary {
  readonly score: number | null;
  readonly counts: readonly Count[];
  /** Further pictures: buildings, titles, djinns. They lie closer together when there are many. */
  readonly badges?: readonly Badge[];
  /** Many numbers: they take the whole second line, and the pictures stand beside the name. */
  readonly crowded?: boolean;
  readonly note?: string;
}

export interface Part {
  readonly key: string;
  readonly icon: string;
}

/** Something in the own hand that a phone shows in its sheet: it is taken there, its goal on the board. */
export interface Held {
  readonly thing: string;
  /** What a screen reader says. */
  readonly label: string;
  readonly icon?: string;
  /** A figure in place of a picture. */
  readonly big?: string;
  readonly name?: string;
  readonly count?: number;
  readonly tone?: string;
  /** It was taken already. */
  readonly on?: boolean;
  /** What a tap does; without it the thing is touched as on the board. */
  take?(): void;
}

/** A line over the board that goes by itself: what was settled, and for whom how. */
export interface Settled {
  readonly title: string;
  readonly seats: readonly { readonly seat: number; readonly text: string }[];
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
  /** The widths of the dock's segments behind the own block, as columns of a grid: what they hold must not move them. */
  readonly dock?: string;
  /** The same for the upper row of the dock on a tablet held upright; the last segment has the lower row. */
  readonly upright?: string;
  readonly parts: readonly Part[];
  /** The part of the board on which a thing is drawn. */
  partOf(thing: string): string;
  seats(view: V, words: Words): readonly SeatSummary[];
  order(view: V): readonly number[];
  phase(view: V, words: Words): string;
  /** The small board beside the final score: the first part as a phone shows it, upright or sideways, and its height for a width of 1. */
  readonly picture?: { readonly sideways: boolean; readonly high: number };
  /** What the lines of the log from `start` on have settled for all, if anything; told for a moment over the board. */
  settled?(log: readonly LogLine[], start: number, view: V, words: Words): Settled | null;
  /** The picture of a category of the final score. */
  category?(category: string): string | null;
  /** The things on the board that a category counted, of one seat or of all. */
  counted?(view: V, category: string, seat: number | null): readonly string[];
  /** The message with the unit of the score; empty: none. */
  unit: string;
  sort?(choices: readonly ChoiceInfo[]): readonly ChoiceInfo[];
  /** The heading under which a choice stands in a long list; empty: none. */
  group?(choice: ChoiceInfo, view: V, words: Words): string;
  icon?(choice: ChoiceInfo): string | null;
  /** The pictures of the goods that effects of choices speak of. */
  readonly goods?: Readonly<Record<string, string>>;
  /** A form of the game's own in the panel of choices; `tray` says whether it stands for the list or follows it. */
  form?(): Promise<{
    default: Component<{ table: Table<V>; words: Words; layout: Layout; brief?: boolean }>;
  }>;
  tray?(table: Table<V>): 'form' | 'more' | null;
  /** What of the own hand is chosen from now: a phone held upright shows it in a row. */
  held?(table: Table<V>, words: Words): readonly Held[];
  /** How much of a part of the board the sheet of a phone covers at rest, in pixels of a high and of a low screen; more where a row stands in it. */
  sheet?(part: string): { readonly high: number; readonly low: number };
  /** What a form asks as a whole, where the prompt asks for its first part. */
  asks?(table: Table<V>, words: Words): string | null;
  /** The name of a thing whose id is not its name, as catalogues know it. */
  called?(thing: string): string | null;
}

/** What is asked now, in one sentence. */
export function asked<V extends SharedView>(face: Face<V> | null, table: Table<V>, words: Words): string {
  return (
    (table.mine ? face?.asks?.(table, words) : null) ??
    words.prompt(table.asking, table.past || table.situation.you.standIn ? null : table.seat)
  );
}
