/** What the person at this browser likes: language, theme, sound, name. Kept in the browser. */
import { isLanguage, preferred, type Language } from './words';

export type Theme = 'system' | 'light' | 'dark';

const PLACE = 'serai.settings';

interface Kept {
  language?: string;
  theme?: Theme;
  sound?: boolean;
  name?: string;
  colour?: string;
  still?: boolean;
  start?: Start;
  hidden?: string[];
}

/** What quick start was last begun with. */
export interface Start {
  game: string;
  bots: number;
  level: string;
}

function load(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  sound = $state(false);
  name = $state('');
  colour = $state('');
  /** Whether things do not move, whatever the system says. */
  still = $state(false);
  start = $state.raw<Start | null>(null);
  /** Tables that the lists leave out. */
  hidden = $state.raw<readonly string[]>([]);
  private systemDark = $state(false);

  constructor() {
    const kept = load();
    this.language = preferred(navigator.languages ?? []);
    this.become(kept);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    this.systemDark = dark.matches;
    dark.addEventListener('change', (event) => (this.systemDark = event.matches));
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.systemDark);
  }

  private become(kept: Kept): void {
    if (kept.language && isLanguage(kept.language)) this.language = kept.language;
    this.theme = kept.theme ?? 'system';
    this.sound = kept.sound ?? false;
    this.name = kept.name ?? '';
    this.colour = kept.colour ?? '';
    this.still = kept.still ?? false;
    this.start = kept.start ?? null;
    this.hidden = kept.hidden ?? [];
  }

  /** All of them, as they are kept. */
  text(): string {
    const { language, theme, sound, name, colour, still, start, hidden } = this;
    const kept: Kept = { language, theme, sound, name, colour, still, hidden: hidden.slice(-200) };
    return JSON.stringify(start ? { ...kept, start } : kept);
  }

  keep(): void {
    localStorage.setItem(PLACE, this.text());
  }

  /** Takes over what was kept on another device. */
  take(text: string, name: string, colour: string): void {
    try {
      this.become({ ...(JSON.parse(text || '{}') as Kept), name, colour });
    } catch {
      this.name = name;
    }
    this.keep();
  }
}

export const settings = new Settings();
