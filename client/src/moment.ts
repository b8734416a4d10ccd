/** Times of day as the person writes them. */
import { settings } from './settings.svelte';

const DAY = 86_400_000;

/** 3 Dec; with its year where that is another one. */
export function dayOf(moment: number, now = Date.now()): string {
  const far = new Date(moment).getFullYear() !== new Date(now).getFullYear();
  return new Intl.DateTimeFormat(settings.language, {
    day: 'numeric',
    month: 'short',
    ...(far && { year: 'numeric' }),
  }).format(moment);
}

/** 19:42; further back than a day with its date. */
export function clockTime(moment: number, now = Date.now()): string {
  const day: Intl.DateTimeFormatOptions = now - moment > DAY ? { day: 'numeric', month: 'short' } : {};
  return new Intl.DateTimeFormat(settings.language, { ...day, hour: '2-digit', minute: '2-digit' }).format(
    moment,
  );
}
