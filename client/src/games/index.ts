/** The faces of the games we draw; any other game gets tidy tables and the list of choices. */
import { loadSprites } from '../sprites';
import type { Face } from './face';

const FACES = {
  yspahan: () => import('./yspahan'),
  fivetribes: () => import('./fivetribes'),
  alrashid: () => import('./alrashid'),
  morgenland: () => import('./morgenland'),
};

function drawn(game: string): game is keyof typeof FACES {
  return Object.hasOwn(FACES, game);
}

export async function faceOf(game: string): Promise<Face> {
  void loadSprites(game);
  const { face } = await (drawn(game) ? FACES[game]() : import('./generic'));
  // A face draws the views of its own game only, and the table it is given holds no others: the server names the game
  // and makes the views by the types that `view.ts` is made from. The compiler cannot know that the two belong together.
  return face as unknown as Face;
}
