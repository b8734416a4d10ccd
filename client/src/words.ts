/** Sentences from the Fluent catalogues, in the same way as the terminal and the server make them. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Turn } from './telling';
import type { Argument, ChoiceInfo as Choice, EffectInfo as Effect, PromptInfo as Prompt } from './wire';
import { LANGUAGES } from './wire';

export { LANGUAGES };
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, Argument>;
/** A name that begins with a vowel, with or without an accent: French needs to know. */
const VOWEL = /^[aeiou]/i;
/** Whole sentences start with a capital, whatever word comes first. */
const SENTENCE = /^(event|prompt|choice|reason|now|card|end)-(?!.*-gives$)/;

/** Whether an argument is a seat, `@2`, and not a piece of one. */
function isSeat(value: Argument): boolean {
  return typeof value === 'string' && /^@\d+$/.test(value);
}

export function isLanguage(text: string): text is Language {
  return text in LANGUAGES;
}

/** The first language of the browser that we speak. */
export function preferred(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const short = each.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return 'en';
}

export function bundle(language: string, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) add(made, source);
  return made;
}

/** Adds further messages to a catalogue. */
export function add(to: FluentBundle, source: string): void {
  to.addResource(new FluentResource(source), { allowOverrides: true });
}

export class Words {
  /** Not all words are loaded yet: what is missing is not shown, instead of its key. */
  static gaps = false;

  constructor(
    readonly language: Language,
    private readonly bundles: readonly FluentBundle[],
    readonly players: readonly string[] = [],
    readonly me: number | null = null,
    private readonly called: (thing: string) => string | null = () => null,
  ) {}

  /** The same words for a table with these players; `called` knows things whose ids are not their names. */
  at(players: readonly string[], me: number | null, called?: (thing: string) => string | null): Words {
    return new Words(this.language, this.bundles, players, me, called);
  }

  /** The same words with those of a further catalogue before them. */
  after(source: string): Words {
    const made = [bundle(this.language, source), ...this.bundles];
    return new Words(this.language, made, this.players, this.me, this.called);
  }

  has(key: string): boolean {
    return this.bundles.some((each) => each.getMessage(key)?.value != null);
  }

  /** The sentence for the key, or the key itself where no catalogue has it: a hole in the text never stops a game. */
  say(key: string, args: Args = {}): string {
    const found = this.bundles.find((each) => each.getMessage(key)?.value != null);
    const pattern = found?.getMessage(key)?.value;
    if (!found || pattern == null) return Words.gaps ? '' : key;
    if (!found.locales.includes(this.language)) return this.english().say(key, args);
    const text = found.formatPattern(pattern, this.filled(args), []);
    return SENTENCE.test(key) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  }

  /** The English words behind these: a sentence that falls back needs the English forms of its names. */
  private english(): Words {
    const behind = this.bundles.filter((each) => each.locales.includes('en'));
    return new Words('en', behind, this.players, this.me, this.called);
  }

  /** The sentence if a catalogue has it, else the second key's. */
  either(key: string, other: string, args: Args = {}): string {
    return this.say(this.has(key) ? key : other, args);
  }

  /** The name of a thing, of a seat (`@2`), of a piece of a seat (`@2#3`), or the id itself. */
  name(thing: string): string {
    if (isSeat(thing)) return this.player(Number(thing.slice(1)));
    const [key, args] = this.named(thing);
    return this.has(key) ? this.say(key, args) : thing;
  }

  /** The forms of a name by the attributes of its message; of a seat those of the reader or of a player. */
  private forms(thing: string): Record<string, string> {
    const [key, args] = this.named(thing);
    const found = this.bundles.find((each) => each.getMessage(key)?.value != null);
    const forms = Object.entries(found?.getMessage(key)?.attributes ?? {});
    const filled = forms.length ? this.filled(args) : {};
    return Object.fromEntries(
      forms.map(([form, pattern]) => [form, found?.formatPattern(pattern, filled, []) ?? '']),
    );
  }

  /** The message that names a thing, and its arguments. */
  private named(thing: string): [string, Args] {
    const piece = /^(@\d+)#([a-z]*)(\d+)$/.exec(thing);
    if (piece) {
      const [, owner = '', sort, number] = piece;
      return ['name-piece', { owner, sort_id: sort || 'plain', number: Number(number) }];
    }
    if (!thing.startsWith('@')) return [`name-${thing}`, {}];
    const you = this.me !== null && thing === `@${this.me}`;
    const name = this.name(thing);
    const sound = VOWEL.test(name.normalize('NFD')) ? 'vowel' : 'consonant';
    return [you ? 'seat-you' : 'seat-named', { name_id: name, sound_id: sound }];
  }

