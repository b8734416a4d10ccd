/** Minutes that a game takes at a table, from and to. */
export const LASTS: Readonly<Record<string, readonly [number, number]>> = {
  yspahan: [45, 60],
  fivetribes: [40, 80],
  alrashid: [100, 150],
  morgenland: [60, 90],
};
