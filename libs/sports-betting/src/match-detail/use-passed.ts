import { useMedia, WIDE_HEAD_HEIGHT, WIDE_QUERY } from '@heptad/feature-module';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element has scrolled away below what stays at the top. False where the browser cannot tell.
 * @param stuck height of what the page keeps at the top, CSS pixels
 */
export function usePassed(element: RefObject<Element | null>, stuck: number): boolean {
  const [passed, setPassed] = useState(false);
  const top = stuck + (useMedia(WIDE_QUERY) ? WIDE_HEAD_HEIGHT : 0);
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last !== undefined) setPassed(!last.isIntersecting && last.boundingClientRect.top < top);
      },
      { rootMargin: `${String(-top)}px 0px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, top]);
  return passed;
}
