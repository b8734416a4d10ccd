/** Time left for a decision, told and drawn as the table's own pace asks for. */
const HOUR = 3600;
const DAY = 86_400;
const SHARE = 0.15;

/** Under 15 % of the pace, or three hours of a long one, time is short. */
export function isShort(seconds: number, pace: number): boolean {
  return seconds < Math.min(SHARE * pace, 3 * HOUR);
}

/** The part of the pace that is left, from 0 to 1. */
export function share(seconds: number, pace: number): number {
  return Math.min(1, seconds / Math.max(1, pace));
}

/** Figures under an hour, hours under two days, then days. */
export function unit(seconds: number): { key: 'minutes' | 'hours' | 'days'; number: number } {
  if (seconds < HOUR) return { key: 'minutes', number: Math.floor(seconds / 60) };
  if (seconds < 2 * DAY) return { key: 'hours', number: Math.round(seconds / HOUR) };
  return { key: 'days', number: Math.round(seconds / DAY) };
}
