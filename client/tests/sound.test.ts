import { expect, test } from 'vitest';
import { soundOf } from '../src/sound';

test('each kind of event has its sound', () => {
  expect(soundOf(['rolled'])).toBe('dice');
  expect(soundOf(['drew-card'])).toBe('card');
  expect(soundOf(['paid'])).toBe('coin');
  expect(soundOf(['dropped'])).toBe('piece');
});

test('a chain of events makes one sound, the rarest', () => {
  expect(soundOf(['dropped', 'took', 'income'])).toBe('coin');
  expect(soundOf(['day', 'rolled', 'took', 'supplied'])).toBe('dice');
});

test('headings and unknown events are silent', () => {
  expect(soundOf(['round', 'turn', 'day'])).toBeNull();
  expect(soundOf([])).toBeNull();
});
