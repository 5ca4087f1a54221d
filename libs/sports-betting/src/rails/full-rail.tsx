import { Icon, Skeleton } from '@heptad/ui-kit';
import { LIST_KINDS } from '@heptad/venue-gateway';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { MORE_PAGES } from '../list-tools/more-links';
import { resultsPath } from '../match/results-path';
import { SportIcon } from '../match/sport-icon';
import { RecentLinks } from '../recently-viewed/recent-links';
import { FavouritesLink } from './favourites-link';
import { LeagueLinks, useLeagues } from './league-links';
import { RailLink } from './rail-link';
import { useRail } from './use-rail';

/** Every period, every sport with the number of its matches, the leagues of the list that is shown, and the pages beside the lists. */
export function FullRail() {
  const { t } = useTranslation('sports');
  const { pathname } = useLocation();
  const { choice, venue, onList, onResults, pathTo, offered, shown, isError } = useRail();
  const { period } = choice;
  const list =
    onList && shown !== undefined && period !== 'outright' ? { venue, period, sport: shown } : undefined;
  const leagues = useLeagues(list);
  const [drawn, setDrawn] = useState(false);
  // All at once at first: what stands below would move again when the leagues come.
  const sports = leagues !== undefined || drawn ? offered : undefined;
  const ready = sports !== undefined || isError;
  if (ready && !drawn) setDrawn(true);
  return (
    <nav aria-label={t('rail.label')} className="flex flex-col gap-4">
      <ul className="grid grid-cols-2 rounded-l bg-raised p-2 shadow-1">
        {LIST_KINDS.map((each) => (
          <RailLink
            key={each}
            href={pathTo({ period: each, sport: undefined })}
            current={onList && each === period}
          >
            {t(`period.${each}`)}
          </RailLink>
        ))}
        <RailLink href={resultsPath(choice)} current={onResults}>
          {t('tools.results')}
        </RailLink>
      </ul>
      <section aria-labelledby="rail-sports" aria-busy={!ready}>
        <h2 id="rail-sports" className="px-3 pb-1 text-sm text-muted">
          {t('rail.sports')}
        </h2>
        {!ready && <Skeleton className="h-48 rounded-l" />}
        {isError && <p className="px-3 text-sm text-muted">{t('listFailed')}</p>}
        {sports !== undefined && sports.length > 0 && (
          <ul className="rounded-l bg-raised p-2 shadow-1">
            {period !== 'outright' && <FavouritesLink pathTo={pathTo} onList={onList} />}
            {sports.map(({ sport: each, count }) => (
              <Fragment key={each}>
                <RailLink href={pathTo({ sport: each })} current={onList && each === shown}>
                  <SportIcon sport={each} />
                  <span className="min-w-0 flex-1 truncate">{t(`sport.${each}`)}</span>
                  <span className="numeric text-xs">{count}</span>
                </RailLink>
                {each === list?.sport && leagues !== undefined && <LeagueLinks {...list} leagues={leagues} />}
              </Fragment>
            ))}
          </ul>
        )}
        {sports?.length === 0 && <p className="px-3 text-sm text-muted">{t('noMatches')}</p>}
      </section>
      {ready && <RecentLinks />}
      <section aria-labelledby="rail-more" hidden={!ready}>
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
