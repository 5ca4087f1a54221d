import { useEffect, useRef } from 'react';

/** How far the page moves before it counts as scrolled, in CSS pixels; a trembling finger stays below it. */
export const SCROLLED_AFTER = 24;

/** Calls back when the page has been scrolled by {@link SCROLLED_AFTER} either way, counted again after each call. */
export function usePageScrolling(wanted: boolean, onScrolled: () => void): void {
  const latest = useRef(onScrolled);

  useEffect(() => {
    latest.current = onScrolled;
  });

  useEffect(() => {
    if (!wanted) return;
    let from = scrollY;
    const scrolled = () => {
      if (Math.abs(scrollY - from) < SCROLLED_AFTER) return;
      from = scrollY;
      latest.current();
    };
    addEventListener('scroll', scrolled, { passive: true });
    return () => removeEventListener('scroll', scrolled);
  }, [wanted]);
}
