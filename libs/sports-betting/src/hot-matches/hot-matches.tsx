import { PATHS, useMedia, useServices } from '@heptad/feature-module';
import { PreviewSection } from '@heptad/ui-kit';
import { LIST_INTERVAL_MS, type Period } from '@heptad/venue-gateway';
import { useCallback, useDeferredValue, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { SlipWhenUsed } from '../bet-slip/ui/slip-when-used';
import { useMatchListQuery } from '../match/list-queries';
import { usePolling } from '../polling/use-polling';
import type { SportsServices } from '../services';
import { firstVenue } from '../venue-choice/venue-order';
import type { HotMatchCardsProps } from './hot-match-cards';

const SHOWN = 3;
/** Where two cards stand side by side, one more card fills the last row. */
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

/** The cards, once they came: a visitor who comes back finds the page as high as it was left. */
let fetched: ComponentType<HotMatchCardsProps> | undefined;

/**
 * The cards and what their prices and dates are calculated with: on their way beside the answer that they show, which takes
 * longer, instead of before the first paint. Held as state, since React would hold back a part that it has waited for.
 */
function useCards() {
  const [cards, setCards] = useState<ComponentType<HotMatchCardsProps> | 'failed' | undefined>(() => fetched);
  const fetchCards = useCallback(
    () =>
      import('./hot-match-cards').then(
        ({ HotMatchCards }) => setCards(() => (fetched = HotMatchCards)),
        () => setCards('failed'),
      ),
    [],
  );
  useEffect(() => {
    if (fetched === undefined) void fetchCards();
  }, [fetchCards]);
  return { cards, fetchCards };
}

/** Hot matches on the home page: matches that are live, or today's when none is, with their prices. */
export default function HotMatches() {
  const { t } = useTranslation('sports');
  const live = usePeriod('live', true);
  const noneLive = live.currentData?.length === 0;
  const today = usePeriod('today', noneLive);
  const list = noneLive ? today : live;
  // In small steps, so that the page can be scrolled and tapped while the cards are drawn.
  const matches = useDeferredValue(list.currentData);
  const shown = useMedia(PAIRS_QUERY) ? SHOWN_IN_PAIRS : SHOWN;
  const { cards: Cards, fetchCards } = useCards();
  const noCards = Cards === 'failed';
  return (
    <>
      <PreviewSection
        headingId="hot-matches"
        title={t('hotMatches')}
        all={{ label: t('allMatches'), href: PATHS.homeSports }}
        height={HEIGHT}
        count={Cards === undefined || noCards ? undefined : matches?.length}
        query={
          noCards ? { isError: true, isFetching: list.isFetching, refetch: () => void fetchCards() } : list
        }
        words={{ failed: t('listFailed'), retry: t('retry'), none: t('noMatches') }}
      >
        {Cards !== undefined && !noCards && <Cards matches={matches?.slice(0, shown) ?? []} />}
      </PreviewSection>
      <SlipWhenUsed />
    </>
  );
}
