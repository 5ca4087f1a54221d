import type { ComponentPropsWithRef, ElementType } from 'react';
import { cx } from '../styling/class-names';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The element that says what the card is; an `article` or `section` wants a name by `aria-label(ledby)`. */
  readonly as?: 'div' | 'article' | 'section';
  /** `none` where the content goes to the edges, as pictures do. */
  readonly padding?: 'none' | 'm';
  readonly elevation?: 0 | 1 | 2;
}

const ELEVATIONS = ['', 'shadow-1', 'shadow-2'] as const;

/** A raised box. */
export function Card({ as = 'div', padding = 'm', elevation = 1, className, ...rest }: CardProps) {
  const Element: ElementType = as;
  return (
    <Element
      {...rest}
      data-elevation={elevation}
      className={cx(
        'min-w-0 overflow-hidden rounded-l bg-raised text-text',
        ELEVATIONS[elevation],
        padding === 'm' && 'p-4',
        className,
      )}
    />
  );
}
