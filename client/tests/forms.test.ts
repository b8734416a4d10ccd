// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import Amounts from '../src/forms/Amounts.svelte';
import Exchange from '../src/forms/Exchange.svelte';
import Battle from '../src/games/alrashid/Battle.svelte';
import type { View } from '../src/games/alrashid/view';
import { type Draft, Selection } from '../src/selection.svelte';
import type { Table } from '../src/table.svelte';
import type { PromptInfo } from '../src/wire';
import { bundle, Words } from '../src/words';
import shell from '../../src/caravanserai/locale/ui/en.ftl?raw';
import alrashid from '../../src/caravanserai/games/alrashid/locale/en.ftl?raw';

const words = new Words('en', [bundle('en', alrashid), bundle('en', shell)], ['Ann', 'Ben'], 0);
const said = { less: (kind: string) => `less ${kind}`, more: (kind: string) => `more ${kind}`, dark: false };

/** The selection of somebody who has nothing to choose but what the form offers. */
const idle = (): Selection =>
  new Selection({
    choices: () => [],
    open: () => true,
    final: () => false,
    plain: () => false,
    answer: () => undefined,
    turned: () => undefined,
  });

describe('an exchange', () => {
  const kinds = ['red', 'white', 'blue'].map((id, at) => ({
    id,
    icon: 'gem',
    label: id,
    have: 2 - at,
    give: 2 - at,
    take: at,
  }));

  it('opens when as many come as go, and each kind goes one way only', async () => {
    const ondone = vi.fn();
    render(Exchange, {
      kinds,
      act: (number: number) => `swap ${number}`,
      open: (number: number) => `open ${number}`,
      selection: idle(),
      ondone,
      ...said,
    });
    expect(screen.getByText('open 0')).toHaveProperty('disabled', true);
    expect(screen.getByLabelText('less blue')).toHaveProperty('disabled', true);
    expect(screen.getByLabelText('more red')).toHaveProperty('disabled', true);
    await fireEvent.click(screen.getByLabelText('less red'));
    await fireEvent.click(screen.getByLabelText('less red'));
    await fireEvent.click(screen.getByLabelText('more white'));
    expect(screen.getByText('open 1')).toHaveProperty('disabled', true);
    await fireEvent.click(screen.getByLabelText('more blue'));
    await fireEvent.click(screen.getByText('swap 2'));
    expect(Object.fromEntries(ondone.mock.calls[0]?.[0] as Map<string, number>)).toEqual({
      red: -2,
      white: 1,
      blue: 1,
    });
  });
});

describe('amounts by kinds', () => {
  it('opens at the exact sum and never goes over it', async () => {
    const ondone = vi.fn();
    const selection = idle();
    const kinds = ['red', 'white'].map((id) => ({ id, icon: 'gem', label: id, most: 3, have: 3 }));
    render(Amounts, {
      kinds,
      total: 2,
      sign: -1,
      act: 'pay',
      missing: (number: number) => `${number} missing`,
      selection,
      ondone,
      ...said,
    });
    selection.form?.get('white')?.(); // the thing itself, wherever it lies, in any order
    await tick();
    expect(screen.getByText('1 missing')).toHaveProperty('disabled', true);
    expect([...(selection.form?.keys() ?? [])]).toEqual(['red', 'white']);
    await fireEvent.click(screen.getByLabelText('less white'));
    await fireEvent.click(screen.getByLabelText('more red'));
    expect(screen.getByText('1 missing')).toHaveProperty('disabled', true);
    await fireEvent.click(screen.getByLabelText('more white'));
    expect(screen.getByLabelText('more red')).toHaveProperty('disabled', true);
    expect(selection.form?.size).toBe(0);
    await fireEvent.keyDown(screen.getByLabelText('less white'), { key: 'Enter' });
    expect(Object.fromEntries(ondone.mock.calls[0]?.[0] as Map<string, number>)).toEqual({
      red: 1,
      white: 1,
    });
  });
});

