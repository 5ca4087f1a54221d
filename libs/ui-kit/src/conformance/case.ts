import type { ReactElement } from 'react';

/** What the suite asks every component to pass on. */
export interface Forwarded {
  readonly className: string;
  readonly 'data-testid': string;
}

export interface ConformanceCase {
  readonly name: string;
  readonly render: (forwarded: Forwarded) => ReactElement;
  /** The same component, not usable. */
  readonly disabled?: () => ReactElement;
  /** `li` and the like need the element around them to be valid markup. */
  readonly within?: 'ul';
}
