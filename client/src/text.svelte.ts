/** The catalogues in use: loaded once per language and game, switched at once. */
import type { FluentBundle } from '@fluent/bundle';
import * as api from './api';
import { settings } from './settings.svelte';
import { bundle, type Language, Words } from './words';

const loaded = new Map<string, Promise<FluentBundle>>();

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

class Text {
  /** The shell's words alone. */
  words = $state.raw(new Words('en', []));
  ready = $state(false);
  private games = $state.raw<Readonly<Record<string, Words>>>({});
  private wanted = new Set<string>();

  /** The words of one game, with the shell's behind them; catalogues of different games never mix. */
  of(game: string): Words {
    return this.games[game] ?? this.words;
  }

  /** Whether a game's words are there in the language shown. */
  has(game: string): boolean {
    return this.games[game]?.language === this.words.language;
  }

  /** Loads what is needed for the chosen language, with English behind it, and then shows it. */
  async use(language: Language, ...games: string[]): Promise<void> {
    for (const game of games) this.wanted.add(game);
    const languages: Language[] = language === 'en' ? ['en'] : [language, 'en'];
    const shell = await Promise.all(languages.map((each) => load(each)));
    const made: Record<string, Words> = {};
    for (const game of this.wanted) {
      const own = await Promise.all(languages.map((each) => load(each, game)));
      made[game] = new Words(
        language,
        languages.flatMap((_, at) => [own[at], shell[at]]).filter((each) => each !== undefined),
      );
    }
    if (language !== settings.language) return;
    this.words = new Words(language, shell);
    this.games = made;
    this.ready = true;
    document.documentElement.lang = language;
  }
}

export const text = new Text();
