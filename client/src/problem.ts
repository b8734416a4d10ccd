/** What went wrong, in words; of the server's own faults also what its log calls them, for whoever tells the host. */
import { Problem } from './api';
import type { Words } from './words';

/** Refusals need no reference: they say what to do instead. */
const FAULTS = new Set(['internal', 'storage', 'damaged', 'stuck']);

export function said(words: Words, error: unknown): string {
  const code = error instanceof Problem ? error.code : '';
  const sentence = words.either(`ui-problem-${code}`, 'ui-problem-internal');
  return error instanceof Problem && FAULTS.has(code)
    ? withReference(words, sentence, error.request)
    : sentence;
}

export function withReference(words: Words, sentence: string, reference: string): string {
  return reference ? `${sentence} ${words.say('ui-reference', { id: reference })}` : sentence;
}
