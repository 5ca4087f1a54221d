import { cx, FOCUS_RING_INSIDE, NavigationLink } from '@heptad/ui-kit';
import type { ReactNode } from 'react';

/** A row; a lower one for what stands below another link; an icon over its word. */
const SHAPES = {
  row: 'min-h-11 items-center gap-3 px-3 text-sm',
  low: 'min-h-9 items-center gap-1.5 px-1.5 text-xs',
  icon: 'min-h-14 flex-col py-1 items-center justify-center gap-0.5 text-xs',
} as const;

export interface RailLinkProps {
  readonly href: string;
  readonly current: boolean;
  /** A row unless given. */
  readonly shape?: keyof typeof SHAPES;
  readonly children: ReactNode;
}

/** One link of the rail; the current one is filled. */
export function RailLink({ href, current, shape = 'row', children }: RailLinkProps) {
  return (
    <li>
      <NavigationLink
        href={href}
        aria-current={current ? 'page' : undefined}
        className={cx(
          'flex rounded-m text-text hover:bg-sunken aria-[current=page]:bg-accent aria-[current=page]:font-medium aria-[current=page]:text-on-accent',
          SHAPES[shape],
          FOCUS_RING_INSIDE,
        )}
      >
        {children}
      </NavigationLink>
    </li>
  );
}
