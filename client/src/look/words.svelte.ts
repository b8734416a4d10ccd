/** The words of reviews, puzzles and hints, which no table needs at first: loaded when such a page opens. */
import * as calls from './calls';
import { text } from '../text.svelte';
import type { Words } from '../words';

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

  async load(language: string): Promise<void> {
    if (this.sources[language] !== undefined) return;
    const source = await calls.words(language);
    this.sources = { ...this.sources, [language]: source };
  }
}

export const lookWords = new LookWords();
