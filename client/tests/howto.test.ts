import { describe, expect, it } from 'vitest';
import { minutes, pieces } from '../src/howto/rich';

describe('texts of How to play', () => {
  it('find bold words and rules', () => {
    expect(pieces('Fill **all** shops. [YS-35-43] [YS-16-21 the roll] [YS-102]')).toEqual([
      { kind: 'text', text: 'Fill ' },
      { kind: 'bold', text: 'all' },
      { kind: 'text', text: ' shops. ' },
      { kind: 'rule', first: 'YS-35', last: 'YS-43', title: '' },
      { kind: 'text', text: ' ' },
      { kind: 'rule', first: 'YS-16', last: 'YS-21', title: 'the roll' },
      { kind: 'text', text: ' ' },
      { kind: 'rule', first: 'YS-102', last: '', title: '' },
    ]);
  });

  it('leave other brackets alone', () => {
    expect(pieces('a [note] b')).toEqual([{ kind: 'text', text: 'a [note] b' }]);
  });

  it('tell how long they take', () => {
    expect(minutes(`howto-a = ${'word '.repeat(1100)}`)).toBe(8);
    expect(minutes('howto-a = one')).toBe(1);
  });
});
