/**
 * Recovery words: 128 random bits and a check of four, eleven bits a word. The server keeps a digest of what they stand for.
 *
 * Nothing here needs a secure page: a server on the home network has none.
 */
import { WORDS } from './recovery-words';
import { base64, BYTES, fromBase64 } from './secret';

export const COUNT = 12;
const CHECK = 4;

function bitsOf(value: number, count: number): string {
  return value.toString(2).padStart(count, '0');
}

/** A cyclic check of four bits: it finds every wrong word but one in sixteen, and the server the rest. */
function checkOf(bits: string): string {
  let left = 0;
  for (const bit of bits + '0000') {
    left = (left << 1) | Number(bit);
    if (left & 16) left ^= 0b10011;
  }
  return bitsOf(left, CHECK);
}

/** The words of a secret. */
export function wordsOf(secret: string): string[] {
  const bits = [...fromBase64(secret)].map((each) => bitsOf(each, 8)).join('');
  const whole = bits + checkOf(bits);
  return Array.from(
    { length: COUNT },
    (_, at) => WORDS[parseInt(whole.slice(11 * at, 11 * at + 11), 2)] ?? '',
  );
}

/** What is wrong with words that were typed: which one is not in the list, how many are missing, or that they do not fit. */
export type Fault = { word: string } | { missing: number } | 'check';

/** The secret that words stand for, or what is wrong with them. */
export function secretOf(text: string): string | Fault {
  const words = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  const unknown = words.find((each) => !WORDS.includes(each));
  if (unknown !== undefined) return { word: unknown };
  if (words.length !== COUNT) return { missing: COUNT - words.length };
  const whole = words.map((each) => bitsOf(WORDS.indexOf(each), 11)).join('');
  const bits = whole.slice(0, 8 * BYTES);
  if (whole.slice(8 * BYTES) !== checkOf(bits)) return 'check';
  return base64(Uint8Array.from({ length: BYTES }, (_, at) => parseInt(bits.slice(8 * at, 8 * at + 8), 2)));
}
