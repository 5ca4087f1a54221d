import { Swiper } from 'swiper';
import { movesSidewaysItself } from './own-sideways';

/** Where a movement begins that is the device's own way back, in CSS pixels from the window's edge. */
export const SWIPE_EDGE = 24;
/** The share of the width after which letting go changes the panel. */
const SWIPE_SHARE = 0.3;
const SPEED_MS = 200;

export interface SwipeEngine {
  /** Shows a panel at once, counted from 0, unless it is the one that a swipe is bringing. */
  show(index: number): void;
  /** Takes other panels in, of which one is shown. */
  measure(index: number): void;
  destroy(): void;
}

export interface SwipeEngineOptions {
  readonly initialIndex: number;
  /** Without motion panels change at once. */
  readonly still: boolean;
  /** Called when a finger begins to draw the panels, and when they rest again. */
  readonly onMoving: (moving: boolean) => void;
  /** Called when a swipe changed the panel. */
  readonly onSwiped: (index: number) => void;
}

/**
 * Lets a finger draw the panels of `area` sideways. A movement that is steeper, that begins at the window's edge, or over
 * something that moves sideways itself, is left alone.
 */
export function startSwipe(area: HTMLElement, options: SwipeEngineOptions): SwipeEngine {
  const swiper = new Swiper(area, {
    wrapperClass: 'swipe-track',
    slideClass: 'swipe-panel',
    initialSlide: options.initialIndex,
    speed: options.still ? 0 : SPEED_MS,
    edgeSwipeDetection: true,
    edgeSwipeThreshold: SWIPE_EDGE,
    longSwipesRatio: SWIPE_SHARE,
    // A mouse selects text; tabs are tapped with it.
    simulateTouch: false,
    // Letters of a panel stay readable by a tap and a long press.
    touchStartPreventDefault: false,
    on: {
      sliderFirstMove: () => options.onMoving(true),
      transitionEnd: () => options.onMoving(false),
      slideChange: (current: Swiper) => options.onSwiped(current.activeIndex),
    },
  });
  const begin = ({ target }: Event) => {
    swiper.allowTouchMove = !movesSidewaysItself(target, area);
  };
  area.addEventListener('pointerdown', begin, { capture: true, passive: true });
  return {
    show(index) {
      if (swiper.activeIndex !== index) swiper.slideTo(index, 0, false);
    },
    measure(index) {
      swiper.update();
      swiper.slideTo(index, 0, false);
    },
    destroy() {
      area.removeEventListener('pointerdown', begin, { capture: true });
      swiper.destroy(true, true);
    },
  };
}
