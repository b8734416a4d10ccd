// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { best, forget, fromFragment, held, hold, holdFromAddress, tokens } from '../src/keys';

describe('keys', () => {
  beforeEach(() => localStorage.clear());

  it('keeps secrets by table and adds to them', () => {
    hold('one', { join: 'j' });
    hold('one', { seat: 's', owner: '' });
    expect(held('one')).toEqual({ join: 'j', seat: 's' });
    expect(held('two')).toEqual({});
  });

  it('tells the tokens of seats and owners, newest first', () => {
    hold('one', { seat: 'a' });
    hold('two', { owner: 'b' });
    hold('three', { watch: 'c' });
    hold('one', {});
    expect(tokens()).toEqual(['a', 'b']);
    forget('one');
    expect(tokens()).toEqual(['b']);
  });

  it('opens a table with the best it has', () => {
    expect(best({ seat: 's', watch: 'w', join: 'j' })).toBe('s');
    expect(best({ join: 'j' })).toBe('j');
    expect(best({})).toBe('');
  });

  it('reads the fragment of a link and nothing else', () => {
    expect(fromFragment('#join=abc')).toEqual({ join: 'abc' });
    expect(fromFragment('#seat=s&evil=1')).toEqual({ seat: 's' });
    expect(fromFragment('')).toEqual({});
  });

  it('takes a secret out of the address bar once it is kept', () => {
    history.replaceState(null, '', '/table/one#seat=s');
    holdFromAddress('one');
    expect(held('one')).toEqual({ seat: 's' });
    expect(location.pathname + location.hash).toBe('/table/one');
    holdFromAddress('one');
    expect(held('one')).toEqual({ seat: 's' });
  });

  it('survives a spoilt store', () => {
    localStorage.setItem('serai.tables', '{broken');
    expect(held('one')).toEqual({});
    hold('one', { seat: 's' });
    expect(tokens()).toEqual(['s']);
  });
});
