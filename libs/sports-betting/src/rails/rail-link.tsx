import { cx, FOCUS_RING_INSIDE, NavigationLink } from '@heptad/ui-kit';
import type { ReactNode } from 'react';

export interface RailLinkProps {
  readonly href: string;
  readonly current: boolean;
  /** Lower, for what stands below another link. */
  readonly low?: boolean;
  readonly children: ReactNode;
}

/** One link of the rail; the current one is filled. */
export function RailLink({ href, current, low = false, children }: RailLinkProps) {
  return (
    <li>
      <NavigationLink
        href={href}
        aria-current={current ? 'page' : undefined}
        className={cx(
          'flex items-center rounded-m text-text hover:bg-sunken aria-[current=page]:bg-accent aria-[current=page]:font-medium aria-[current=page]:text-on-accent',
          low ? 'min-h-9 gap-2 px-2 text-xs' : 'min-h-11 gap-3 px-3 text-sm',
          FOCUS_RING_INSIDE,
        )}
      >
        {children}
      </NavigationLink>
    </li>
  );
}
