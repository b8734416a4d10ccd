/** What a palace offers, in words and pictures. */
import type { Words } from '../../words';

const GIVES: Record<string, string> = { military: 'tokens', lore: 'sage', commerce: 'merchant', politics: 'pasha', 'al-rashid': 'benevolence' };
const PAWN = /^(?:sage|merchant|pasha)$/;

export function serviceName(words: Words, palace: string): string {
  const gives = GIVES[palace];
  return gives ? words.name(gives) : words.say(`ui-ar-service-${palace}`);
}

export function serviceIcon(palace: string, colour: string): string {
  const gives = GIVES[palace] ?? '';
  if (PAWN.test(gives)) return `${gives}-${colour}`;
  return palace === 'al-rashid' ? 'bag' : `g-${palace}`;
}
