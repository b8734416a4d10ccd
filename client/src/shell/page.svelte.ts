/** What a table page shows of its table: the game's face, the open part of the board, what is folded, what lies on top. */
import { untrack } from 'svelte';
import { faceOf } from '../games';
import type { Face, Held } from '../games/face';
import { screenShape } from '../layout.svelte';
import { rules } from '../rules.svelte';
import { passOf } from '../select';
import { settings } from '../settings.svelte';
import type { Table } from '../table.svelte';
import { text } from '../text.svelte';
import type { ChoiceInfo } from '../wire';
import type { Words } from '../words';
import { drawer } from './drawer.svelte';
import type ThingCard from './ThingCard.svelte';

/** Lists longer than this open the drawer of a tablet by themselves. */
const LONG = 8;
const BOT_NAMES = 5;
/** How wide something of the hand is at least in a phone's sheet, with the gap after it, and what the row leaves free. */
const HELD = 44 + 3;
const SIDES = 9;
/** Lists up to this length are shown whole. */
const SHORT = 6;
/** Longer ones have headings. */
const PLAIN = 10;

/** Choices of the list under one heading, each with its place in the list. */
export interface Group {
  readonly title: string;
  readonly rows: readonly { readonly choice: ChoiceInfo; readonly at: number }[];
}

/** Make one while the page's component is made: it has effects. */
export class Page {
  /** The first picture is there: what tells of moves and things may be loaded. */
  calm = $state(false);
  face = $state.raw<Face | null>(null);
  /** The part of the board that is shown where there is no room for all. */
  part = $state('');
  /** Which nine choices of the list the number keys take. */
  nine = $state(0);
  /** Also the choices that do nothing are shown. */
  all = $state(false);
  /** The whole list was pulled up, also what the board offers. */
  listing = $state(false);
  /** The board is looked at from nearer. */
  near = $state(false);
  /** Something to hit is too small for a finger. */
  small = $state(false);
  /** The list was folded away, to see more of the board. */
  folded = $state(false);
  /** The own area lies over the board. */
  own = $state(false);
  /** The final score is shown instead of the board. */
  result = $state(false);
  private shut = $state(false);

  constructor(private readonly table: Table) {
    this.load();
    this.turn();
    this.pull();
  }

  readonly game: string = $derived.by(() => this.table.info?.game ?? '');

  readonly words: Words = $derived.by(() =>
    text.of(this.game).at(this.names(), this.table.seat, this.face?.called),
  );

  readonly phase: string = $derived.by(() =>
    this.table.situation.view && this.face && text.has(this.game)
      ? this.face.phase(this.table.drawn, this.words)
      : '',
  );

  /** Whether there is a game to be seen, and everything it takes to draw it. */
  readonly ready: boolean = $derived.by(() => {
    const { info, view } = this.table.situation;
    return info !== null && info.status !== 'waiting' && view !== null && text.has(this.game);
  });

  /** The parts of the board on which something may be clicked. */
  readonly dotted: ReadonlySet<string> = $derived.by(() => {
    const { face } = this;
    const parts = face ? [...this.table.offer.targets].map((thing) => face.partOf(thing)) : [];
    return new Set(parts.filter(Boolean));
  });

  /** What of the own hand stands in the sheet of a phone held upright. */
  readonly held: readonly Held[] = $derived.by(() => {
    const { face, table } = this;
    const upright = screenShape.layout === 'phone' && !screenShape.lying;
    return (upright && table.mine && table.situation.view && face?.held?.(table, this.words)) || [];
  });

  /** In how many rows it stands: as few as a finger allows. */
  get heldRows(): number {
    return Math.ceil(this.held.length / Math.floor((screenShape.width - SIDES) / HELD));
  }

  /** The choices that the board and the hand offer already: on a phone held upright they give them their room. */
  readonly repeated: ReadonlySet<number> = $derived.by(() => {
    const { face } = this;
    if (!face || screenShape.layout !== 'phone' || screenShape.lying) return new Set<number>();
    const hand = new Set(this.held.map((each) => each.thing));
    const there = (thing: string): boolean => hand.has(thing) || face.partOf(thing) !== '';
    return new Set(
      this.table.offer.left
        .filter((choice) => choice.at.length > 0 && choice.at.every(there))
        .map((choice) => choice.id),
    );
  });

  /** The list gives way to the board, or, on a phone held sideways, to a lesson that is being read. */
  get hidden(): boolean {
    return this.folded && (!screenShape.lying || this.table.situation.guide !== null);
  }

  /** The choices left, in the order of the list: those that do something, the others, and at last the one that passes. */
  get listed(): readonly ChoiceInfo[] {
    const { left } = this.table.offer;
    const sorted = this.face?.sort ? this.face.sort(left) : left;
    const pass = passOf(left);
    const rank = (choice: ChoiceInfo): number => (choice === pass ? 2 : choice.idle ? 1 : 0);
    const ranked = [...sorted].sort((one, other) => rank(one) - rank(other));
    const titles = [...new Set(ranked.map((choice) => this.title(choice)))];
    const place = (choice: ChoiceInfo): number => titles.indexOf(this.title(choice));
    return this.headed ? ranked.sort((one, other) => place(one) - place(other)) : ranked;
  }

