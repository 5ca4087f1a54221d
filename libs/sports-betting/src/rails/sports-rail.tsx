import { DEFAULT_VENUE } from '@heptad/contracts';
import { PATHS } from '@heptad/feature-module';
import { FOCUS_RING_INSIDE, Icon, NavigationLink, Skeleton } from '@heptad/ui-kit';
import { COUNT_INTERVAL_MS, LIST_KINDS, SPORT_KEYS } from '@heptad/venue-gateway';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readChoice, writeChoice, type ListChoice } from '../match/list-choice';
import { useSportCountsQuery } from '../match/list-queries';
import { usePolling } from '../polling/use-polling';
import { MORE_PAGES } from '../list-tools/more-links';
import { resultsPath } from '../match/results-path';
import { useVenueOrder } from '../venue-choice/use-venue-order';
import { SportIcon } from '../match/sport-icon';

interface RailLinkProps {
  readonly href: string;
  readonly current: boolean;
  readonly children: ReactNode;
}

const listPath = (choice: ListChoice): string => `${PATHS.homeSports}?${writeChoice(choice).toString()}`;

function RailLink({ href, current, children }: RailLinkProps) {
  return (
    <li>
      <NavigationLink
        href={href}
        aria-current={current ? 'page' : undefined}
        className={`flex min-h-11 items-center gap-3 rounded-m px-3 text-sm text-text hover:bg-sunken aria-[current=page]:bg-accent aria-[current=page]:font-medium aria-[current=page]:text-on-accent ${FOCUS_RING_INSIDE}`}
      >
        {children}
      </NavigationLink>
    </li>
  );
}

/** The list choice of the sports page. On other pages none is current, and links lead to the list that was looked at last, the live one at first. */
function useRailChoice(): {
  readonly choice: ListChoice;
  readonly onList: boolean;
  readonly onResults: boolean;
} {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const order = useVenueOrder();
  const [, type] = pathname.split(`${PATHS.homeSports}/`);
  // Matches, results and whatever else lies below the lists are none themselves.
  const lists: readonly (string | undefined)[] = [...LIST_KINDS, ...SPORT_KEYS];
  const onList = pathname === PATHS.homeSports || lists.includes(type);
  const choice = readChoice(query, type);
  const [last, setLast] = useState(choice);
  if (onList && (last.period !== choice.period || last.sport !== choice.sport)) setLast(choice);
  return {
    choice: { ...(onList ? choice : last), venue: choice.venue ?? order[0]?.en },
    onList,
    onResults: pathname === PATHS.homeSportsSportsResult,
  };
}

/** The way to every sport with the number of its matches, and to every period, from any page of the full-site layout. */
export default function SportsRail() {
  const { t } = useTranslation('sports');
  const { pathname } = useLocation();
  const { choice, onList, onResults } = useRailChoice();
  const { venue = DEFAULT_VENUE, period, sport } = choice;
  const { currentData: counts, isError, refetch, startedTimeStamp } = useSportCountsQuery({ venue, period });
  usePolling(refetch, COUNT_INTERVAL_MS, `${venue} ${period} rail`, startedTimeStamp);
  const offered = counts?.filter(({ count }) => count > 0);
  const shown = offered?.some((each) => each.sport === sport) ? sport : offered?.[0]?.sport;
  return (
    <nav aria-label={t('rail.label')} className="flex flex-col gap-4">
      <ul className="rounded-l bg-raised p-2 shadow-1">
        {LIST_KINDS.map((each) => (
          <RailLink
            key={each}
            href={listPath({ ...choice, period: each, sport: undefined })}
            current={onList && each === period}
          >
            {t(`period.${each}`)}
          </RailLink>
        ))}
        <RailLink href={resultsPath(choice)} current={onResults}>
          <Icon name="calendar" className="size-5" />
          {t('tools.results')}
        </RailLink>
      </ul>
      <section aria-labelledby="rail-sports" aria-busy={counts === undefined && !isError}>
        <h2 id="rail-sports" className="px-3 pb-1 text-sm text-muted">
          {t('rail.sports')}
        </h2>
        {offered === undefined && !isError && <Skeleton className="h-48 rounded-l" />}
        {offered === undefined && isError && <p className="px-3 text-sm text-muted">{t('listFailed')}</p>}
        {offered !== undefined && offered.length > 0 && (
          <ul className="rounded-l bg-raised p-2 shadow-1">
            {offered.map(({ sport: each, count }) => (
              <RailLink
                key={each}
                href={listPath({ ...choice, sport: each })}
                current={onList && each === shown}
              >
                <SportIcon sport={each} />
                <span className="min-w-0 flex-1 truncate">{t(`sport.${each}`)}</span>
                <span className="numeric text-xs">{count}</span>
              </RailLink>
            ))}
          </ul>
        )}
        {offered?.length === 0 && <p className="px-3 text-sm text-muted">{t('noMatches')}</p>}
      </section>
      <section aria-labelledby="rail-more">
        <h2 id="rail-more" className="px-3 pb-1 text-sm text-muted">
          {t('more.label')}
        </h2>
        <ul className="rounded-l bg-raised p-2 shadow-1">
          {MORE_PAGES.map(({ name, path, icon }) => (
            <RailLink key={name} href={path} current={pathname.startsWith(path)}>
              <Icon name={icon} className="size-5" />
              <span className="min-w-0 flex-1 truncate">{t(`more.${name}`)}</span>
            </RailLink>
          ))}
        </ul>
      </section>
    </nav>
  );
}
