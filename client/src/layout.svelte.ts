/** Which of the three page shapes fits this window. */
import type { Layout } from './games/face';

export function shapeOf(width: number, height: number): Layout {
  if (width < 700 || (height < 500 && width < 1000)) return 'phone';
  return width < 1180 ? 'tablet' : 'desktop';
}

class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }

  get layout(): Layout {
    return shapeOf(this.width, this.height);
  }

  /** A phone held sideways. */
  get lying(): boolean {
    return this.layout === 'phone' && this.width > this.height;
  }
}

export const screenShape = new Screen();
