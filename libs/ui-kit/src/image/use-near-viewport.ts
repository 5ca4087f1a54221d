import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether an element has come within `margin` CSS pixels of the window, once and for all. True from the start when `always`
 * is, and where the browser cannot tell.
 */
export function useNearViewport(
  element: RefObject<Element | null>,
  margin: number,
  always: boolean,
): boolean {
  // The edge, which has no window, renders what a browser that watches draws first.
  const [near, setNear] = useState(
    () => always || (typeof document !== 'undefined' && typeof IntersectionObserver === 'undefined'),
  );

  useEffect(() => {
    if (near || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element, margin]);

  return near;
}
