/** The payment being made, shared by the form and the own area: which goods would go, and which must be among them. */
class Paying {
  pointed = $state.raw<readonly number[] | null>(null);
  chosen = $state.raw<readonly number[] | null>(null);
  /** Whether a form is open whose list the goods filter. */
  open = $state(false);
  must = $state.raw<ReadonlySet<string>>(new Set());

  get goods(): readonly number[] | null {
    return this.pointed ?? this.chosen;
  }

  /** Only payments with this kind, or again all. */
  filter(kind: string): void {
    const next = new Set(this.must);
    if (!next.delete(kind)) next.add(kind);
    this.must = next;
  }

  clear(): void {
    this.pointed = null;
    this.chosen = null;
    this.open = false;
    this.must = new Set();
  }
}

export const paying = new Paying();
