/** What the view tells about the players. */
import type { View } from '../../table.svelte';

export interface Player {
  seat: number;
  gold: number | null;
  camels: number;
  viziers: number;
  elders: number;
  cards: number;
  known: Record<string, number>;
  unknown: number;
  hand: { id: string; card: string; count: number }[] | null;
  djinns: { id: string; djinn: string; points: number; used: boolean }[];
  points: Record<string, number | null>;
}

export function playersOf(view: View): Player[] {
  return Array.isArray(view.seats) ? view.seats : view.players;
}

/** The points that may be seen. */
export function scoreOf(player: Player): number {
  return Object.values(player.points).reduce<number>((sum, each) => sum + (each ?? 0), 0);
}

/** Turn order first, left to right, then those who are still to bid; each seat once. */
export function orderOf(view: View): number[] {
  const spots: { seat: number | null }[] = [...view['turn-order'], ...view['bid-order']];
  const seen = new Set<number>();
  for (const spot of spots) if (spot.seat !== null) seen.add(spot.seat);
  for (const player of playersOf(view)) seen.add(player.seat);
  return [...seen];
}
