import type { ComponentPropsWithRef, ReactNode } from 'react';
import { NavigationLink } from '../navigation-link/navigation-link';
import { cx, FOCUS_RING_INSIDE } from '../styling/class-names';

export interface TabBarItem {
  readonly id: string;
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** The icon while this is the current page, where it differs. */
  readonly currentIcon?: ReactNode;
  /** A mark at the icon's corner. */
  readonly badge?: ReactNode;
}

export interface TabBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the navigation for screen readers. */
  readonly label: string;
  readonly items: readonly TabBarItem[];
  /** The id of the item whose page is shown. */
  readonly current?: string;
}

/** The main navigation at the lower edge, clear of the device's own bar. */
export function TabBar({ label, items, current, className, ...rest }: TabBarProps) {
  return (
    <nav
      {...rest}
      aria-label={label}
      className={cx(
        'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[var(--inset-bottom)]',
        className,
      )}
    >
      <ul className="flex">
        {items.map((item) => {
          const isCurrent = item.id === current;
          return (
            <li key={item.id} className="min-w-0 flex-1">
              <NavigationLink
                href={item.href}
                aria-current={isCurrent ? 'page' : undefined}
                data-current={isCurrent || undefined}
                className={cx(
                  'flex h-[52px] min-w-0 flex-col items-center justify-center gap-0.5 text-muted data-current:text-accent',
                  FOCUS_RING_INSIDE,
                )}
              >
                <span className="tab-icon relative flex">
                  {isCurrent ? (item.currentIcon ?? item.icon) : item.icon}
                  {item.badge !== undefined && (
                    <span className="absolute -top-1 left-full -ml-2 flex">{item.badge}</span>
                  )}
                </span>
                <span className="max-w-full truncate px-1 text-xs leading-4">{item.label}</span>
              </NavigationLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
