/** What a palace offers, in words and pictures. */
import type { Words } from '../../words';

const PAWN: Record<string, string> = { lore: 'sage', commerce: 'merchant', politics: 'pasha' };

export function serviceName(words: Words, palace: string): string {
  const pawn = PAWN[palace];
  if (pawn) return words.name(pawn);
  return palace === 'al-rashid' ? words.name('benevolence') : words.say(`ui-ar-service-${palace}`);
}

export function serviceIcon(palace: string, colour: string): string {
  const pawn = PAWN[palace];
  if (pawn) return `${pawn}-${colour}`;
  return palace === 'al-rashid' ? 'bag' : `g-${palace}`;
}
