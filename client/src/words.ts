/** Sentences from the Fluent catalogues, in the same way as the terminal and the server make them. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, ChoiceInfo as Choice, PromptInfo as Prompt } from './wire';

export const LANGUAGES = { en: 'English', it: 'Italiano', fr: 'Français', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, Argument>;

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
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

export class Words {
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

  has(key: string): boolean {
    return this.bundles.some((each) => each.getMessage(key)?.value != null);
  }

  /** The sentence for the key, or the key itself where no catalogue has it: a hole in the text never stops a game. */
  say(key: string, args: Args = {}): string {
    for (const each of this.bundles) {
      const pattern = each.getMessage(key)?.value;
      if (pattern != null) return each.formatPattern(pattern, this.filled(args), []);
    }
    return key;
  }

  /** The sentence if a catalogue has it, else the second key's. */
  either(key: string, other: string, args: Args = {}): string {
    return this.say(this.has(key) ? key : other, args);
  }

  /** The name of a thing, of a seat (`@2`), of a piece of a seat (`@2#3`), or the id itself. */
  name(thing: string): string {
    const piece = /^(@\d+)#([a-z]*)(\d+)$/.exec(thing);
    if (piece)
      return this.say('name-piece', {
        owner: piece[1] ?? '',
        sort_id: piece[2] || 'plain',
        number: Number(piece[3]),
      });
    if (thing.startsWith('@')) return this.player(Number(thing.slice(1)));
    const key = `name-${thing}`;
    return this.has(key) ? this.say(key) : thing;
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

  choice(choice: Choice): string {
    return this.say(choice.key, choice.args);
  }

  private filled(args: Args): Record<string, FluentVariable> {
    const made: Record<string, FluentVariable> = {};
    // Beside the name `$kind` stands the id itself as `$kind_id`, for a catalogue that needs another form of it.
    for (const [name, value] of Object.entries(args))
      if (typeof value === 'string') made[`${name}_id`] = value;
    for (const [name, value] of Object.entries(args)) made[name] = this.filling(name, value);
    return made;
  }

  private filling(name: string, value: Argument): FluentVariable {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return name.endsWith('_id') ? value : this.name(value);
    return value.map((each) => this.name(each)).join(', ') || this.say('nothing');
  }
}
