import { useEffect, useRef, type RefObject } from 'react';
import { useReducedMotion } from '../environment/use-reduced-motion';

/**
 * Brings an element into view whenever it says something new: what became of money must not lie below the fold. Where all of it
 * can be seen nothing moves, and what it says when the page opens is left where it is.
 * @param said undefined while it says nothing
 */
export function useIntoView<Part extends Element>(said: string | undefined): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef(said);
  const still = useReducedMotion();
  useEffect(() => {
    if (said === before.current) return;
    before.current = said;
    // Older browsers, and documents without a layout, have no such method, whatever the type says.
    if (said !== undefined && part.current !== null && 'scrollIntoView' in part.current)
      part.current.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [said, still]);
  return part;
}
