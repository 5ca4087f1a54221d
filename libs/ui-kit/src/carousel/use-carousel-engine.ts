import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLateCode } from '../first-screen/use-late-code';
import type { CarouselEngine } from './carousel-engine';

const load = () => import('./carousel-engine').then((code) => code.startCarousel);

export interface UseCarouselEngine {
  /** Whether the engine's code is there, so that all slides may be drawn. */
  readonly ready: boolean;
  /** The running engine, from the layout effect after `ready` on. */
  readonly engine: RefObject<CarouselEngine | null>;
}

/**
 * Fetches the engine when `wanted` and the first screen is drawn, and runs it on `carousel`. Where its code cannot be had, the carousel stays with plain
 * slides.
 *
 * @param slidesKey changes when the slides do: the engine then starts again
 */
export function useCarouselEngine(
  carousel: RefObject<HTMLElement | null>,
  dots: RefObject<HTMLElement | null>,
  options: {
    wanted: boolean;
    still: boolean;
    autoplay: boolean;
    slidesKey: string;
    index: number;
    onIndexChange: (index: number) => void;
  },
): UseCarouselEngine {
  const { wanted, still, autoplay, slidesKey } = options;
  const start = useLateCode(wanted, load);
  const engine = useRef<CarouselEngine | null>(null);
  const latest = useRef(options);

  useEffect(() => {
    latest.current = options;
  });

  useLayoutEffect(() => {
    if (!wanted || start === null || carousel.current === null || dots.current === null) return;
    const running = start(carousel.current, {
      initialIndex: latest.current.index,
      still,
      autoplay,
      dots: dots.current,
      onIndexChange: (index) => latest.current.onIndexChange(index),
    });
    engine.current = running;
    return () => {
      engine.current = null;
      running.destroy();
    };
  }, [wanted, start, carousel, dots, still, autoplay, slidesKey]);

  return { ready: wanted && start !== null, engine };
}
