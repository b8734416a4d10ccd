import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qrPath } from '../src/qr';

const QUIET = 4;
const SCALE = 4;

/** The path as a picture, with the margin that the page leaves around it. */
function painted({ size, path }: { size: number; path: string }): {
  side: number;
  pixels: Uint8ClampedArray;
} {
  const side = (size + 2 * QUIET) * SCALE;
  const pixels = new Uint8ClampedArray(4 * side * side).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let down = 0; down < SCALE; down += 1)
      for (let across = 0; across < Number(run) * SCALE; across += 1) {
        const row = (Number(y) + QUIET) * SCALE + down;
        const column = (Number(x) + QUIET) * SCALE + across;
        pixels.fill(0, 4 * (row * side + column), 4 * (row * side + column) + 3);
      }
  }
  return { side, pixels };
}

function read(code: { size: number; path: string }): string | undefined {
  const { side, pixels } = painted(code);
  return jsQR(pixels, side, side)?.data;
}

describe('the QR code of a link', () => {
  it.each([
    'http://127.0.0.1:8000/table/aB3dE5fG7h',
    'https://caravanserai.example/table/moxgdwz4rtyi5end#join=tRfCJtP_uYnWfCGikIkIHbth7WoqUPYB',
    `https://host.example/table/x#join=${'k'.repeat(180)}`,
  ])('is read again by an independent reader: %s', (link) => {
    expect(read(qrPath(link))).toBe(link);
  });

  it('can be read with a hole in its middle', () => {
    const link = 'https://caravanserai.example/table/moxgdwz4rtyi5end#join=tRfCJtP_uYnWfCGikIkIHbth7WoqUPYB';
    const { size, path } = qrPath(link);
    const runs = path.split(/(?=M)/);
    const middle = (run: string): boolean => {
      const [, x, y] = /M(\d+) (\d+)/.exec(run) ?? [];
      const far = Math.hypot(Number(x) - size / 2, Number(y) - size / 2);
      return far < size * 0.16;
    };
    const left = runs.filter((run) => !middle(run));
    expect(left.length).toBeLessThan(runs.length);
    expect(read({ size, path: left.join('') })).toBe(link);
  });

  it('grows with its text', () => {
    expect(qrPath('x').size).toBeLessThan(qrPath('x'.repeat(90)).size);
  });
});