  /** The rows that are shown, under headings where they are many and of several sorts. */
  get groups(): readonly Group[] {
    const rows = this.rows.map((choice, at) => ({ choice, at }));
    if (!this.headed) return [{ title: '', rows }];
    const titles = [...new Set(rows.map(({ choice }) => this.title(choice)))];
    return titles.map((title) => ({
      title,
      rows: rows.filter(({ choice }) => this.title(choice) === title),
    }));
  }

  /** Whether the list has headings. */
  private readonly headed: boolean = $derived.by(() => {
    const { left } = this.table.offer;
    return left.length > PLAIN && new Set(left.map((choice) => this.title(choice)).filter(Boolean)).size > 1;
  });

  /** The heading of a choice: of its sort, or of all that do nothing; the one that passes has none. */
  private title(choice: ChoiceInfo): string {
    const { choices, view } = this.table;
    if (!this.face?.group || choice === passOf(choices)) return '';
    return choice.idle ? this.idle : this.face.group(choice, view, this.words);
  }

  /** How many choices do nothing, in words. */
  readonly idle: string = $derived.by(() => {
    const { prompt, offer } = this.table;
    const number = offer.left.filter((choice) => choice.idle).length;
    return this.words.either(`${prompt.key}-idle`, 'ui-choices-idle', { ...prompt.args, number });
  });

  /** The choices of the list that are shown now: in a long list those that do nothing stay behind one row. */
  get rows(): readonly ChoiceInfo[] {
    const { listed, rest, repeated, listing } = this;
    return listed.filter((choice) => !(rest.length && choice.idle) && (listing || !repeated.has(choice.id)));
  }

  /** The choices behind the last row. */
  readonly rest: readonly ChoiceInfo[] = $derived.by(() => {
    const idle = this.table.offer.left.filter((choice) => choice.idle);
    const long = this.table.offer.left.length > SHORT && idle.length < this.table.offer.left.length;
    return !this.all && long && idle.length > 1 ? idle : [];
  });

  /** Loads the words for why something cannot be chosen, which most first pictures do without. */
  reasons(): Promise<void> {
    return text.later(settings.language, this.game, 'reasons');
  }

  /** What shows the card of a thing, with all the words it needs. */
  async card(): Promise<typeof ThingCard> {
    const part = screenShape.layout === 'phone' ? import('./CardSheet.svelte') : import('./ThingCard.svelte');
    const [shown] = await Promise.all([
      part,
      text.later(settings.language, this.game, 'cards'),
      this.reasons(),
      rules.load().catch(() => undefined),
    ]);
    return shown.default;
  }

  closeDrawer(): void {
    if (drawer.open === 'choices') this.shut = true;
    drawer.close();
  }

  private names(): string[] {
    return (this.table.info?.seats ?? []).map((seat, at) => {
      if (seat.name) return seat.name;
      return seat.kind === 'bot'
        ? text.words.say(`ui-bot-name-${(at % BOT_NAMES) + 1}`)
        : text.words.say('seat', { number: at + 1 });
    });
  }

  /** Words, rules and drawing of the game. */
  private load(): void {
    $effect(() => {
      if (!this.game) return;
      void text.use(settings.language, this.game);
      rules.want(settings.language, this.game);
    });
    $effect(() => {
      if (this.game) void faceOf(this.game).then((face) => (this.face = face));
    });
  }

  /** What follows the game by itself: the part with something to click, the first choices, the final score. */
  private turn(): void {
    $effect(() => {
      const parts = this.face?.parts ?? [];
      if (parts.length && !parts.some(({ key }) => key === this.part)) this.part = parts[0]?.key ?? '';
    });
    $effect(() => {
      const [first] = this.dotted;
      const there = untrack(() => this.dotted.has(this.part));
      if (screenShape.layout === 'phone' && this.table.mine && first && !there) this.part = first;
    });
    $effect(() => {
      void this.table.version;
      this.nine = 0;
      this.all = false;
      this.listing = false;
    });
    $effect(() => {
      if (this.table.over) this.result = true;
    });
  }

  /** On a tablet long lists and forms open the drawer by themselves; held upright the list has its own place. */
  private pull(): void {
    $effect(() => {
      const { table } = this;
      const wanted = table.mine && (table.choices.length > LONG || this.face?.tray?.(table));
      const tablet = screenShape.layout === 'tablet' && !screenShape.upright;
      if (tablet && wanted && drawer.open === null && !this.shut) drawer.open = 'choices';
    });
    $effect(() => {
      // Elsewhere the choices have their own place.
      const own = screenShape.layout !== 'tablet' || screenShape.upright;
      if (own && drawer.open === 'choices') drawer.open = null;
    });
  }
}
