// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { report } from '../src/report';
import ReportSentence from '../src/shell/ReportSentence.svelte';
import type { LogLine } from '../src/wire';
import { bundle, Words } from '../src/words';

const source = `
name-silk = seta
ui-report-sentence = Segnala
ui-report-copied = Copiato:
ui-report-by-hand = Da copiare:
event-sold = { $seat } ha venduto { $card }.
event-passed = { $seat } ha passato.
`;
const words = new Words('it', [bundle('it', source)], ['Layla'], 0);
const lines = [
  { kind: 'sold', args: { seat: '@0', card: 'silk' } },
  { kind: 'passed', args: { seat: '@0' } },
] as unknown as LogLine[];
const said = `it event-sold {"seat":"@0","card":"silk"}
Layla ha venduto seta.

it event-passed {"seat":"@0"}
Layla ha passato.`;

describe('a report of a sentence', () => {
  it('holds language, key and arguments of each line, and how it reads', () => {
    expect(report(words, lines)).toBe(said);
  });

  it('is copied, and what was copied is shown', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    render(ReportSentence, { words, lines });
    const button = screen.getByRole('button', { name: 'Segnala' });
    button.click();
    expect(writeText).toHaveBeenCalledWith(said);
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain(`Copiato: ${said}`));
    vi.unstubAllGlobals();
  });

  it('stands there to be copied by hand where the browser does not copy', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
    render(ReportSentence, { words, lines });
    screen.getByRole('button', { name: 'Segnala' }).click();
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain(`Da copiare: ${said}`));
    vi.unstubAllGlobals();
  });
});
