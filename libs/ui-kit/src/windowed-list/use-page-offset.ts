import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * How far an element is from the top of the page, in CSS pixels; follows what grows or shrinks above it.
 * @param expected what is assumed until it stands in the page
 */
export function usePageOffset(element: RefObject<HTMLElement | null>, expected: number): number {
  const [offset, setOffset] = useState(expected);

  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setOffset(Math.round(element.current.getBoundingClientRect().top + scrollY));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);

  return offset;
}
