// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Wire } from '../src/net';
import { drawer } from '../src/shell/drawer.svelte';
import { Keyboard } from '../src/shell/keyboard';
import { Table } from '../src/table.svelte';
import type { ChoiceInfo, ClientMessage, ServerMessage } from '../src/wire';
import { choice, prompt, update, welcome } from './messages';

const PASS = { ...choice(50), key: 'choice-pass' };

/** A page with a question of so many choices, the last of them a pass. */
function desk(count: number, change: Parameters<typeof update>[1] = {}) {
  const sent: ClientMessage[] = [];
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => sent.push(JSON.parse(text) as ClientMessage),
    close: () => undefined,
  };
  const table = new Table('T', () => wire);
  const tell = (message: ServerMessage): void => wire.onmessage?.({ data: JSON.stringify(message) });
  table.open();
  tell(welcome(0));
  const choices = Array.from({ length: count - 1 }, (_, at) => choice(at, `thing-${at}`));
  tell(update('1', { prompt: prompt(0, ...choices, PASS), ...change }));
  const page = {
    nine: 0,
    own: false,
    rows: [...choices, PASS] as ChoiceInfo[],
    closeDrawer: () => drawer.close(),
  };
  let near = false;
  const lens = {
    closer: () => void (near = true),
    away: () => void (near = false),
    whole: () => near && !(near = false),
  };
  const keyboard = new Keyboard(table, page, () => lens);
  const press = (key: string, at: Element = document.body, more: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
    Object.defineProperty(event, 'target', { value: at });
    keyboard.press(event);
    return event.defaultPrevented;
  };
  const actions = (): number[] => sent.flatMap((each) => (each.type === 'act' ? [each.action] : []));
  return { table, page, press, actions, sent };
}

beforeEach(() => {
  drawer.open = null;
  document.body.innerHTML = '';
});
afterEach(() => {
  document.body.innerHTML = '';
});

describe('the keys of a table', () => {
  it('takes choices by number, nine at a time', () => {
    const { page, press, actions } = desk(12);
    expect(press('0')).toBe(true);
    expect(page.nine).toBe(1);
    press('2');
    expect(actions()).toEqual([10]);
    const again = desk(12);
    again.press('0');
    again.press('0');
    expect(again.page.nine).toBe(0);
  });

  it('opens the row of those that do nothing with 0', () => {
    const { page, press } = desk(12);
    document.body.innerHTML = '<button data-rest></button>';
    let opened = false;
    document.body.firstElementChild?.addEventListener('click', () => (opened = true));
    press('0');
    expect(opened).toBe(true);
    expect(page.nine).toBe(0);
  });

  it('shows the whole board with 0 before it turns the list', () => {
    const { page, press } = desk(12);
    press('+');
    press('0');
    expect(page.nine).toBe(0);
    press('0');
    expect(page.nine).toBe(1);
  });

  it('clicks the rows of a form, and its button with Enter', () => {
    const { press, actions } = desk(3);
    document.body.innerHTML =
      '<button data-row></button><button data-row></button><button data-done></button>';
    const clicked: string[] = [];
    document
      .querySelectorAll('button')
      .forEach((each, at) => each.addEventListener('click', () => clicked.push(String(at))));
    press('2');
    expect([clicked, actions()]).toEqual([['1'], []]);
    press('Enter');
    expect(clicked).toEqual(['1', '2']);
  });

  it('confirms with Enter what waits for it, but leaves Enter to a button', () => {
    const { table, press, actions } = desk(3, { final: [0] });
    table.choose(choice(0), true);
    const button = document.createElement('button');
    expect(press('Enter', button)).toBe(false);
    expect(actions()).toEqual([]);
    expect(press('Enter')).toBe(true);
    expect(actions()).toEqual([0]);
  });

  it('passes with P and takes back with Z', () => {
    const { press, actions } = desk(3);
    press('P');
    expect(actions()).toEqual([50]);
    const back = desk(3, { canUndo: true });
    back.press('z');
    expect(back.sent.at(-1)?.type).toBe('undo');
  });

  it('leaves one thing with every Escape, and is done when there is nothing to leave', () => {
    const { table, page, press } = desk(3);
    table.choose(choice(0), true);
    drawer.open = 'side';
    page.own = true;
    table.review.missed = 3;
    const left = (): unknown[] => [table.ready !== null, drawer.open, page.own, table.review.missed];
    const seen = [];
    while (press('Escape')) seen.push(left());
    expect(seen).toEqual([
      [false, 'side', true, 3],
      [false, null, true, 3],
      [false, null, false, 3],
      [false, null, false, null],
    ]);
  });

  it('asks why about the thing pointed at, and about nothing else', () => {
    const { table, press, sent } = desk(3);
    expect(press('?')).toBe(false);
    table.selection.point('thing-1');
    expect(press('?')).toBe(true);
    expect(sent.at(-1)).toMatchObject({ type: 'why-not', thing: 'thing-1' });
  });

  it('leaves keys to fields, dialogs, the browser, and those it does not know', () => {
    const { press, actions } = desk(3);
    const field = document.createElement('input');
    const dialog = document.createElement('dialog');
    const inside = dialog.appendChild(document.createElement('b'));
    expect([press('1', field), press('1', inside), press('1', document.body, { ctrlKey: true })]).toEqual([
      false,
      false,
      false,
    ]);
    expect([press('x'), press('F5'), actions()]).toEqual([false, false, []]);
  });
});
