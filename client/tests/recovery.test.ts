import { describe, expect, it } from 'vitest';
import { COUNT, secretOf, wordsOf } from '../src/recovery';
import { WORDS } from '../src/recovery-words';
import { newSecret } from '../src/secret';

describe('recovery words', () => {
  it('has 2048 plain words, each once', () => {
    expect(WORDS.length).toBe(2048);
    expect(new Set(WORDS).size).toBe(2048);
    expect(WORDS.every((each) => /^[a-z]{2,9}$/.test(each))).toBe(true);
  });

  it('leads from a secret to twelve words and back, however they are typed', () => {
    for (let each = 0; each < 50; each += 1) {
      const secret = newSecret();
      const words = wordsOf(secret);
      expect(words.length).toBe(COUNT);
      expect(secretOf(words.join(' '))).toBe(secret);
      expect(secretOf(`1. ${words.join('\n2) ').toUpperCase()} `)).toBe(secret);
    }
  });

  it('never changes what words stand for', () => {
    const words = wordsOf('AAECAwQFBgcICQoLDA0ODw');
    expect(words).toMatchInlineSnapshot(`
      [
        "abacus",
        "art",
        "major",
        "art",
        "follow",
        "aloe",
        "call",
        "cane",
        "bacon",
        "hatch",
        "enamel",
        "button",
      ]
    `);
  });

  it('says which word is wrong, how many are missing, or that they do not fit', () => {
    const words = wordsOf('AAECAwQFBgcICQoLDA0ODw');
    expect(secretOf(['camell', ...words.slice(1)].join(' '))).toEqual({ word: 'camell' });
    expect(secretOf(words.slice(2).join(' '))).toEqual({ missing: 2 });
    const swapped = [words[1], words[0], ...words.slice(2)].join(' ');
    expect(secretOf(swapped)).toBe('check');
  });
});
