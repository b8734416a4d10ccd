// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Wire } from '../src/net';
import type { SharedView } from '../src/games/view';
import { Table } from '../src/table.svelte';
import type { Act, ClientMessage, Preview, ServerMessage } from '../src/wire';
import { choice, prompt, refused, trouble, update, welcome } from './messages';

interface View extends SharedView {
  readonly round: number;
}

/** A table at a line on which a test speaks for the server. */
function table() {
  const sent: ClientMessage[] = [];
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => sent.push(JSON.parse(text) as ClientMessage),
    close: () => undefined,
  };
  const made = new Table<View>('T', () => wire);
  const tell = (message: ServerMessage): void => wire.onmessage?.({ data: JSON.stringify(message) });
  made.open();
  tell(welcome(0));
  const last = <T extends ClientMessage>(): T => sent.at(-1) as T;
  const actions = (): number[] => sent.flatMap((each) => (each.type === 'act' ? [each.action] : []));
  return { made, tell, sent, last, actions };
}

const PREVIEWED = { type: 'preview-answer', view: { round: 9 } } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table', () => {
  it('sends a clicked choice with the version that was seen, and nothing while it is on its way', () => {
    const { made, tell, last, actions } = table();
    tell(update('5', { prompt: prompt(0, choice(1, 'a'), choice(2, 'b')) }));
    made.touch('b');
    expect(last<Act>()).toMatchObject({ type: 'act', version: '5', action: 2 });
    made.touch('a');
    expect([actions(), made.sending]).toEqual([[2], true]);
    tell(update('6', { prompt: prompt(0, choice(1, 'a')) }));
    made.touch('a');
    expect(actions()).toEqual([2, 1]);
  });

  it('offers nothing while one looks back', async () => {
    const { made, tell, last, actions } = table();
    tell(update('5', { view: { round: 2 }, prompt: prompt(0, choice(1, 'a')) }));
    void made.review.look({ moment: 0 });
    const { request } = last<Preview>();
    const moment = { moment: 0, moments: 3, seat: 0, lines: 0, view: { round: 1 }, prompt: prompt(null) };
    tell({ type: 'moment', request, ...moment });
    await vi.waitFor(() => expect(made.past).not.toBeNull());
    expect([made.mine, made.choices, made.drawn.round, made.view.round]).toEqual([false, [], 1, 2]);
    made.touch('a');
    expect(actions()).toEqual([]);
    made.review.present();
    expect([made.mine, made.drawn.round]).toEqual([true, 2]);
  });

  it('tells why a choice was refused, and that another was too late', () => {
    const { made, tell, last } = table();
    tell(update('5', { prompt: prompt(0, choice(1, 'a', 'b'), choice(2, 'a', 'c')) }));
    made.touch('a');
    made.touch('b');
    tell(refused(last<Act>().request));
    expect(made.cards.open).toMatchObject({ thing: 'b', refused: true });
    expect(made.sending).toBe(false);
    made.touch('c');
    tell(refused(last<Act>().request, 'stale'));
    expect(made.connection.notice).toBe('moved-on');
  });

  it('asks for the effect of a choice when the pointer rests on it, once', async () => {
    const { made, tell, sent, last } = table();
    tell(update('5', { prompt: prompt(0, choice(1, 'a'), choice(2, 'b')) }));
    made.selection.point('a');
    made.selection.point('b');
    vi.advanceTimersByTime(200);
    expect(last<Preview>()).toMatchObject({ type: 'preview', action: 2 });
    tell({ ...PREVIEWED, request: last<Preview>().request });
    await vi.waitFor(() => expect(made.ghost).toEqual({ round: 9 }));
    const count = sent.length;
    made.selection.point('b');
    vi.advanceTimersByTime(200);
    expect(sent).toHaveLength(count);
    made.preview.on = false;
    expect(made.ghost).toBeNull();
  });

  it('drops what was half chosen when the table moves on, not when it is told again', () => {
    const { made, tell } = table();
    const asked = prompt(0, choice(1, 'a', 'b'), choice(2, 'a', 'c'));
    tell(update('5', { prompt: asked }));
    made.touch('a');
    tell(update('5', { prompt: asked }));
    expect(made.selection.clicks).toEqual(['a']);
    tell(update('6', { prompt: asked }));
    expect(made.selection.clicks).toEqual([]);
  });

  it('takes back several answers one after the other', () => {
    const { made, tell, sent } = table();
    const asked = prompt(0, choice(1, 'a'));
    const undos = (): number => sent.filter((each) => each.type === 'undo').length;
    tell(update('1', { prompt: asked, canUndo: true }));
    for (const version of ['2', '3', '4']) {
      made.touch('a');
      tell(update(version, { prompt: asked, canUndo: true }));
    }
    made.undo(1);
    expect(undos()).toBe(1);
    tell(update('5', { prompt: asked, canUndo: true }));
    tell(update('6', { prompt: asked, canUndo: true }));
    expect([undos(), made.sending, made.trail.answers.length]).toEqual([2, false, 1]);
  });

  it('lets a form answer question after question', () => {
    const { made, tell, actions } = table();
    tell(update('1', { prompt: prompt(0, choice(1)) }));
    made.follow((asked) => asked.choices[0] ?? null, 'Pay');
    tell(update('2', { prompt: prompt(0, choice(2)) }));
    tell(update('3', { prompt: prompt(1, choice(3)) }));
    expect([actions(), made.sending]).toEqual([[1, 2], false]);
  });

  it('says what is wrong with the server, but not that a question stayed without answer', () => {
    const { made, tell, last } = table();
    tell(update('1', { prompt: prompt(0, choice(1, 'a')) }));
    void made.cards.show('a', null, 'click');
    tell(trouble(last<Act>().request, 'slow-down'));
    expect(made.connection.notice).toBeNull();
    made.touch('a');
    tell(trouble(last<Act>().request, 'storage'));
    expect([made.connection.notice, made.sending]).toEqual(['saved-not', false]);
    tell(trouble('', 'deleted', true));
    expect([made.connection.trouble, made.connection.link]).toEqual(['deleted', 'closed']);
  });
});
