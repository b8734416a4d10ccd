/** The rules reference of the game at hand, rule by rule, in the chosen language. */
import * as api from './api';
import type { RuleInfo } from './wire';

class Rules {
  game = $state('');
  all = $state.raw<readonly RuleInfo[]>([]);
  private byId = new Map<string, RuleInfo>();

  async use(language: string, game: string): Promise<void> {
    const page = await api.rules(language, game);
    this.game = game;
    this.byId = new Map(page.rules.map((rule) => [rule.id, rule]));
    this.all = page.rules;
  }

  get(id: string): RuleInfo | undefined {
    return this.all.length ? this.byId.get(id) : undefined;
  }
}

export const rules = new Rules();

/** The text without Markdown marks, for one line. */
export function plain(text: string): string {
  return text.replace(/[*_`]/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}
