import { ErrorState, EmptyState, FOCUS_RING, NavigationLink, Skeleton } from '@heptad/ui-kit';
import { FAMILY_OF_VENUE } from '@heptad/contracts';
import type { SportKey, VenueCode } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SlipWhenUsed } from '../bet-slip/ui/slip-when-used';
import { HotMatchCards } from '../hot-matches/hot-match-cards';
import { listPath, writeChoice } from '../match/list-choice';
import { TitleTabs } from './title-tabs';
import { useTitleLogo } from './title-logo';
import { useTitleMatches, useTitles } from './use-esports';

export { messages } from './esports-texts';

/** The query parameter that names the chosen title. */
const TITLE = 'title';

function Waiting() {
  const { t } = useTranslation('sports');
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-[10px]">
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-[134px] rounded-l" />
      ))}
    </div>
  );
}

interface TitleMatchesProps {
  readonly venue: VenueCode;
  readonly sport: SportKey;
}

function TitleMatches({ venue, sport }: TitleMatchesProps) {
  const { t } = useTranslation('sports');
  const { currentData: matches, isError, isFetching, refetch } = useTitleMatches(venue, sport);
  if (matches === undefined && isError)
    return (
      <ErrorState
        title={t('esports.failed')}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (matches === undefined) return <Waiting />;
  if (matches.length === 0)
    return <EmptyState title={t('esports.none')} description={t('esports.noneHint')} />;
  return (
    <>
      <HotMatchCards matches={matches} />
      <NavigationLink
        href={listPath(writeChoice({ venue, period: 'esports', sport }))}
        className={`flex min-h-[44px] items-center self-center rounded-s px-3 text-sm text-link ${FOCUS_RING}`}
      >
        {t('esports.others')}
      </NavigationLink>
    </>
  );
}

/** The matches of e-sports by title, each with its prices, straight into the slip (SHELL-005). */
export default function EsportsHall() {
  const { t } = useTranslation('sports');
  const [query, setQuery] = useSearchParams();
  const { venue, titles, isError, isFetching, refetch } = useTitles();
  const logoOf = useTitleLogo(titles !== undefined && FAMILY_OF_VENUE[venue] === 'ob' ? venue : undefined);
  if (isError)
    return (
      <ErrorState
        title={t('esports.failed')}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (titles === undefined)
    return (
      <div className="flex flex-col gap-[10px]">
        <Skeleton className="h-[64px] rounded-m" />
        <Waiting />
      </div>
    );
  const sport = titles.find((title) => title.sport === query.get(TITLE))?.sport ?? titles[0]?.sport;
  if (sport === undefined)
    return <EmptyState title={t('esports.none')} description={t('esports.noneHint')} />;
  return (
    <div className="flex flex-col gap-[10px]">
      <TitleTabs
        titles={titles}
        chosen={sport}
        onChoose={(title) => setQuery({ [TITLE]: title }, { replace: true })}
        logoOf={logoOf}
      />
      <TitleMatches key={`${venue} ${sport}`} venue={venue} sport={sport} />
      <SlipWhenUsed aboveTabs={false} />
    </div>
  );
}
