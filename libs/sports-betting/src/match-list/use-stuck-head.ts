import { useMedia, WIDE_QUERY } from '@heptad/feature-module';
import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How far the page is scrolled either way until the head goes or comes back, CSS pixels; a trembling finger stays below it. */
export const FOLDED_AFTER = 24;

export interface StuckHead {
  readonly head: RefObject<HTMLDivElement | null>;
  /** Whether the head is out of the way: while the page is scrolled down, until it is scrolled up a little. */
  readonly folded: boolean;
  /** Where what stays at the top of the page stands below the head and the phone's own bar, CSS pixels. */
  readonly below: number;
}

/** The head at the top of a phone's page. It takes its room in the page whether it is folded or not, so that nothing below it moves. */
export function useStuckHead(): StuckHead {
  const head = useRef<HTMLDivElement>(null);
  const wide = useMedia(WIDE_QUERY);
  const [size, setSize] = useState({ height: 0, top: 0 });
  useLayoutEffect(() => {
    const strip = head.current;
    const measured = {
      height: strip?.offsetHeight ?? 0,
      top: strip === null ? 0 : parseFloat(getComputedStyle(strip).top) || 0,
    };
    // Wanted once the list scrolls: nothing that is seen now waits for it.
    startTransition(() => setSize(measured));
  }, [wide]);
  const folded = useFolded(size.height);
  return { head, folded, below: size.top + (folded ? 0 : size.height) };
}

/** Whether a head of some height is folded away. Where the page is scrolled less than that, its room would be empty. */
function useFolded(height: number): boolean {
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    if (height === 0) return;
    // The farthest place that the page came to since the head came or went.
    let from = scrollY;
    let isFolded = false;
    const scrolled = (): void => {
      const now = scrollY;
      const goes = isFolded ? from - now <= FOLDED_AFTER : now - from > FOLDED_AFTER;
      const wanted = now >= height && goes;
      if (wanted === isFolded) {
        from = isFolded ? Math.max(from, now) : Math.min(from, now);
        return;
      }
      from = now;
      isFolded = wanted;
      startTransition(() => setFolded(wanted));
    };
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      removeEventListener('scroll', scrolled);
      setFolded(false);
    };
  }, [height]);
  return folded;
}
