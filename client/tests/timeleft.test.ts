import { describe, expect, it } from 'vitest';
import { PACES, paceOf } from '../src/paces';
import { isShort, share, unit } from '../src/timeleft';

describe('time left', () => {
  it('is a share of the pace of this table', () => {
    expect(share(60, 120)).toBe(0.5);
    expect(share(43_200, 86_400)).toBe(0.5);
    expect(share(90_000, 86_400)).toBe(1);
  });

  it('is short under 15 % of the pace, or three hours of a long one', () => {
    expect([isShort(8, 60), isShort(10, 60)]).toEqual([true, false]);
    expect([isShort(10_000, 259_200), isShort(11_000, 259_200)]).toEqual([true, false]);
  });

  it('is told in figures, hours, then days', () => {
    expect(unit(3599).key).toBe('minutes');
    expect(unit(86_400)).toEqual({ key: 'hours', number: 24 });
    expect(unit(259_200)).toEqual({ key: 'days', number: 3 });
  });

  it('knows a pace by its name, also one that somebody set by hand', () => {
    for (const [name, seconds] of Object.entries(PACES)) expect(paceOf(seconds)).toBe(name);
    expect([paceOf(3600), paceOf(2_592_000)]).toEqual(['day', 'days']);
  });
});
