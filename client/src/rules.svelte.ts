/** The rules reference of the game at hand, rule by rule, in the chosen language; loaded when somebody asks for a rule. */
import * as api from './api';
import type { RuleInfo } from './wire';

class Rules {
  game = $state('');
  all = $state.raw<readonly RuleInfo[]>([]);
  private byId = new Map<string, RuleInfo>();
  private language = '';
  private loaded = '';

  /** Which rules will be asked for. */
  want(language: string, game: string): void {
    this.language = language;
    this.game = game;
    if (this.loaded) void this.load().catch(() => undefined);
  }

  async load(): Promise<void> {
    const { language, game } = this;
    const wanted = `${language}/${game}`;
    if (!game || this.loaded === wanted) return;
    this.loaded = wanted;
    try {
      const page = await api.rules(language, game);
      if (this.loaded !== wanted) return;
      this.byId = new Map(page.rules.map((rule) => [rule.id, rule]));
      this.all = page.rules;
    } catch (error) {
      this.loaded = '';
      throw error;
    }
  }

  get(id: string): RuleInfo | undefined {
    void this.load().catch(() => undefined);
    return this.all.length ? this.byId.get(id) : undefined;
  }
}

export const rules = new Rules();

/** The text without Markdown marks, for one line. */
export function plain(text: string): string {
  return text.replace(/[*_`]/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}
