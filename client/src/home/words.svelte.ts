/** The words of the first page and of the page about oneself, which no table needs: loaded when such a page opens. */
import * as api from '../api';
import { text } from '../text.svelte';
import type { Words } from '../words';

class HomeWords {
  private sources = $state.raw<Readonly<Record<string, string>>>({});

  /** The shell's words with these before them; null until they are there. */
  get words(): Words | null {
    const source = this.sources[text.words.language];
    return source === undefined ? null : text.words.after(source);
  }

  async load(language: string): Promise<void> {
    if (this.sources[language] !== undefined) return;
    const source = await api.homeText(language);
    this.sources = { ...this.sources, [language]: source };
  }
}

export const homeWords = new HomeWords();
