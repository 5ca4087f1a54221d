import { Swiper } from 'swiper';

/** How long a slide takes to go by, in milliseconds (MEDIA-013). */
export const CAROUSEL_SPEED_MS = 300;

export interface CarouselEngine {
  /** Goes to a slide, counted from 0. */
  goTo(index: number): void;
  /** Goes on by one, from the last to the first. */
  next(): void;
  destroy(): void;
}

export interface CarouselEngineOptions {
  readonly initialIndex: number;
  /** Without motion slides change at once. */
  readonly still: boolean;
  readonly onIndexChange: (index: number) => void;
}

/**
 * Makes a strip of slides swipeable. Its markup stays: slides are re-ordered, never rebuilt. Swiper's own autoplay is left
 * out, since it asks for a frame all the time it waits.
 */
export function startCarousel(strip: HTMLElement, options: CarouselEngineOptions): CarouselEngine {
  const swiper = new Swiper(strip, {
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    loop: true,
    initialSlide: options.initialIndex,
    speed: options.still ? 0 : CAROUSEL_SPEED_MS,
    on: { realIndexChange: (current: Swiper) => options.onIndexChange(current.realIndex) },
  });
  return {
    goTo: (index) => void swiper.slideToLoop(index),
    next: () => void swiper.slideNext(),
    destroy: () => swiper.destroy(true, true),
  };
}
