/** What a palace offers, in words and pictures. */
import type { Words } from '../../words';
import { palaceOf } from './geometry';
import type { View, VisitView } from './view';
import type { PartKey } from './visit';

const GIVES: Record<string, string> = {
  military: 'tokens',
  lore: 'sage',
  commerce: 'merchant',
  politics: 'pasha',
  'al-rashid': 'benevolence',
};
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

/** What an action of a visit brings: the service's gift, the title, the favour. */
export function partName(words: Words, view: View, visit: VisitView, key: PartKey): string {
  if (key === 'service') return serviceName(words, visit.palace);
  if (key === 'title') return words.name(visit.title ?? 'title');
  const head = palaceOf(view, visit.palace)?.head ?? '';
  return visit.favour && visit.favour !== head
    ? `${words.name(head)}: ${words.name(visit.favour)}`
    : words.name(head);
}
