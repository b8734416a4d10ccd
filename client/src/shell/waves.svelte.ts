/** Passes questions by itself while the person said so. */
import type { Table } from '../table.svelte';
import type { Page } from './page.svelte';

const PASS_AFTER = 900;

export function waves(table: Table, page: Page): void {
  $effect(() => {
    const waves = page.face?.waves;
    const waving = table.waving;
    if (!waves || !waving) return;
    if (table.over || waves.ends(waving.until, table.prompt, table.view, waving.start)) {
      table.wave(null);
      return;
    }
    const pass =
      table.mine && waves.decisions.includes(table.prompt.decision)
        ? table.choices.find((choice) => choice.key === 'choice-pass')
        : undefined;
    if (!pass) return;
    const timer = setTimeout(() => table.answer(pass), PASS_AFTER);
    return () => clearTimeout(timer);
  });
}
