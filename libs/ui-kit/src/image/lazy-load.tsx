import { useRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useNearViewport } from './use-near-viewport';

/** How early wrapped content below the window is built, in CSS pixels (MEDIA-018). */
export const LAZY_LOAD_MARGIN = 150;

export interface LazyLoadProps extends ComponentPropsWithoutRef<'div'> {
  /** Stands in until then; give it the size of the content so that nothing moves. */
  readonly placeholder?: ReactNode;
}

/** Builds its content when it comes near the window. */
export function LazyLoad({ placeholder, children, ...rest }: LazyLoadProps) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearViewport(frame, LAZY_LOAD_MARGIN, false);
  return (
    <div {...rest} ref={frame} data-near={near}>
      {near ? children : placeholder}
    </div>
  );
}
