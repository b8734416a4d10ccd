/** Which of the three page shapes fits this window. */
import type { Layout } from './games/face';

export function shapeOf(width: number, height: number): Layout {
  if (width < 700 || (height < 500 && width < 1000)) return 'phone';
  return width < 1180 ? 'tablet' : 'desktop';
}

class Screen {
  width = $state(globalThis.innerWidth ?? 0);
  height = $state(globalThis.innerHeight ?? 0);

  constructor() {
    globalThis.addEventListener?.('resize', () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }

  get layout(): Layout {
    return shapeOf(this.width, this.height);
  }

  /** A laptop's small window: bars, panels and the dock are lower there, so that the board is large. */
  get tight(): boolean {
    return this.layout === 'desktop' && (this.height < 820 || this.width < 1400);
  }

  /** A tablet that is higher than wide: the choices have a place of their own below the dock. */
  get upright(): boolean {
    return this.layout === 'tablet' && this.height > this.width;
  }

  /** A phone held sideways. */
  get lying(): boolean {
    return this.layout === 'phone' && this.width > this.height;
  }
}

export const screenShape = new Screen();
