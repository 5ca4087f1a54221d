import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';

/**
 * Whether a box that scrolls holds more than it shows. It must then take the keyboard's focus itself: nothing in it may be
 * able to, and not every browser lets keys scroll what has no focus.
 * @returns a ref for the box, and the tab index it needs now
 */
export function useOverflows(): { readonly ref: RefCallback<HTMLElement>; readonly tabIndex?: 0 } {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((box: HTMLElement) => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setOverflows(box.scrollHeight > box.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return overflows ? { ref, tabIndex: 0 } : { ref };
}
