import { describe, expect, it } from 'vitest';
import { bundle, preferred, Words } from '../src/words';
import type { PromptInfo } from '../src/wire';
import de from '../../src/caravanserai/locale/ui/de.ftl?raw';
import en from '../../src/caravanserai/locale/ui/en.ftl?raw';
import fr from '../../src/caravanserai/locale/ui/fr.ftl?raw';
import it_ from '../../src/caravanserai/locale/ui/it.ftl?raw';

const source = `
seat = Player { $number }
nothing = nothing
and = and
prompt-other = { $actor } decides.
prompt-d1 = Your bid.
prompt-d1-other = { $actor } bids.
name-silk = Silk
name-piece = { $owner } { $sort_id } { $number }
name-spice = Spice
name-bag-3-0 = Bag souk 3, shop 1
event-sold = { $seat } sold { $each_card } for { $gold ->
    [one] 1 coin
   *[other] { $gold } coins
}.
choice-pay = { $mode_id ->
    [free] Nothing
   *[other] Pay
}
`;
const words = new Words('en', [bundle('en', source)], ['Layla', 'Samir'], 0);

describe('words', () => {
  it('puts names for ids, seats and lists', () => {
    expect(words.say('event-sold', { seat: '@1', each_card: ['silk', 'spice'], gold: 3 })).toBe(
      'Samir sold Silk and Spice for 3 coins.',
    );
    expect(words.say('event-sold', { seat: '@0', each_card: [], gold: 1 })).toBe(
      'Layla sold nothing for 1 coin.',
    );
  });

  it('leaves arguments ending in _id raw for selectors', () => {
    expect(words.say('choice-pay', { mode_id: 'free' })).toBe('Nothing');
    expect(words.say('choice-pay', { mode_id: 'silk' })).toBe('Pay');
  });

  it('puts the id beside the name, for other forms of it, also in a message that another one holds', () => {
    const counted = `name-silk = silks
bale = { $kind_id ->
    [silk] bale of silk
   *[other] bale
}
bales = { $number ->
    [one] { $number } { bale }
   *[other] { $number } { $kind }
}
event-got = { $seat } got { bales }.`;
    const said = new Words('en', [bundle('en', counted)], ['Layla'], 0);
    expect(said.say('event-got', { seat: '@0', number: 1, kind: 'silk' })).toBe('Layla got 1 bale of silk.');
    expect(said.say('event-got', { seat: '@0', number: 2, kind: 'silk' })).toBe('Layla got 2 silks.');
  });

  it('names unknown seats by number and unknown things by their id', () => {
    expect(words.name('@7')).toBe('Player 8');
    expect(words.name('unheard-of')).toBe('unheard-of');
  });

  it('names drawn things by what the catalogue knows of their id', () => {
    expect(words.thing('shop-bag-3-0')).toBe('Bag souk 3, shop 1');
    expect(words.thing('level-nowhere')).toBe('level nowhere');
  });

  it('names pieces of a seat, also behind ids that only the game knows', () => {
    expect(words.name('@1#3')).toBe('Samir plain 3');
    expect(words.name('@0#c12')).toBe('Layla c 12');
    expect(
      words.at(['Ann', 'Ben'], 0, (thing) => (thing === 'token-B-3' ? '@1#3' : null)).thing('token-B-3'),
    ).toBe('Ben plain 3');
    expect(words.thing('token-B-3')).toBe('token B 3');
  });

  it('speaks to the one who decides and about them to the others', () => {
    const prompt: PromptInfo = {
      seat: 0,
      decision: 'D1',
      rule: '',
      key: 'prompt-d1',
      args: { actor: '@0' },
      form: '',
      auto: false,
      choices: [],
      missing: [],
      optional: null,
      waiting: [0],
    };
    expect(words.prompt(prompt, 0)).toBe('Your bid.');
    expect(words.prompt(prompt, 1)).toBe('Layla bids.');
    expect(words.prompt({ ...prompt, key: 'prompt-unknown' }, 1)).toBe('Layla decides.');
  });

  it('takes the first catalogue that has the key', () => {
    const two = new Words('de', [bundle('de', 'name-silk = Seide'), bundle('en', source)]);
    expect(two.name('silk')).toBe('Seide');
    expect(two.name('spice')).toBe('Spice');
    const sold = { seat: '@0', each_card: ['silk'], gold: 1 };
    expect(two.at(['Ann'], null).say('event-sold', sold)).toBe('Ann sold Silk for 1 coin.');
  });

  it('shows the key where no catalogue has a sentence', () => {
    expect(words.say('not-there')).toBe('not-there');
  });

  it('takes the first language of the browser that it speaks', () => {
    expect(preferred(['pt-BR', 'fr-CH', 'en'])).toBe('fr');
    expect(preferred(['ja'])).toBe('en');
  });
});

describe('catalogues of the shell', () => {
  const sources: Record<string, string> = { en, it: it_, fr, de };
  const read = (language: string): string => sources[language] ?? '';
  const keys = (text: string): string[] =>
    [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] ?? '');
  /** `$actor_of` is a form of the name `$actor`: one language may need it where another does not. */
  const stem = (hole: string): string => hole.replace(/_(of|one|many|the|to|until|you)$/, '');
  const holes = (text: string): Map<string, string[]> =>
    new Map(
      [...text.matchAll(/^([a-z][a-z0-9-]*) =((?:.|\n(?=[ }]))*)/gm)].map((match) => [
        match[1] ?? '',
        [
          ...new Set([...(match[2] ?? '').matchAll(/\$([a-z_]+)/g)].map((hole) => stem(hole[1] ?? ''))),
        ].sort(),
      ]),
    );

  it.each(['it', 'fr', 'de'])('%s has the keys and placeholders of English', (language) => {
    expect(keys(read(language)).sort()).toEqual(keys(read('en')).sort());
    expect(holes(read(language))).toEqual(holes(read('en')));
  });

  it.each(['en', 'it', 'fr', 'de'])('%s has no key twice and no broken message', (language) => {
    const text = read(language);
    expect(keys(text)).toHaveLength(new Set(keys(text)).size);
    const made = bundle(language, text);
    for (const key of keys(text)) expect(made.getMessage(key)?.value, key).toBeTruthy();
  });
});
