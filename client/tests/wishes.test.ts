import { describe, expect, it } from 'vitest';
import type { Offer } from '../src/games/alrashid/view';
import type { Payment } from '../src/games/alrashid/visit';
import {
  granting,
  leaving,
  lesser,
  meant,
  NOTHING,
  open,
  saved,
  titled,
  toggled,
  type Wish,
} from '../src/games/alrashid/wishes';
import type { ChoiceInfo } from '../src/wire';
import { choice, prompt } from './messages';

function offer(actions: string, price: number, title: string | null = null, note = false): Offer {
  const parts = actions.split(' ');
  return { actions: parts, favour: parts.includes('favour') ? 'scholar' : null, title, note, price };
}

const OFFERS = [
  offer('service', 7),
  offer('title', 6, 'banker'),
  offer('title', 3, 'banker', true),
  offer('title', 9, 'loremaster'),
  offer('favour', 2),
  offer('service title', 10, 'banker', true),
  offer('service favour', 9),
];
const wish = (change: Partial<Wish>): Wish => ({ ...NOTHING, ...change });
const asked = (...choices: ChoiceInfo[]): ReturnType<typeof prompt> => prompt(0, ...choices);
const said = (key: string, args: ChoiceInfo['args']): ChoiceInfo => ({ ...choice(1), key, args });

describe('a visit that is wished for', () => {
  it('takes an action more only where some open visit has it too', () => {
    const both = toggled(OFFERS, toggled(OFFERS, NOTHING, 'service')!, 'favour');
    expect(both?.parts).toEqual(new Set(['service', 'favour']));
    expect(toggled(OFFERS, both!, 'title')).toBeNull();
    expect(toggled(OFFERS, both!, 'service')?.parts).toEqual(new Set(['favour']));
  });

  it('is on the way to another one if that has all of it and more', () => {
    const title = wish({ parts: new Set(['title']) });
    const banker = { ...title, title: 'banker' };
    expect([lesser(NOTHING, title), lesser(title, banker)]).toEqual([true, true]);
    expect([lesser(title, title), lesser(banker, title)]).toEqual([false, false]);
    expect(lesser(banker, { ...title, title: 'loremaster', note: true })).toBe(false);
    expect(lesser(wish({ parts: new Set(['service']) }), banker)).toBe(false);
    expect(lesser(banker, { ...banker, note: true })).toBe(true);
  });

  it('is meant when only the payment is left', () => {
    expect(meant(OFFERS, NOTHING)).toBeNull();
    const title = wish({ parts: new Set(['title']) });
    expect(meant(OFFERS, title)).toBeNull();
    expect(open(OFFERS, title, 'title')).toEqual(['banker', 'loremaster']);
    expect(meant(OFFERS, { ...title, title: 'banker' })?.price).toBe(6);
    expect(meant(OFFERS, { ...title, title: 'banker', note: true })?.price).toBe(3);
    expect(saved(OFFERS, { ...title, title: 'banker' })).toBe(3);
    expect(saved(OFFERS, { ...title, title: 'loremaster' })).toBe(0);
  });

  it('spends the note that it cannot do without', () => {
    const both = titled(OFFERS, wish({ parts: new Set(['service']) }), 'banker');
    expect(meant(OFFERS, both!)).toMatchObject({ price: 10, note: true });
  });

  it('drops the other actions for a title that leaves nothing for them', () => {
    const dear = titled(OFFERS, wish({ parts: new Set(['service']) }), 'loremaster');
    expect(dear?.parts).toEqual(new Set(['title']));
    expect(titled(OFFERS, NOTHING, 'vizier')).toBeNull();
  });

  it('answers every question of the visit', () => {
    const payment: Payment = {
      id: '0-0-1-0-0',
      goods: [0, 0, 1, 0, 0],
      worth: 3,
      lost: 0,
      keeps: [],
      kept: 0,
    };
    const pick = granting(offer('service title', 10, 'banker', true), payment);
    const visit = said('choice-visit', { actions_id: 'service-and-title' });
    const court = said('choice-court', { actions_id: 'benevolence-and-title' });
    const none = said('choice-visit', { actions_id: 'none' });
    expect(pick(asked(none, visit))).toBe(visit);
    expect(pick(asked(court))).toBe(court);
    expect(leaving([visit, none])).toBe(none);
    const buy = said('choice-buy', { title: 'banker' });
    expect(pick(asked(said('choice-buy', { title: 'general' }), buy))).toBe(buy);
    const spend = said('choice-spend', { answer_id: 'note' });
    expect(pick(asked(said('choice-spend', { answer_id: 'nothing' }), spend))).toBe(spend);
    expect(pick(asked(said('choice-gain', { kind: 'silk' })))).toBeNull();
  });
});
