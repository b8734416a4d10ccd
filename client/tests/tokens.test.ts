import { describe, expect, it } from 'vitest';
import css from '../src/tokens.css?raw';

/** The custom properties of a block, with references followed. */
function block(pattern: RegExp): Map<string, string> {
  const made = new Map<string, string>();
  for (const [, body] of css.matchAll(pattern))
    for (const [, name, value] of (body ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g))
      made.set(name ?? '', (value ?? '').trim());
  return made;
}

const raw = block(/:root \{([^}]*)\}/g);
const light = new Map([...raw, ...block(/:root, :root\[data-theme="light"\] \{([^}]*)\}/g)]);
const dark = new Map([...light, ...block(/:root\[data-theme="dark"\] \{([^}]*)\}/g)]);

function colour(theme: Map<string, string>, name: string): string {
  const value = theme.get(name) ?? '';
  const other = /^var\((--[\w-]+)\)$/.exec(value);
  return other ? colour(theme, other[1] ?? '') : value;
}

function luminance(hex: string): number {
  const parts = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0);
}

function contrast(theme: Map<string, string>, one: string, other: string): number {
  const [a, b] = [luminance(colour(theme, one)), luminance(colour(theme, other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const TEXT: [string, string][] = [
  ['--text', '--surface'],
  ['--text', '--bg'],
  ['--text-2', '--surface'],
  ['--text-2', '--surface-2'],
  ['--text-2', '--bg'],
  ['--text-brass', '--surface'],
  ['--on-bar', '--bar'],
  ['--on-bar', '--bar-2'],
  ['--on-bar-2', '--bar'],
  ['--on-bar-2', '--bar-2'],
  ['--on-accent', '--accent'],
  ['--on-callout', '--callout'],
  ['--good', '--good-bg'],
  ['--warn', '--warn-bg'],
  ['--bad', '--bad-bg'],
];

describe('contrast', () => {
  it.each(TEXT)('%s on %s is readable in both themes', (one, other) => {
    expect(contrast(light, one, other)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, one, other)).toBeGreaterThanOrEqual(4.5);
  });

  it('rings stand out by their edge', () => {
    expect(contrast(light, '--target-edge', '--board')).toBeGreaterThanOrEqual(3);
    expect(contrast(dark, '--target-edge', '--board')).toBeGreaterThanOrEqual(3);
  });

  it.each(['blue', 'green', 'red', 'yellow', 'violet', 'pink', 'orange', 'black'])(
    'the mark on %s can be seen',
    (name) => {
      expect(contrast(light, `--p-${name}-mark`, `--p-${name}`)).toBeGreaterThanOrEqual(3);
    },
  );
});
