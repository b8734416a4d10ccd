/** The faces of the games we draw; any other game gets tidy tables and the list of choices. */
import { loadSprites } from '../sprites';
import type { Face } from './face';

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  yspahan: () => import('./yspahan'),
  fivetribes: () => import('./fivetribes'),
  alrashid: () => import('./alrashid'),
  morgenland: () => import('./morgenland'),
};

export async function faceOf(game: string): Promise<Face> {
  void loadSprites(game);
  const load = FACES[game] ?? (() => import('./generic'));
  return (await load()).face;
}
