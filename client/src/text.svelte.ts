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
  words = $state.raw(new Words('en', []));
  ready = $state(false);
  private games = new Set<string>();

  /** Loads what is needed for the chosen language, with English behind it, and then shows it. */
  async use(language: Language, ...games: string[]): Promise<void> {
    for (const game of games) this.games.add(game);
    const languages: Language[] = language === 'en' ? ['en'] : [language, 'en'];
    const bundles = await Promise.all(
      languages.flatMap((each) => [load(each), ...[...this.games].map((game) => load(each, game))]),
    );
    if (language !== settings.language) return;
    this.words = new Words(language, bundles);
    this.ready = true;
    document.documentElement.lang = language;
  }
}

export const text = new Text();
