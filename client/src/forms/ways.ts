/** What is still open of an answer with several parts, when some of them are chosen. */
export interface Part {
  /** The options that some whole answer has here, given the other choices. */
  readonly open: ReadonlySet<string>;
  /** What stands here: chosen, or the only thing left. */
  readonly value: string | null;
  /** Nothing else was ever possible here, or the other choices leave nothing else. */
  readonly forced: boolean;
}

/** The parts of the answer; `ways` are all whole answers, `picked` what was chosen for some parts. */
export function narrowed(ways: readonly (readonly string[])[], picked: ReadonlyMap<number, string>): Part[] {
  const left = ways.filter((way) => [...picked].every(([part, value]) => way[part] === value));
  return (ways[0] ?? []).map((_, part) => {
    const open = new Set(left.map((way) => way[part] ?? ''));
    const chosen = picked.get(part);
    const only = open.size === 1 ? ([...open][0] ?? null) : null;
    return { open, value: chosen ?? only, forced: chosen === undefined && only !== null };
  });
}