  /** So many of a thing: "2 Builders"; a name that is no singular has one beside it, `.one`. */
  counted(number: number, thing: string): string {
    const name = this.name(thing);
    const { one = name, many = name } = this.forms(thing);
    return this.say('counted', { number, one_id: one, many_id: many });
  }

  /** The name of something drawn: ids such as `shop-bag-3-0` carry a prefix that the catalogue does not know. */
  thing(id: string): string {
    const called = this.called(id);
    if (called !== null) return this.name(called);
    for (let rest = id; rest; rest = rest.includes('-') ? rest.slice(rest.indexOf('-') + 1) : '') {
      if (this.has(`name-${rest}`)) return this.say(`name-${rest}`);
    }
    return id.replaceAll('-', ' ');
  }

  player(seat: number): string {
    return this.players[seat] ?? this.say('seat', { number: seat + 1 });
  }

  prompt(prompt: Prompt, seat: number | null): string {
    const mine = prompt.seat !== null && prompt.seat === seat;
    const key = mine || prompt.seat === null ? prompt.key : `${prompt.key}-other`;
    return this.say(this.has(key) ? key : 'prompt-other', prompt.args);
  }

  /** A turn in one sentence: its headline, and what is told beside it where a catalogue can. */
  turn({ head, also }: Pick<Turn, 'head' | 'also'>): string {
    const first = this.say(`event-${head.kind}`, head.args);
    if (!also || also === head || !this.has(`and-${also.kind}`)) return first;
    return `${first.replace(/\.$/, '')} ${this.say(`and-${also.kind}`, also.args)}.`;
  }

  choice(choice: Choice): string {
    return this.say(choice.key, choice.args);
  }

  /** The second line of an option: what it gives, or what breaks; empty if there is nothing to say. */
  gives(choice: Choice): string {
    return this.second(`${choice.key}-gives`, choice.args);
  }

  /** The second line of a question, written for it; empty if there is none. */
  hint(prompt: Prompt): string {
    return this.second(`${prompt.key}-hint`, prompt.args);
  }

  private second(key: string, args: Args): string {
    return this.has(key) ? this.say(key, args).trim() : '';
  }

  /** What a choice costs or gives the one who chooses, or somebody else. */
  effect(effect: Effect, me: number | null): string {
    return this.say(`effect-${effect.amount < 0 ? 'costs' : 'gains'}${effect.seat === me ? '' : '-other'}`, {
      player: `@${effect.seat}`,
      what_id: this.say(`good-${effect.thing}`, { amount: Math.abs(effect.amount) }),
    });
  }

  /**
   * Beside the name `$kind` stand the id itself as `$kind_id` and the forms of the name: `.the` is `$kind_the`.
   * A seat that is also the first one of the sentence has `$to_you` "self".
   */
  private filled(args: Args): Record<string, FluentVariable> {
    const made: Record<string, FluentVariable> = {};
    const [first, subject] = Object.entries(args).find(([, value]) => isSeat(value)) ?? [];
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === 'number' || name.endsWith('_id')) made[name] = this.raw(value);
      else {
        const things = typeof value === 'string' ? [value] : value;
        made[name] = this.listed(things.map((each) => this.name(each)));
        const counted = typeof value === 'string' ? [] : this.allCounted(things);
        for (const [form, text] of [...this.commonForms(things), ...counted]) made[`${name}_${form}`] = text;
        if (typeof value === 'string') made[`${name}_id`] ??= value;
        if (value === subject && name !== first) made[`${name}_you`] = 'self';
      }
    }
    return made;
  }

  private raw(value: Argument): FluentVariable {
    return typeof value === 'object' ? this.listed(value) : value;
  }

  /** The forms that all of the things have, as a list in words. */
  private commonForms(things: readonly string[]): [string, string][] {
    const each = things.map((thing) => this.forms(thing));
    return Object.keys(each[0] ?? {})
      .filter((form) => each.every((forms) => form in forms))
      .map((form) => [form, this.listed(each.map((forms) => forms[form] ?? ''))]);
  }

  /** A list in which things may come twice, by their numbers, if all of them have a plural. */
  private allCounted(things: readonly string[]): [string, string][] {
    if (!things.every((thing) => 'many' in this.forms(thing))) return [];
    const number = (thing: string): number => things.filter((each) => each === thing).length;
    return [['counted', this.listed([...new Set(things)].map((each) => this.counted(number(each), each)))]];
  }

  /** Several things in a sentence: with commas, and with "and" before the last. */
  listed(texts: readonly string[]): string {
    if (texts.length < 2) return texts[0] ?? this.say('nothing');
    return `${texts.slice(0, -1).join(', ')} ${this.say('and')} ${texts.at(-1) ?? ''}`;
  }
}
