import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * How far an element is from the top of the page, in CSS pixels; follows what grows or shrinks above it.
 * @param expected what is assumed until the page has been laid out; measured at once where nothing is
 */
export function usePageOffset(element: RefObject<HTMLElement | null>, expected: number): number {
  const [offset, setOffset] = useState(expected);

  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setOffset(Math.round(element.current.getBoundingClientRect().top + scrollY));
    };
    // The observer tells it as soon as the browser has laid the page out of its own accord.
    if (expected === 0 || typeof ResizeObserver === 'undefined') measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element, expected]);

  return offset;
}