describe('a form on a phone', () => {
  it('is sent from the foot of the sheet', async () => {
    const ondone = vi.fn();
    const selection = idle();
    const kinds = [{ id: 'red', icon: 'gem', label: 'red', most: 1, have: 1 }];
    const missing = (number: number): string => `${number} missing`;
    const { unmount } = render(Amounts, {
      ...{ kinds, total: 1, sign: -1, act: 'pay', missing, selection, ondone },
      ...{ ...said, dark: true },
    });
    await tick();
    expect(screen.queryByText('1 missing')).toBeNull();
    expect(selection.closing).toMatchObject({ label: '1 missing', ready: false });
    await fireEvent.click(screen.getByLabelText('more red'));
    expect(selection.closing).toMatchObject({ label: 'pay', ready: true });
    selection.closing?.run();
    expect(ondone).toHaveBeenCalledOnce();
    unmount();
    expect(selection.closing).toBeNull();
  });
});

describe('a battle', () => {
  const camp = [
    ['red', 4],
    ['blue', 2],
  ].map(([colour, value], at) => ({ id: `camp-${at}`, colour, value, face_up: true, seen_by: [] }));
  const drawn = {
    palaces: [],
    territories: [{ id: 'area-silk-road', area: 'silk-road', resolved: false, row: [], camp }],
    seats: [{ seat: 0, tokens: ['red-3', 'blue-2', 'red-3'] }],
    battle: {
      seat: 0,
      area: 'silk-road',
      against: { red: 4, blue: 2 },
      to_beat: { red: 5, blue: 3 },
      counts: { 'red-3': 4, 'blue-2': 3 },
      bonus: 1,
      own: { red: 0, blue: 0 },
    },
    committed: [],
  };
  const asked = {
    seat: 0,
    decision: 'D-TOKENS',
    rule: '',
    key: '',
    args: {},
    form: 'tokens',
    auto: false,
    missing: [],
    optional: null,
    waiting: [0],
  };
  const prompt = (...tokens: string[]): PromptInfo => ({
    ...asked,
    choices: [
      ...tokens.map((token, id) => ({
        id,
        key: 'choice-commit',
        args: { token },
        at: [],
        effects: [],
        idle: false,
      })),
      { id: 9, key: 'choice-done', args: {}, at: [], effects: [], idle: false },
    ],
  });

  it('counts the tokens that are sent and sends them one by one', async () => {
    const follow = vi.fn();
    const table = { drawn, prompt: prompt('red-3', 'blue-2'), draft: null as Draft | null, follow };
    const { container } = render(Battle, { table: table as unknown as Table<View>, words, compact: false });
    const sums = (): string[] =>
      [...container.querySelectorAll('.sum b')].map((each) => each.textContent ?? '');
    expect(sums()).toEqual(['0', '0']);
    const reds = screen.getAllByLabelText('red 3');
    expect(reds).toHaveLength(2);
    await fireEvent.click(reds[0]!);
    expect(sums()).toEqual(['4', '0']);
    expect(container.querySelectorAll('.wins')).toHaveLength(0);
    await fireEvent.click(reds[1]!);
    expect(sums()).toEqual(['8', '0']);
    expect(container.querySelectorAll('.wins')).toHaveLength(1);
    expect(table.draft?.label).toBe('Fight with 2 tokens');
    table.draft?.run();
    const pick = follow.mock.calls[0]?.[0] as (prompt: PromptInfo) => { id: number; key: string } | null;
    expect(pick(prompt('red-3', 'blue-2'))?.id).toBe(0);
    expect(pick(prompt('red-3', 'blue-2'))?.id).toBe(0);
    expect(pick(prompt('blue-2'))?.key).toBe('choice-done');
    expect(pick({ ...prompt(), form: '' })).toBeNull();
    await fireEvent.click(reds[0]!);
    await fireEvent.click(reds[1]!);
    expect(table.draft).toBeNull();
  });
});
