// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { Selection } from '../src/selection.svelte';
import type { ChoiceInfo } from '../src/wire';
import { choice } from './messages';

const CHOICES = [choice(1, 'shop-a', 'souk-1'), choice(2, 'shop-a', 'souk-2'), choice(3, 'camel'), choice(4)];

let answered: number[];
let turned: number;
let open: boolean;
let final: number[];

function selection(choices: readonly ChoiceInfo[] = CHOICES): Selection {
  return new Selection({
    choices: () => choices,
    open: () => open,
    final: ({ id }) => final.includes(id),
    plain: ({ key }) => key === 'choice-pass',
    answer: ({ id }) => answered.push(id),
    turned: () => (turned += 1),
  });
}

beforeEach(() => {
  answered = [];
  turned = 0;
  open = true;
  final = [];
});

describe('what the person is choosing', () => {
  it('answers when clicks leave one choice', () => {
    const made = selection();
    made.touch('shop-a');
    expect([answered, made.clicks, made.has('shop-a'), made.can('souk-2')]).toEqual([
      [],
      ['shop-a'],
      true,
      true,
    ]);
    made.touch('souk-2');
    expect(answered).toEqual([2]);
  });

  it('waits for a second click where there is no way back, or a finger touched', () => {
    final = [3];
    const made = selection();
    made.touch('camel');
    expect([answered, made.ready?.id]).toEqual([[], 3]);
    made.touch('camel');
    expect(answered).toEqual([3]);
    final = [];
    const careful = selection();
    careful.touch('camel', true);
    expect([answered, careful.ready?.id]).toEqual([[3], 3]);
  });

  it('arms a final choice of the list, and takes it when it is chosen again', () => {
    final = [4];
    const made = selection();
    made.touch('shop-a');
    made.choose(CHOICES[3]!);
    expect([answered, made.armed?.id, made.clicks, made.begun]).toEqual([[], 4, [], true]);
    made.choose(CHOICES[3]!);
    expect(answered).toEqual([4]);
  });

  it('takes what only lets the question go by at once, also by touch and without a way back', () => {
    final = [9];
    selection().choose({ ...CHOICES[3]!, id: 9, key: 'choice-pass' }, true);
    expect(answered).toEqual([9]);
  });

  it('does nothing while no answer may be given', () => {
    open = false;
    const made = selection();
    let ran = false;
    made.draft = { id: 'd', label: '', run: () => (ran = true) };
    made.touch('camel');
    made.choose(CHOICES[2]!);
    made.confirm();
    expect([answered, made.clicks, ran]).toEqual([[], [], false]);
  });

  it('confirms a prepared form before anything else, once', () => {
    const made = selection();
    let runs = 0;
    made.choose(CHOICES[2]!, true);
    made.draft = { id: 'd', label: 'Pay', run: () => (runs += 1) };
    made.confirm();
    expect([runs, answered, made.draft]).toEqual([1, [], null]);
    made.confirm();
    expect([runs, answered]).toEqual([1, [3]]);
  });

  it('shows the choice pointed at in the list, else the ready one, else the only one behind a thing', () => {
    const made = selection();
    made.point('shop-a');
    expect(made.shown).toBeNull();
    made.point('camel');
    expect(made.shown?.id).toBe(3);
    made.choose(CHOICES[0]!, true);
    expect(made.shown?.id).toBe(1);
    made.pointAt(CHOICES[3]!);
    expect([made.shown?.id, turned]).toEqual([4, 4]);
  });

  it('goes back one step at a time: the form, the armed choice, the clicks', () => {
    const made = selection();
    made.touch('shop-a');
    made.armed = CHOICES[3]!;
    made.draft = { id: 'd', label: '', run: () => undefined };
    const left = (): unknown[] => [made.draft !== null, made.armed !== null, made.clicks.length];
    expect(left()).toEqual([true, true, 1]);
    const seen = [];
    while (made.back()) seen.push(left());
    expect(seen).toEqual([
      [false, true, 1],
      [false, false, 1],
      [false, false, 0],
    ]);
  });

  it('lets an open form take back the last thing done in it, before anything else', () => {
    const made = selection();
    let ticks = 2;
    made.draft = { id: 'd', label: '', run: () => undefined };
    made.takeBack = () => {
      ticks -= 1;
      if (!ticks) made.takeBack = null;
    };
    expect([made.back(), ticks, made.draft !== null, made.begun]).toEqual([true, 1, true, true]);
    expect([made.back(), ticks, made.draft !== null]).toEqual([true, 0, true]);
    expect([made.back(), made.draft, made.begun, made.back()]).toEqual([true, null, false, false]);
  });

  it('goes back to an earlier click', () => {
    const made = selection();
    made.touch('shop-a');
    made.armed = CHOICES[3]!;
    made.backTo(0);
    expect([made.clicks, made.armed]).toEqual([[], null]);
  });
});
