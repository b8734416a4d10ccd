import { afterEach, expect, it, vi } from 'vitest';
import { lobby, Problem } from '../src/api';
import { said } from '../src/problem';
import { bundle, Words } from '../src/words';

const words = new Words('en', [
  bundle(
    'en',
    'ui-problem-internal = Broken.\nui-problem-full = No seat is open.\nui-reference = (Reference { $id })',
  ),
]);

afterEach(() => vi.unstubAllGlobals());

it('sends an id with every call and shows it with what is the server’s own fault', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_: string, options: { headers: Record<string, string> }) => {
    sent.push(options.headers['X-Request-Id'] ?? '');
    return new Response('{"code":"internal","detail":"x"}', { status: 500 });
  });
  const errors = [
    await lobby().catch((error: unknown) => error),
    await lobby().catch((error: unknown) => error),
  ];
  expect(sent[0]).toMatch(/^[a-z0-9-]{5,40}$/);
  expect(sent[0]).not.toBe(sent[1]);
  expect(said(words, errors[0])).toBe(`Broken. (Reference ${sent[0]})`);
});

it('says refusals without one', () => {
  expect(said(words, new Problem('full', '', 'abc'))).toBe('No seat is open.');
  expect(said(words, new Error('what'))).toBe('Broken.');
});
