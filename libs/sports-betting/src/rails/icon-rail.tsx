import { Icon, Skeleton } from '@heptad/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { MORE_PAGES } from '../list-tools/more-links';
import { resultsPath } from '../match/results-path';
import { SportIcon } from '../match/sport-icon';
import { RailLink, type RailLinkProps } from './rail-link';
import { useRail } from './use-rail';

interface IconLinkProps extends Pick<RailLinkProps, 'href' | 'current' | 'children'> {
  readonly icon: ReactNode;
  readonly count?: number;
}

/** A link as its icon over its word, which is cut off where it does not fit, and a number below it. */
function IconLink({ icon, count, children, ...link }: IconLinkProps) {
  return (
    <RailLink {...link} shape="icon">
      {icon}
      <span className="max-w-full truncate px-0.5">{children}</span>
      {count !== undefined && <span className="numeric leading-none"> {count}</span>}
    </RailLink>
  );
}

/** Sports, results and the pages beside the lists as a narrow column. Periods stand above the list itself. */
export function IconRail() {
  const { t } = useTranslation('sports');
  const { pathname } = useLocation();
  const { choice, onList, onResults, pathTo, offered, shown, isError } = useRail();
  // All at once: the sports, which come last, stand above the others.
  if (offered === undefined && !isError) return <Skeleton className="h-96 rounded-l" />;
  return (
    <nav aria-label={t('rail.label')}>
      <ul className="flex flex-col gap-1 rounded-l bg-raised p-1 shadow-1">
        {offered?.map(({ sport, count }) => (
          <IconLink
            key={sport}
            href={pathTo({ sport })}
            current={onList && sport === shown}
            icon={<SportIcon sport={sport} />}
            count={count}
          >
            {t(`sport.${sport}`)}
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
