// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { SharedView } from '../src/games/view';
import { Situation } from '../src/situation.svelte';
import type { LogLine } from '../src/wire';
import { prompt, update, welcome } from './messages';

interface View extends SharedView {
  readonly round: number;
  readonly gold: number;
}

const line = (kind: string): LogLine => ({ kind, args: {}, actor: 0, auto: false, role: 'step', at: [] });

describe('what the server told', () => {
  it('knows nothing before the first message', () => {
    const situation = new Situation<View>();
    expect([situation.view, situation.version, situation.asked, situation.over]).toEqual([
      null,
      '',
      false,
      false,
    ]);
    expect([situation.colour(0), situation.isBot(0)]).toEqual(['black', false]);
  });

  it('knows who one is, and whether that seat is asked', () => {
    const situation = new Situation<View>();
    situation.hear(welcome(1));
    situation.hear(update('1', { prompt: prompt(0) }));
    expect(situation.asked).toBe(false);
    situation.hear(update('2', { prompt: prompt(1) }));
    expect(situation.asked).toBe(true);
  });

  it('never takes a spectator for the seat of a prompt that asks nobody', () => {
    const situation = new Situation<View>();
    situation.hear(welcome(null));
    situation.hear(update('1', { prompt: prompt(null) }));
    expect(situation.asked).toBe(false);
  });

  it('puts the changed parts over the last view, unless the view is whole', () => {
    const situation = new Situation<View>();
    situation.hear(update('1', { view: { round: 1, gold: 5 } }));
    situation.hear(update('2', { whole: false, view: { gold: 7 } }));
    expect(situation.view).toEqual({ round: 1, gold: 7 });
    situation.hear(update('3', { view: { round: 2 } }));
    expect(situation.view).toEqual({ round: 2 });
  });

  it('cuts the log where the server says, and goes on from there', () => {
    const situation = new Situation<View>();
    situation.hear(update('1', { events: [line('a'), line('b'), line('c')] }));
    situation.hear(update('2', { start: 2, events: [line('d'), line('e')] }));
    expect(situation.log.map(({ kind }) => kind)).toEqual(['a', 'b', 'd', 'e']);
  });

  it('begins in the middle where the game is long', () => {
    const situation = new Situation<View>();
    situation.hear(update('1', { start: 300, recap: 301, events: [line('a'), line('b')] }));
    situation.hear(update('2', { start: 302, recap: 302, events: [line('c')] }));
    expect([situation.first, situation.recap, situation.log.map((each) => each.kind).join('')]).toEqual([
      300,
      2,
      'abc',
    ]);
    situation.hear(update('3', { start: 301, recap: 100, events: [line('d')] }));
    expect([situation.recap, situation.log.map((each) => each.kind).join('')]).toEqual([0, 'ad']);
  });

  it('notes points that are won with what is told, and forgets those that are taken back', () => {
    const situation = new Situation<View>();
    const seats = (...points: number[]): Record<string, unknown> => ({
      seats: points.map((each, seat) => ({ seat, points: each })),
    });
    situation.hear(update('1', { view: seats(0, 3) }));
    situation.hear(update('2', { view: seats(2, 3), events: [line('a'), line('b')] }));
    situation.hear(update('3', { view: seats(2, 1), start: 2, events: [line('c')] }));
    expect(situation.gains).toEqual([
      { seat: 0, amount: 2, line: 1 },
      { seat: 1, amount: -2, line: 2 },
    ]);
    situation.hear(update('4', { view: seats(2, 3), start: 2 }));
    expect(situation.gains).toEqual([{ seat: 0, amount: 2, line: 1 }]);
  });

  it('tells whether the game has moved on, not only that it was told again', () => {
    const situation = new Situation<View>();
    expect(situation.hear(welcome(0))).toBe(false);
    expect(situation.hear(update('1'))).toBe(true);
    expect(situation.hear(update('1'))).toBe(false);
    expect(situation.hear(update('2'))).toBe(true);
  });

  it('adds lines to the chat, and begins it anew with a welcome', () => {
    const situation = new Situation<View>();
    const said = { number: 1, at: 0, seat: 0, name: 'A', text: 'hello', told: '' };
    situation.hear({ type: 'chat', line: said });
    situation.hear({ type: 'chat', line: { ...said, number: 2 } });
    expect(situation.chat.map(({ number }) => number)).toEqual([1, 2]);
    situation.hear(welcome(0));
    expect(situation.chat).toEqual([]);
  });
});
