/** Which page is shown: the lobby, oneself, a table, its review, puzzles, how to play, the rules. The address says it; secrets stay in the fragment. */
export type Page =
  | { name: 'lobby' }
  | { name: 'you' }
  | { name: 'table'; id: string }
  | { name: 'review'; id: string }
  | { name: 'puzzles'; game: string; day: string }
  | { name: 'howto'; game: string }
  | { name: 'rules'; game: string; rule: string | null }
  | { name: 'lost' };

export function parse(path: string, fragment = ''): Page {
  const parts = path.split('/').filter(Boolean);
  if (parts.length === 0) return { name: 'lobby' };
  if (parts[0] === 'you') return { name: 'you' };
  if (parts[0] === 'table' && parts[1] && parts[2] === 'review') return { name: 'review', id: parts[1] };
  if (parts[0] === 'puzzles') return { name: 'puzzles', game: parts[1] ?? '', day: parts[2] ?? '' };
  if (parts[0] === 'table' && parts[1]) return { name: 'table', id: parts[1] };
  if (parts[0] === 'how' && parts[1]) return { name: 'howto', game: parts[1] };
  if (parts[0] === 'rules' && parts[1])
    return { name: 'rules', game: parts[1], rule: fragment.replace(/^#/, '') || null };
  return { name: 'lost' };
}

/** What stands for a page: parts of one, such as a rule, have none of their own. */
const shown = (page: Page): string => page.name + ('id' in page ? page.id : '');

class Router {
  page = $state<Page>(parse(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.#turn());
  }

  /** Show what the address says. What has the focus of a page that is left hears of it while it is still there. */
  #turn(): void {
    const page = parse(location.pathname, location.hash);
    if (shown(page) !== shown(this.page)) (document.activeElement as HTMLOrSVGElement | null)?.blur();
    this.page = page;
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#turn();
    scrollTo(0, 0);
  }

  /** For links: lets the browser open new tabs, and stays in the page otherwise. */
  follow = (event: MouseEvent): void => {
    const link = (event.currentTarget as HTMLAnchorElement).getAttribute('href');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.go(link);
  };
}

export const router = new Router();
