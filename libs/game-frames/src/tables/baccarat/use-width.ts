import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element, measured. @param otherwise pixels, before it is known and where it cannot be measured */
export function useWidth(otherwise: number): readonly [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(otherwise);
  useLayoutEffect(() => {
    const measured = box.current;
    if (measured === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
