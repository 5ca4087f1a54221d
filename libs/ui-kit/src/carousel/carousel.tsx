import { useEffect, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useReducedMotion } from '../environment/use-reduced-motion';
import { IconButton } from '../icon-button/icon-button';
import { cx, FOCUS_RING_INSIDE } from '../styling/class-names';
import { useCarouselEngine } from './use-carousel-engine';

export interface CarouselSlide {
  readonly id: string;
  /** What the slide shows, for screen readers and for its dot. */
  readonly label: string;
  readonly content: ReactNode;
}

export interface CarouselProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  readonly slides: readonly CarouselSlide[];
  readonly labels: { readonly region: string; readonly pause: string; readonly play: string };
  /** The slide to begin with, counted from 0; one that is not there counts as the first. */
  readonly initialIndex?: number;
  readonly onIndexChange?: (index: number) => void;
  readonly autoplay?: boolean;
}

/**
 * Slides that go by on their own until someone looks closer. The first is plain markup from the first render; the engine
 * and the other slides come once the page has loaded, and only when there is more than one (MEDIA-008, MEDIA-009).
 */
export function Carousel({
  slides,
  labels,
  initialIndex = 0,
  onIndexChange,
  autoplay = true,
  className,
  ...rest
}: CarouselProps) {
  const carousel = useRef<HTMLElement>(null);
  const dots = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(initialIndex);
  const [paused, setPaused] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = useReducedMotion();
  const many = slides.length > 1;
  const index = chosen >= 0 && chosen < slides.length ? chosen : 0;
  const slidesKey = slides.map((slide) => slide.id).join('\n');

  const settle = (next: number) => {
    setChosen(next);
    if (next !== index) onIndexChange?.(next);
  };
  const { ready, engine } = useCarouselEngine(carousel, dots, {
    wanted: many,
    still,
    autoplay: autoplay && !still,
    slidesKey,
    index,
    onIndexChange: settle,
  });
  const moves = ready && autoplay && !still;
  const stopped = paused || focused;

  useEffect(() => {
    if (moves) engine.current?.play(!stopped);
  }, [moves, stopped, slidesKey, engine]);

  if (slides.length === 0) return null;
  const drawn = ready ? slides : slides.slice(index, index + 1);
  return (
    <section
      {...rest}
      ref={carousel}
      aria-label={labels.region}
      data-engine={ready ? 'running' : 'none'}
      data-paused={paused || undefined}
      data-swipe="own"
      className={cx('relative min-w-0 touch-pan-y overflow-hidden', className)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div key={slidesKey} className="carousel-track relative flex w-full [transition-property:transform]">
        {drawn.map((slide) => (
          <div
            key={slide.id}
            role="group"
            aria-label={slide.label}
            inert={slide.id !== slides[index]?.id}
            className="carousel-slide relative w-full shrink-0"
          >
            {slide.content}
          </div>
        ))}
      </div>
      {many && (
        <div
          ref={dots}
          data-part="pagination"
          className="absolute bottom-0 left-1/2 z-1 flex -translate-x-1/2 before:absolute before:inset-x-0 before:bottom-2 before:-z-1 before:h-3.5 before:rounded-pill before:bg-[rgb(0_0_0/0.55)]"
        >
          {slides.map((slide, position) => (
            <button
              key={slide.id}
              type="button"
              aria-label={slide.label}
              aria-current={position === index}
              className={cx(
                'carousel-dot group flex h-[44px] w-[24px] items-end justify-center pb-3',
                FOCUS_RING_INSIDE,
              )}
              // With the engine there its pagination hears the tap.
              onClick={() => engine.current ?? settle(position)}
            >
              <span className="h-1.5 w-1.5 rounded-pill bg-[#fff] opacity-70 group-aria-[current=true]:w-4 group-aria-[current=true]:opacity-100" />
            </button>
          ))}
        </div>
      )}
      {moves && (
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={paused ? labels.play : labels.pause}
          onClick={() => setPaused(!paused)}
          className="absolute right-0 bottom-0 z-1 bg-[radial-gradient(circle,rgb(0_0_0/0.55)_14px,transparent_15px)] text-[#fff]!"
        />
      )}
    </section>
  );
}
