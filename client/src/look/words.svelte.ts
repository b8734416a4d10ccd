/** The words of reviews, puzzles and hints, which no table needs at first: loaded when such a page opens. */
import * as calls from './calls';
import { text } from '../text.svelte';
import type { Words } from '../words';

/** Messages that stand for those of a table, each in one line: `area-ui-…` for `ui-…`. */
const AREA = 'area-';

class LookWords {
  private sources = $state.raw<Readonly<Record<string, string>>>({});

  get ready(): boolean {
    return this.sources[text.words.language] !== undefined;
  }

  /** Words with these before them. */
  before(words: Words): Words {
    const source = this.sources[words.language];
    return source === undefined ? words : words.after(source);
  }

  /** Words for the area of somebody else, or where all is open: what is said to its owner is said of it. */
  opened(words: Words): Words {
    const said = (this.sources[words.language] ?? '').split('\n').filter((line) => line.startsWith(AREA));
    return words.after(said.map((line) => line.slice(AREA.length)).join('\n'));
  }

  async load(language: string): Promise<void> {
    if (this.sources[language] !== undefined) return;
    const source = await calls.words(language);
    this.sources = { ...this.sources, [language]: source };
  }
}

export const lookWords = new LookWords();
