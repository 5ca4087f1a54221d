import { cx, FOCUS_RING, NavigationLink } from '@heptad/ui-kit';
import type { ReactNode } from 'react';

/** A link between the entry pages, in the accent and as high as a finger. */
export function EntryLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <NavigationLink
      href={to}
      className={cx(
        'inline-flex min-h-11 items-center rounded-s px-1 text-sm font-medium text-link',
        FOCUS_RING,
      )}
    >
      {children}
    </NavigationLink>
  );
}
