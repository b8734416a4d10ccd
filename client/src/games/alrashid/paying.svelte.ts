/** The goods of the payment that is pointed at or chosen, so that the own area can show what would go. */
class Paying {
  pointed = $state.raw<readonly number[] | null>(null);
  chosen = $state.raw<readonly number[] | null>(null);

  get goods(): readonly number[] | null {
    return this.pointed ?? this.chosen;
  }

  clear(): void {
    this.pointed = null;
    this.chosen = null;
  }
}

export const paying = new Paying();
