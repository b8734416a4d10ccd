/** Points with a true minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** A change of points with its sign. */
export function change(points: number): string {
  return points < 0 ? signed(points) : `+${points}`;
}
