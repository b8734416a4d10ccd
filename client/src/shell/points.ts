/** Points with a true minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
