import type { Face } from '../face';
import type { View } from '../../table.svelte';
import Board from './Board.svelte';
import Dock from './Dock.svelte';

function seatCount(view: View): number {
  const listed = view?.seats ?? view?.players;
  return Array.isArray(listed) ? listed.length : typeof listed === 'number' ? listed : 0;
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
  seats: (view) =>
    Array.from({ length: seatCount(view) }, (_, seat) => ({ score: scoreOf(view, seat), counts: [] })),
  order: (view) => Array.from({ length: seatCount(view) }, (_, seat) => seat),
  phase: () => '',
  unit: '',
};
