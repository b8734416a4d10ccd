import { expect, test, vi } from 'vitest';
import { play, soundOf } from '../src/sound';

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

test('nothing is played before the page was touched, and a context that waited is woken', () => {
  const param = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const start = vi.fn();
  const resume = vi.fn();
  const node = { connect: (next: unknown) => next, frequency: param, gain: param, start, stop: vi.fn() };
  const made = vi.fn();
  class Context {
    state = 'suspended';
    currentTime = 0;
    destination = node;
    resume = resume;
    createOscillator = () => node;
    createGain = () => node;
    constructor() {
      made();
    }
  }
  const activation = { hasBeenActive: false };
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('navigator', { userActivation: activation });
  play('piece');
  expect(made).not.toHaveBeenCalled();
  activation.hasBeenActive = true;
  play('piece');
  expect(start).toHaveBeenCalledOnce();
  expect(resume).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
