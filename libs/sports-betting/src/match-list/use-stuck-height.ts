import { useMedia, WIDE_QUERY } from '@heptad/feature-module';
import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Height of what stays at the top, with the phone's own bar above it; CSS pixels. */
export function useStuckHeight(): {
  readonly stuck: RefObject<HTMLDivElement | null>;
  readonly height: number;
} {
  const stuck = useRef<HTMLDivElement>(null);
  const wide = useMedia(WIDE_QUERY);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const strip = stuck.current;
    if (strip === null) return;
    const measured = strip.offsetHeight + (parseFloat(getComputedStyle(strip).top) || 0);
    // Wanted once the list scrolls: nothing that is seen now waits for it.
    startTransition(() => setHeight(measured));
  }, [wide]);
  return { stuck, height };
}
