import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { firstScreen } from '../first-screen/first-screen';
import type { startSwipe, SwipeEngine } from './swipe-engine';

type StartSwipe = typeof startSwipe;

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
  const [start, setStart] = useState<StartSwipe | null>(null);
  const [moving, setMoving] = useState(false);
  const engine = useRef<SwipeEngine | null>(null);
  const latest = useRef(options);

  useLayoutEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const cancel = firstScreen.whenDrawn(() => {
      import('./swipe-engine').then(
        (loaded) => !left && setStart(() => loaded.startSwipe),
        () => undefined,
      );
    });
    return () => {
      left = true;
      cancel();
    };
  }, [wanted]);

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
