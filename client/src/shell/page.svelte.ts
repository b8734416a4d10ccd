/** What a table page shows of its table: the game's face, the open part of the board, what is folded, what lies on top. */
import { untrack } from 'svelte';
import { faceOf } from '../games';
import type { Face } from '../games/face';
import { screenShape } from '../layout.svelte';
import { rules } from '../rules.svelte';
import { settings } from '../settings.svelte';
import type { Table } from '../table.svelte';
import { text } from '../text.svelte';
import type { ChoiceInfo } from '../wire';
import type { Words } from '../words';
import { drawer } from './drawer.svelte';

/** Lists longer than this open the drawer of a tablet by themselves. */
const LONG = 8;
const BOT_NAMES = 5;

/** Make one while the page's component is made: it has effects. */
export class Page {
  face = $state.raw<Face | null>(null);
  /** The part of the board that is shown where there is no room for all. */
  part = $state('');
  /** Which nine choices of the list the number keys take. */
  nine = $state(0);
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
    this.table.situation.view && this.face ? this.face.phase(this.table.drawn, this.words) : '',
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

  /** The list gives way to the board, or, on a phone held sideways, to a lesson that is being read. */
  get hidden(): boolean {
    return this.folded && (!screenShape.lying || this.table.situation.guide !== null);
  }

  /** The choices left, in the order of the list. */
  get listed(): readonly ChoiceInfo[] {
    const { left } = this.table.offer;
    return this.face?.sort ? this.face.sort(left) : left;
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
      void rules.use(settings.language, this.game).catch(() => undefined);
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
    });
    $effect(() => {
      if (this.table.over) this.result = true;
    });
  }

  /** On a tablet long lists and forms open the drawer by themselves; held upright there is room for every list. */
  private pull(): void {
    $effect(() => {
      const { table } = this;
      const upright = screenShape.height > screenShape.width;
      const wanted = table.mine && (table.choices.length > LONG || upright || this.face?.tray?.(table));
      const tablet = screenShape.layout === 'tablet';
      if (tablet && wanted && drawer.open === null && !this.shut) drawer.open = 'choices';
    });
    $effect(() => {
      // Elsewhere the choices have their own place.
      if (screenShape.layout !== 'tablet' && drawer.open === 'choices') drawer.open = null;
    });
  }
}
