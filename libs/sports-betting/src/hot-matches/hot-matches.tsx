import { PATHS, useMedia, useServices } from '@heptad/feature-module';
import { PreviewSection } from '@heptad/ui-kit';
import { LIST_INTERVAL_MS, type Period } from '@heptad/venue-gateway';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { SlipWhenUsed } from '../bet-slip/ui/slip-when-used';
import { useMatchListQuery } from '../match-list/list-queries';
import { MatchCard } from '../match-list/match-card';
import { usePolling } from '../polling/use-polling';
import type { SportsServices } from '../services';
import { firstVenue } from '../venue-choice/venue-order';

const SHOWN = 3;
/** Where two cards stand side by side, one more makes the rows even. */
const SHOWN_IN_PAIRS = 4;
const PAIRS_QUERY = '(min-width: 768px)';

/**
 * What the cards take in every brand's density: three below each other, from the tablet on two rows of two. Dense brands have
 * cells as high as a finger where they are touched, so their cards shrink less than their spacing.
 */
const HEIGHT =
  'h-[max(366px_+_38*var(--spacing),46px_+_118*var(--spacing))] md:h-[max(252px_+_30*var(--spacing),28px_+_86*var(--spacing))] lg:h-[max(124px_+_62*var(--spacing),28px_+_86*var(--spacing))]';

/** One period's list, asked for again while it is wanted. */
function usePeriod(period: Period, wanted: boolean) {
  const venue = firstVenue(useServices<SportsServices>());
  const list = useMatchListQuery(
    { venue, period, sport: 'football', first: SHOWN_IN_PAIRS },
    { skip: !wanted },
  );
  usePolling(
    () => (wanted ? list.refetch() : Promise.resolve()),
    LIST_INTERVAL_MS[period],
    `${venue} ${String(wanted)}`,
  );
  return list;
}

/** Matches that run now, or today's where none does, with their prices, for the home page. */
export default function HotMatches() {
  const { t } = useTranslation('sports');
  const live = usePeriod('live', true);
  const noneLive = live.currentData?.length === 0;
  const today = usePeriod('today', noneLive);
  const list = noneLive ? today : live;
  // In small steps, so that the page can be scrolled and tapped while the cards are drawn.
  const matches = useDeferredValue(list.currentData);
  const shown = useMedia(PAIRS_QUERY) ? SHOWN_IN_PAIRS : SHOWN;
  return (
    <>
      <PreviewSection
        headingId="hot-matches"
        title={t('hotMatches')}
        all={{ label: t('allMatches'), href: PATHS.homeSports }}
        height={HEIGHT}
        count={matches?.length}
        query={list}
        words={{ failed: t('listFailed'), retry: t('retry'), none: t('noMatches') }}
      >
        <div className="overflow-hidden max-md:rounded-l max-md:shadow-1 md:grid md:grid-cols-2 md:gap-3 md:overflow-visible">
          {matches?.slice(0, shown).map((match) => (
            <div
              key={match.id}
              className="min-w-0 bg-raised last:*:border-b-0 md:overflow-hidden md:rounded-l md:shadow-1 md:*:border-b-0"
            >
              <MatchCard match={match} />
            </div>
          ))}
        </div>
      </PreviewSection>
      <SlipWhenUsed />
    </>
  );
}
