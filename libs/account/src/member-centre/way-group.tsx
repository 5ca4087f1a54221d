import {
  Badge,
  FOCUS_RING_INSIDE,
  Icon,
  NavigationLink,
  VisuallyHidden,
  type IconName,
} from '@heptad/ui-kit';
import { useId } from 'react';

/** One page that a drawing leads to. */
export interface Way {
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
  /** How many things wait there, and that in words; nothing is said of none. */
  readonly waiting?: { readonly count: number; readonly text: string } | undefined;
}

/** Ways that belong together, as drawings in a row of four. */
export function WayGroup({
  title,
  ways,
  className = '',
}: {
  readonly title: string;
  readonly ways: readonly Way[];
  readonly className?: string;
}) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={`rounded-m bg-raised px-1 pt-3 pb-1 shadow-1 ${className}`}>
      <h2 id={id} className="px-3 text-sm font-semibold text-text">
        {title}
      </h2>
      <ul className="grid grid-cols-4">
        {ways.map(({ label, icon, href, waiting }) => (
          <li key={href} className="min-w-0">
            <NavigationLink
              href={href}
              className={`flex min-h-[76px] min-w-0 flex-col items-center gap-1 rounded-s px-1 pt-3 pb-2 text-center text-text ${FOCUS_RING_INSIDE}`}
            >
              <span className="relative">
                <Icon name={icon} className="text-link" />
                {waiting !== undefined && (
                  <Badge
                    tone="accent"
                    count={waiting.count}
                    aria-hidden="true"
                    className="absolute -top-2 left-[calc(100%-8px)]"
                  />
                )}
              </span>
              <span className="line-clamp-2 text-xs leading-tight break-words">{label}</span>
              {waiting !== undefined && <VisuallyHidden>{waiting.text}</VisuallyHidden>}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
