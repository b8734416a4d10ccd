/** The HTTP calls of reviews, puzzles and hints; here and not among the others, which every table loads. */
import { call, json } from '../api';
import type { HintInfo, Keys, PlayOn, PuzzleSet, ReviewBoard, ReviewPage } from '../wire';

export const review = (table: string, token: string): Promise<ReviewPage> =>
  json('GET', `/api/tables/${table}/review`, undefined, token);
export const board = (table: string, moment: number, token: string): Promise<ReviewBoard> =>
  json('GET', `/api/tables/${table}/review/${moment}`, undefined, token);
export const onward = (table: string, wish: PlayOn, token: string): Promise<Keys> =>
  json('POST', `/api/tables/${table}/onward`, wish, token);
export const puzzles = (game: string): Promise<PuzzleSet> => json('GET', `/api/puzzles/${game}`);
export const puzzleOnward = (game: string, puzzle: string, wish: PlayOn): Promise<Keys> =>
  json('POST', `/api/puzzles/${game}/${puzzle}/onward`, wish);
export const hint = (table: string, token: string): Promise<HintInfo> =>
  json('POST', `/api/tables/${table}/hint`, undefined, token);

export async function words(language: string): Promise<string> {
  return (await call('GET', `/api/look/${language}`)).text();
}
