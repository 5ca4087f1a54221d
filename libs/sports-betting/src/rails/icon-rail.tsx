import { cx, FOCUS_RING_INSIDE, Icon, NavigationLink, Skeleton } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { MORE_PAGES } from '../list-tools/more-links';
import { resultsPath } from '../match/results-path';
import { SportIcon } from '../match/sport-icon';
import { listPath, useRail } from './use-rail';

interface IconLinkProps {
  readonly href: string;
  readonly current: boolean;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** A link as its icon over its word. */
function IconLink({ href, current, icon, children }: IconLinkProps) {
  return (
    <li>
      <NavigationLink
        href={href}
        aria-current={current ? 'page' : undefined}
        className={cx(
          'flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-m text-xs text-text hover:bg-sunken aria-[current=page]:bg-accent aria-[current=page]:font-medium aria-[current=page]:text-on-accent',
          FOCUS_RING_INSIDE,
        )}
      >
        {icon}
        <span className="max-w-full truncate px-0.5">{children}</span>
      </NavigationLink>
    </li>
  );
}

/** Sports, results and the pages beside the lists as a narrow column. Periods stand above the list itself. */
export function IconRail() {
  const { t } = useTranslation('sports');
  const { pathname } = useLocation();
  const { choice, onList, onResults, offered, shown, isError } = useRail();
  // All at once: the sports, which come last, stand above the others.
  if (offered === undefined && !isError) return <Skeleton className="h-96 rounded-l" />;
  return (
    <nav aria-label={t('rail.label')}>
      <ul className="flex flex-col gap-1 rounded-l bg-raised p-1 shadow-1">
        {offered?.map(({ sport, count }) => (
          <IconLink
            key={sport}
            href={listPath({ ...choice, sport })}
            current={onList && sport === shown}
            icon={<SportIcon sport={sport} />}
          >
            {t(`sport.${sport}`)} <span className="numeric">{count}</span>
          </IconLink>
        ))}
        <IconLink
          href={resultsPath(choice)}
          current={onResults}
          icon={<Icon name="calendar" className="size-5" />}
        >
          {t('tools.results')}
        </IconLink>
        {MORE_PAGES.map(({ name, path, icon }) => (
          <IconLink
            key={name}
            href={path}
            current={pathname.startsWith(path)}
            icon={<Icon name={icon} className="size-5" />}
          >
            {t(`more.${name}`)}
          </IconLink>
        ))}
      </ul>
    </nav>
  );
}
