import { TAKEN_OVER } from '@heptad/brand-config';
import { useEffect, useState, type ReactNode } from 'react';

/** What is no part of a first screen, drawn once that is alive; tells the page of it. */
export function Afterwards({ children }: { readonly children?: ReactNode }) {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => {
    setIsAlive(true);
    dispatchEvent(new Event(TAKEN_OVER));
  }, []);
  return isAlive ? children : null;
}
