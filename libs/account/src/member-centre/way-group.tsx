import { FOCUS_RING_INSIDE, Icon, NavigationLink, type IconName } from '@heptad/ui-kit';
import { useId } from 'react';

/** One page that a drawing leads to. */
export interface Way {
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
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
        {ways.map(({ label, icon, href }) => (
          <li key={href} className="min-w-0">
            <NavigationLink
              href={href}
              className={`flex min-h-[76px] min-w-0 flex-col items-center gap-1 rounded-s px-1 pt-3 pb-2 text-center text-text ${FOCUS_RING_INSIDE}`}
            >
              <Icon name={icon} className="text-link" />
              <span className="line-clamp-2 text-xs leading-tight break-words">{label}</span>
            </NavigationLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
