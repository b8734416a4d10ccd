import { describe, expect, it } from 'vitest';
import { correction, qr, qrPath } from '../src/qr';

// The code of HELLO with mask 0, as an independent encoder draws it.
const HELLO = `
111111100111001111111 100000101011001000001 101110100010001011101 101110100011001011101 101110101010101011101
100000100110101000001 111111101010101111111 000000000101100000000 101010100101000010010 101010000110001000010
000001100110100011111 101011010110001000010 011001110110101010100 000000001011010100110 111111100001011100111
100000100011110110000 101110101011011100111 101110100100001100110 101110101010100010101 100000100110001010010
111111101010101100111`;

const rows = (code: boolean[][]): string[] =>
  code.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));

describe('QR code', () => {
  it('has the error-correction bytes of the published example', () => {
    expect(correction([32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17], 10)).toEqual([
      196, 35, 39, 119, 235, 215, 231, 226, 93, 23,
    ]);
  });

  it('draws what another encoder draws', () => {
    expect(rows(qr('HELLO', 0))).toEqual(HELLO.trim().split(/\s+/));
  });

  it('chooses one of the eight masks', () => {
    const chosen = rows(qr('HELLO'));
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((mask) => rows(qr('HELLO', mask)))).toContainEqual(chosen);
  });

  it.each([
    [14, 21],
    [26, 25],
    [90, 41],
    [150, 49],
    [213, 57],
  ])('grows with the text: %i letters, %i modules', (length, size) => {
    const code = qr('x'.repeat(length));
    expect(code).toHaveLength(size);
    expect(code.every((row) => row.length === size)).toBe(true);
  });

  it('refuses what is too long', () => {
    expect(() => qr('x'.repeat(214))).toThrow('too long');
  });

  it('makes one path of all dark modules', () => {
    const { size, path } = qrPath('HELLO');
    expect(size).toBe(21);
    expect(path.match(/M/g)?.length).toBe(rows(qr('HELLO')).join('').replaceAll('0', '').length);
  });
});
