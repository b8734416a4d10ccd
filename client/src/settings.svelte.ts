/** What the person at this browser likes: language, theme, sound, tips, name. Kept in the browser. */
import { isLanguage, preferred, type Language } from './words';

export type Theme = 'system' | 'light' | 'dark';

const PLACE = 'serai.settings';

interface Kept {
  language?: string;
  theme?: Theme;
  sound?: boolean;
  tips?: boolean;
  name?: string;
  seen?: Record<string, number>;
}

function load(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

const TIP_TIMES = 3;

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  sound = $state(false);
  tips = $state(true);
  name = $state('');
  private seen: Record<string, number> = {};
  private systemDark = $state(false);

  constructor() {
    const kept = load();
    this.language =
      kept.language && isLanguage(kept.language) ? kept.language : preferred(navigator.languages ?? []);
    this.theme = kept.theme ?? 'system';
    this.sound = kept.sound ?? false;
    this.tips = kept.tips ?? true;
    this.name = kept.name ?? '';
    this.seen = kept.seen ?? {};
    const dark = matchMedia('(prefers-color-scheme: dark)');
    this.systemDark = dark.matches;
    dark.addEventListener('change', (event) => (this.systemDark = event.matches));
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.systemDark);
  }

  /** Whether the tip of a decision should be shown once more; counts up when the decision is made. */
  wantsTip(decision: string): boolean {
    return this.tips && (this.seen[decision] ?? 0) < TIP_TIMES;
  }

  sawTip(decision: string): void {
    this.seen[decision] = (this.seen[decision] ?? 0) + 1;
    this.keep();
  }

  keep(): void {
    const { language, theme, sound, tips, name, seen } = this;
    localStorage.setItem(PLACE, JSON.stringify({ language, theme, sound, tips, name, seen } satisfies Kept));
  }
}

export const settings = new Settings();
