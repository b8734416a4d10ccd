import type { Face } from '../face';
import type { View } from '../../table.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';

function seatCount(view: View): number {
  if (Array.isArray(view?.seats)) return view.seats.length;
  if (Array.isArray(view?.players)) return view.players.length;
  return typeof view?.seats === 'number' ? view.seats : 0;
}

function scoreOf(view: View, seat: number): number | null {
  const of = view?.players?.[seat] ?? view?.seats?.[seat];
  const found = of?.score ?? of?.points ?? view?.scores?.[seat];
  return typeof found === 'number' ? found : null;
}

export const face: Face = {
  Board,
  Dock,
  parts: [{ key: 'board', icon: 'i-map' }],
  partOf: () => 'board',
  seats: (view) => Array.from({ length: seatCount(view) }, (_, seat) => ({ score: scoreOf(view, seat), counts: [] })),
  order: (view) => Array.from({ length: seatCount(view) }, (_, seat) => seat),
  phase: () => '',
  pieces: () => [],
  unit: '',
};
