import type { Face } from '../face';
import Board from './Board.svelte';
import Dock from './Dock.svelte';

export const face: Face = {
  Board,
  Dock,
  parts: [{ key: 'board', icon: 'i-map' }],
  partOf: () => 'board',
  seats: (view) => view.seats.map(({ points }) => ({ score: points, counts: [] })),
  order: (view) => view.seats.map(({ seat }) => seat),
  phase: () => '',
  unit: '',
};
