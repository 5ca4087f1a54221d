import type { Ref } from 'react';
import { cx, FOCUS_RING_INSIDE } from '../styling/class-names';

interface CarouselDotsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly slides: readonly { readonly id: string; readonly label: string }[];
  /** The slide that is seen, counted from 0. */
  readonly index: number;
  readonly onPress: (position: number) => void;
}

/** One dot for each slide, which leads there. */
export function CarouselDots({ ref, slides, index, onPress }: CarouselDotsProps) {
  return (
    <div
      ref={ref}
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
          onClick={() => onPress(position)}
        >
          <span className="h-1.5 w-1.5 rounded-pill bg-[#fff] opacity-70 group-aria-[current=true]:w-4 group-aria-[current=true]:opacity-100" />
        </button>
      ))}
    </div>
  );
}
