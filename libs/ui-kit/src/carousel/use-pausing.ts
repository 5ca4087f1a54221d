import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { CarouselEngine } from './carousel-engine';

export interface Pausing {
  /** Whether the pause button was pressed. */
  readonly paused: boolean;
  readonly setPaused: (paused: boolean) => void;
  /** Put on the carousel: it stands still while something in it has the focus. */
  readonly hold: { readonly onFocus: () => void; readonly onBlur: () => void };
}

/**
 * Lets slides that move by themselves go by, and stops them while they are paused or something in them has the focus.
 * @param slidesKey changes when the slides do: the engine, which then starts again, is told again
 */
export function usePausing(
  engine: RefObject<CarouselEngine | null>,
  { moves, slidesKey }: { readonly moves: boolean; readonly slidesKey: string },
): Pausing {
  const [paused, setPaused] = useState(false);
  const [focused, setFocused] = useState(false);
  const stopped = paused || focused;

  useEffect(() => {
    if (moves) engine.current?.play(!stopped);
  }, [moves, stopped, slidesKey, engine]);

  return {
    paused,
    setPaused,
    hold: { onFocus: () => setFocused(true), onBlur: () => setFocused(false) },
  };
}
