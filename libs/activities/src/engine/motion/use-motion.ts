import { useReducedMotion } from '@heptad/ui-kit';
import { useCallback } from 'react';

/** What may move: the compositor does these alone, without the page being laid out or painted again. */
export type MotionFrame = Pick<Keyframe, 'offset' | 'easing'> & {
  readonly transform?: string;
  readonly opacity?: number;
};

/**
 * Moves elements by transform and opacity. Nothing moves where the reader wants less motion, and nothing waits for a movement:
 * what it shows is there without it.
 * @returns begins a movement; resolves when it is over, at once where nothing moves
 */
export function useMotion(): (
  element: Element | null,
  frames: readonly MotionFrame[],
  options: KeyframeAnimationOptions,
) => Promise<void> {
  const still = useReducedMotion();
  return useCallback(
    async (element, frames, options) => {
      if (still || element === null || typeof element.animate !== 'function') return;
      try {
        await element.animate([...frames] as Keyframe[], options).finished;
      } catch {
        // Cancelled because its element left the page.
      }
    },
    [still],
  );
}
