/** The browser says what the terminal says: the sentences that `tests/text/text_sentences.py` has written. */
import { describe, expect, it } from 'vitest';
import shown from '../../tests/text/sentences.json';
import type { Args } from '../src/words';
import { bundle, LANGUAGES, Words, type Language } from '../src/words';

const games = import.meta.glob<string>('../../src/caravanserai/games/*/locale/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const program = import.meta.glob<string>('../../src/caravanserai/locale/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function words(game: string, language: string): Words {
  const sources = [
    games[`../../src/caravanserai/games/${game}/locale/${language}.ftl`],
    program[`../../src/caravanserai/locale/${language}.ftl`],
  ];
  const bundles = sources.map((source) => bundle(language, source ?? ''));
  return new Words(language as Language, bundles, ['Noor', 'Idris', 'Samir'], 0);
}

describe.each(Object.keys(LANGUAGES))('sentences in %s', (language) => {
  const games = [...new Set(shown.map((each) => each.game))];
  it.each(games)('%s', (game) => {
    const spoken = words(game, language);
    const mine = shown.filter((each) => each.game === game);
    expect(mine.length).toBeGreaterThan(20);
    for (const { key, args, said } of mine)
      expect(spoken.say(key, args as unknown as Args)).toBe(said[language as Language]);
  });
});
