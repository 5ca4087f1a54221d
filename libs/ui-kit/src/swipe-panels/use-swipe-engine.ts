import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLateCode } from '../first-screen/use-late-code';
import type { SwipeEngine } from './swipe-engine';

const load = () => import('./swipe-engine').then((code) => code.startSwipe);

interface SwipeState {
  /** Whether the engine's code is there, so that every panel has its place. */
  readonly ready: boolean;
  /** Whether a finger draws the panels. */
  readonly moving: boolean;
}

/**
 * Fetches the engine when `wanted` and the first screen is drawn, and runs it on `area`. Where its code cannot be had, panels are changed by their tabs alone.
 *
 * @param valuesKey changes when the panels do: the engine then measures them again
 */
export function useSwipeEngine(
  area: RefObject<HTMLElement | null>,
  options: {
    wanted: boolean;
    still: boolean;
    valuesKey: string;
    chosen: number;
    onSwiped: (index: number) => void;
  },
): SwipeState {
  const { wanted, still, valuesKey, chosen } = options;
  const start = useLateCode(wanted, load);
  const [moving, setMoving] = useState(false);
  const engine = useRef<SwipeEngine | null>(null);
  const latest = useRef(options);

  useLayoutEffect(() => {
    latest.current = options;
  });

  useLayoutEffect(() => {
    if (!wanted || start === null || area.current === null) return;
    const running = start(area.current, {
      initialIndex: latest.current.chosen,
      still,
      onMoving: setMoving,
      onSwiped: (index) => latest.current.onSwiped(index),
    });
    engine.current = running;
    return () => {
      engine.current = null;
      running.destroy();
    };
  }, [wanted, start, area, still]);

  useLayoutEffect(() => engine.current?.show(chosen), [chosen]);
  useLayoutEffect(() => engine.current?.measure(latest.current.chosen), [valuesKey]);

  return { ready: wanted && start !== null, moving };
}
