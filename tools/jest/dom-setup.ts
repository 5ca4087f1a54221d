import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What a page brings later may take its time on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

class PointerEventOfBrowsers extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? '';
  }
}

// What every browser has and jsdom has not: pointer events, scrolling, a canvas that may be asked for, media queries.
if (typeof PointerEvent === 'undefined') Object.assign(window, { PointerEvent: PointerEventOfBrowsers });
Object.assign(window, {
  scrollTo: () => undefined,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
