import { Swiper } from 'swiper';
import { A11y, Autoplay, Keyboard, Pagination } from 'swiper/modules';

/** How long a slide takes to go by, in milliseconds (MEDIA-013). */
export const CAROUSEL_SPEED_MS = 300;
/** How long each slide stays, in milliseconds (MEDIA-014). */
export const CAROUSEL_DELAY_MS = 3_000;

/** Marks a dot of the pagination; the n-th leads to the n-th slide. */
export const CAROUSEL_DOT = 'carousel-dot';

export interface CarouselEngine {
  /** Starts or stops the autoplay. A slide that is shown when it starts gets its whole time. */
  play(running: boolean): void;
  destroy(): void;
}

export interface CarouselEngineOptions {
  readonly initialIndex: number;
  /** Without motion slides change at once. */
  readonly still: boolean;
  /** Whether slides go by on their own until {@link CarouselEngine.play} stops them. */
  readonly autoplay: boolean;
  /** Holds the dots. */
  readonly dots: HTMLElement;
  readonly onIndexChange: (index: number) => void;
}

/** Arrow keys change slides while the focus is in the carousel; elsewhere on the page they stay the page's own. */
function arrowKeysInside(swiper: Swiper, carousel: HTMLElement): () => void {
  const listen = () => swiper.keyboard.enable();
  const leave = () => swiper.keyboard.disable();
  carousel.addEventListener('focusin', listen);
  carousel.addEventListener('focusout', leave);
  return () => {
    carousel.removeEventListener('focusin', listen);
    carousel.removeEventListener('focusout', leave);
  };
}

/**
 * Makes a carousel swipeable: `carousel` holds the track of slides and the dots. Its markup stays: slides are re-ordered, never rebuilt, and the dots are the
 * caller's own, since Swiper would write its own as HTML text.
 */
export function startCarousel(carousel: HTMLElement, options: CarouselEngineOptions): CarouselEngine {
  const swiper = new Swiper(carousel, {
    modules: [A11y, Autoplay, Keyboard, Pagination],
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    loop: true,
    initialSlide: options.initialIndex,
    speed: options.still ? 0 : CAROUSEL_SPEED_MS,
    autoplay: { enabled: options.autoplay, delay: CAROUSEL_DELAY_MS, pauseOnMouseEnter: true },
    pagination: { el: options.dots, type: 'custom', clickable: true, bulletClass: CAROUSEL_DOT },
    // Slides bring labels of their own.
    a11y: { slideLabelMessage: '' },
    keyboard: { enabled: false, pageUpDown: false },
    on: { realIndexChange: (current: Swiper) => options.onIndexChange(current.realIndex) },
  });
  const leaveKeys = arrowKeysInside(swiper, carousel);
  return {
    play: (running) => void (running ? swiper.autoplay.start() : swiper.autoplay.stop()),
    destroy() {
      leaveKeys();
      swiper.destroy(true, true);
    },
  };
}
