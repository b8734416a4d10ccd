/** Where a guided first game stands: the server plays the script, the reader turns the pages in between. */
import type { LessonInfo } from './wire';

/**
 * The lesson to show. `at` is the page the reader has open, `now` the lesson the script is at: what was done is not
 * shown again, what is to come is not shown before, and pages to read in between stay until they are turned.
 */
export function page(lessons: readonly Pick<LessonInfo, 'mine'>[], at: number, now: number): number {
  let first = now;
  while (first > 0 && !lessons[first - 1]?.mine) first -= 1;
  return Math.max(first, Math.min(at, now));
}
