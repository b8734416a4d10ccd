/** Which of the side tabs is open, and at which rule. */
export type Tab = 'log' | 'chat' | 'rules';

class Drawer {
  tab = $state<Tab>('log');
  /** On a tablet: which handle is pulled out; on a phone: what covers the board. */
  open = $state<'choices' | 'side' | null>(null);
  ruleId = $state<string | null>(null);
  unread = $state(0);
  private back: HTMLElement | null = null;

  show(tab: Tab): void {
    this.tab = tab;
    this.open = 'side';
    if (tab === 'chat') this.unread = 0;
  }

  rule(id: string | null): void {
    this.back = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.ruleId = id;
    this.show('rules');
  }

  close(): void {
    this.open = null;
    this.back?.focus();
    this.back = null;
  }
}

export const drawer = new Drawer();
