/** The catalogues in use: loaded once per language and game, switched at once. */
import type { FluentBundle } from '@fluent/bundle';
import * as api from './api';
import { settings } from './settings.svelte';
import { add, bundle, type Language, Words } from './words';

const loaded = new Map<string, Promise<FluentBundle>>();
const parts = new Map<string, Promise<void>>();

function load(language: Language, game?: string): Promise<FluentBundle> {
  const key = `${language}/${game ?? ''}`;
  let found = loaded.get(key);
  if (!found) {
    found = api.text(language, game).then((source) => bundle(language, source));
    found.catch(() => loaded.delete(key));
    loaded.set(key, found);
  }
  return found;
}

/** Puts a part that is seldom needed into the catalogue of a game, or ("") of the program. */
function loadPart(language: Language, game: string, part: string): Promise<void> {
  const key = `${language}/${game}/${part}`;
  let found = parts.get(key);
  if (!found) {
    const source = game ? api.text(language, game, part) : api.asideText(language);
    found = Promise.all([load(language, game || undefined), source]).then(([made, more]) => add(made, more));
    found.catch(() => parts.delete(key));
    parts.set(key, found);
  }
  return found;
}

function behind(language: Language): Language[] {
  return language === 'en' ? ['en'] : [language, 'en'];
}

class Text {
  /** The shell's words alone. */
  words = $state.raw(new Words('en', []));
  ready = $state(false);
  private games = $state.raw<Readonly<Record<string, Words>>>({});
  private wanted = new Set<string>();
  /** Everything is wanted, also what the first picture of a table does without. */
  private whole = false;

  /** The words of one game, with the shell's behind them; catalogues of different games never mix. */
  of(game: string): Words {
    return this.games[game] ?? this.words;
  }

  /** Whether a game's words are there in the language shown. */
  has(game: string): boolean {
    return this.games[game]?.language === this.words.language;
  }

  /** Loads a part of a game's words that is needed from now on. */
  async later(language: Language, game: string, part: string): Promise<void> {
    await Promise.all(behind(language).map((each) => loadPart(each, game, part)));
  }

  /** Loads also what the first picture of a table does without; what is shown by then gets its words anew. */
  async complete(): Promise<void> {
    if (this.whole) return;
    this.whole = true;
    await this.use(settings.language);
  }

  /** Loads what is needed for the chosen language, with English behind it, and then shows it. */
  async use(language: Language, ...games: string[]): Promise<void> {
    for (const game of games) this.wanted.add(game);
    const languages = behind(language);
    const shell = await Promise.all(languages.map((each) => load(each)));
    const made: Record<string, Words> = {};
    for (const game of this.wanted) {
      const own = await Promise.all(languages.map((each) => load(each, game)));
      made[game] = new Words(
        language,
        languages.flatMap((_, at) => [own[at], shell[at]]).filter((each) => each !== undefined),
      );
    }
    if (this.whole) {
      const games = ['', ...this.wanted];
      await Promise.all(
        languages.flatMap((each) => games.map((game) => loadPart(each, game, game ? 'told' : 'aside'))),
      );
      Words.gaps = false;
    }
    if (language !== settings.language) return;
    this.words = new Words(language, shell);
    this.games = made;
    this.ready = true;
    document.documentElement.lang = language;
  }
}

Words.gaps = true;
export const text = new Text();
