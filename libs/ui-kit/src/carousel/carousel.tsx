import { useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useReducedMotion } from '../environment/use-reduced-motion';
import { IconButton } from '../icon-button/icon-button';
import { cx } from '../styling/class-names';
import { CarouselDots } from './carousel-dots';
import { useCarouselEngine } from './use-carousel-engine';
import { usePausing } from './use-pausing';

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
  const { paused, setPaused, hold } = usePausing(engine, { moves, slidesKey });

  if (slides.length === 0) return null;
  const drawn = ready ? slides : slides.slice(index, index + 1);
  return (
    <section
      {...rest}
      {...hold}
      ref={carousel}
      aria-label={labels.region}
      data-engine={ready ? 'running' : 'none'}
      data-paused={paused || undefined}
      data-swipe="own"
      className={cx('relative min-w-0 touch-pan-y overflow-hidden', className)}
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
        <CarouselDots
          ref={dots}
          slides={slides}
          index={index}
          // With the engine there its pagination hears the tap.
          onPress={(position) => engine.current ?? settle(position)}
        />
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
