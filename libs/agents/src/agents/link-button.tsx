import { cx, FOCUS_RING, NavigationLink } from '@heptad/ui-kit';
import type { ReactNode } from 'react';

const LOOKS = {
  primary: 'bg-accent text-on-accent shadow-1',
  secondary: 'border border-line bg-raised text-text',
  head: 'bg-on-head-special text-head-special',
} as const;

/** A link to another page that looks as a button does. */
export function LinkButton({
  to,
  look = 'primary',
  children,
}: {
  readonly to: string;
  readonly look?: keyof typeof LOOKS;
  readonly children: ReactNode;
}) {
  return (
    <NavigationLink
      href={to}
      className={cx(
        'flex min-h-[48px] items-center justify-center rounded-m px-4 text-center text-base font-medium',
        LOOKS[look],
        FOCUS_RING,
      )}
    >
      {children}
    </NavigationLink>
  );
}
