/** A game that plays itself, move by move, as fast as one likes. */

/** Milliseconds for a move at plain speed. */
const PACE = 1200;
export const SPEEDS = [1, 2, 4] as const;

export class Playback {
  on = $state(false);
  speed = $state<number>(1);

  /** `step` goes on by one move and says whether there are more. To be made while a component is. */
  constructor(step: () => boolean) {
    $effect(() => {
      if (!this.on) return;
      const timer = setInterval(() => (this.on = step()), PACE / this.speed);
      return () => clearInterval(timer);
    });
  }

  toggle(): void {
    this.on = !this.on;
  }
}
