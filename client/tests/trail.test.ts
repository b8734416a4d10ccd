// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type Plan, Trail } from '../src/trail.svelte';
import { choice, prompt } from './messages';

/** A form that answers so many questions. */
function form(count: number): Plan {
  let left = count;
  return { label: 'Pay 3', pick: (asked) => (left-- > 0 ? (asked.choices[0] ?? null) : null) };
}

const ASKED = prompt(0, choice(7));

/** A trail with two single answers. */
function two(): Trail {
  const trail = new Trail();
  for (const id of [1, 2]) {
    trail.sent(choice(id));
    trail.moved(ASKED, true);
  }
  return trail;
}

describe('the trail of answers', () => {
  it('keeps an answer when the table has moved on, and is free again', () => {
    const trail = new Trail();
    trail.sent(choice(1));
    expect([trail.sending, trail.answers]).toEqual([true, []]);
    expect(trail.moved(ASKED, true)).toBeNull();
    expect([trail.sending, trail.answers.map((each) => each.choice?.id)]).toEqual([false, [1]]);
  });

  it('is empty as soon as nothing can be taken back', () => {
    const trail = two();
    trail.moved(ASKED, false);
    expect(trail.answers).toEqual([]);
  });

  it('keeps nothing of an answer that was refused', () => {
    const trail = new Trail();
    trail.sent(choice(1));
    trail.stop();
    trail.moved(ASKED, true);
    expect([trail.sending, trail.answers]).toEqual([false, []]);
  });

  it('sends what a form answers, one question after the other, and keeps it as one', () => {
    const trail = new Trail();
    const first = trail.follow(form(3), ASKED, true);
    const sent = [];
    for (let next = first; next && next.id;) {
      sent.push(next.id);
      trail.sent(next);
      const then = trail.moved(ASKED, true);
      next = then === 'undo' ? null : then;
    }
    expect(sent).toEqual([7, 7, 7]);
    expect(trail.answers).toEqual([{ choice: null, label: 'Pay 3', count: 3 }]);
  });

  it('ends a form when somebody else is asked', () => {
    const trail = new Trail();
    trail.sent(trail.follow(form(3), ASKED, true)!);
    expect(trail.moved(null, true)).toBeNull();
    expect(trail.answers).toEqual([{ choice: null, label: 'Pay 3', count: 1 }]);
    expect(trail.moved(ASKED, true)).toBeNull();
  });

  it('keeps nothing of a form that has no answer', () => {
    const trail = new Trail();
    expect(trail.follow(form(0), ASKED, true)).toBeNull();
    expect(trail.answers).toEqual([]);
  });

  it('takes back as often as there were choices from an answer on', () => {
    const trail = two();
    trail.sent(trail.follow(form(2), ASKED, true)!);
    const again = trail.moved(ASKED, true);
    if (again && again !== 'undo') trail.sent(again);
    trail.moved(ASKED, true);
    expect(trail.answers.map(({ count }) => count)).toEqual([1, 1, 2]);
    trail.undo(1); // the first undo is sent by whoever calls: two more follow
    expect([trail.answers.length, trail.sending]).toEqual([1, true]);
    expect([trail.moved(ASKED, true), trail.moved(ASKED, true)]).toEqual(['undo', 'undo']);
    expect([trail.moved(ASKED, true), trail.sending]).toEqual([null, false]);
  });

  it('takes back the last answer only, unless told from where', () => {
    const trail = two();
    trail.undo();
    expect(trail.answers.map((each) => each.choice?.id)).toEqual([1]);
    expect(trail.moved(ASKED, true)).toBeNull();
  });

  it('stops going back where undo is closed', () => {
    const trail = two();
    trail.undo(0);
    expect(trail.moved(ASKED, false)).toBeNull();
    expect(trail.moved(ASKED, true)).toBeNull();
  });
});
