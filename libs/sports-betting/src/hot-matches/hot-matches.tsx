import { PATHS, useServices } from '@heptad/feature-module';
import { PreviewSection, useFirstList } from '@heptad/ui-kit';
import { LIST_INTERVAL_MS } from '@heptad/venue-gateway';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SlipWhenUsed } from '../bet-slip/ui/slip-when-used';
import { useMatchListQuery } from '../match/list-queries';
import { matchClocks } from '../match/match-clocks';
import { usePolling } from '../polling/use-polling';
import type { SportsServices } from '../services';
import { firstVenue } from '../venue-choice/venue-order';
import type * as HotContent from './hot-content';

type Content = typeof HotContent;

/** As many are asked for as surely hold the hot ones: some are in their last minutes, some have a market closed. */
export const HOT_LISTS = {
  live: { period: 'live', sport: 'football', order: 'hot', first: 12 },
  today: { period: 'today', sport: 'football', first: 8 },
} as const;

/** What the cards take by how the brand draws them: six below each other, from the tablet on three rows of two. */
const HEIGHT = 'h-[calc(6*var(--hot-card)_+_5px)] md:h-[calc(3*var(--hot-card)_+_6*var(--spacing))]';

/** One list, asked for again while it is wanted. */
function useList(name: keyof typeof HOT_LISTS, wanted: boolean) {
  const venue = firstVenue(useServices<SportsServices>());
  const list = useMatchListQuery({ venue, ...HOT_LISTS[name] }, { skip: !wanted });
  usePolling(
    () => (wanted ? list.refetch() : Promise.resolve()),
    LIST_INTERVAL_MS[name],
    `${venue} ${String(wanted)}`,
  );
  return list;
}

/** What is shown, once it came: a visitor who comes back finds the page as high as it was left. */
let fetched: Content | undefined;

/** Fetches it ahead, for a page that is drawn with the matches at once. */
export async function fetchHotContent(): Promise<void> {
  fetched = await import('./hot-content');
}

/**
 * The cards, what is chosen for them, and what their prices and dates are calculated with: on their way beside the answer that
 * they show, which takes longer, instead of before the first paint. Held as state, since React would hold back a part that it
 * has waited for.
 */
function useContent() {
  const [content, setContent] = useState<Content | 'failed' | undefined>(() => fetched);
  const fetchContent = useCallback(
    () =>
      import('./hot-content').then(
        (came) => setContent(() => (fetched = came)),
        () => setContent('failed'),
      ),
    [],
  );
  useEffect(() => {
    if (fetched === undefined) void fetchContent();
  }, [fetchContent]);
  return { content, fetchContent };
}

/** The matches to show; undefined until they are known. Those of today are asked for where too few run. */
function useHotMatches(content: Content | undefined) {
  const { clock } = useServices<SportsServices>();
  const [short, setShort] = useState(false);
  const [shown, setShown] = useState<readonly string[]>([]);
  const live = useList('live', true);
  const today = useList('today', short);
  // In small steps, so that the page can be scrolled and tapped while the cards are drawn.
  const running = useDeferredValue(live.currentData);
  const upcoming = useDeferredValue(today.currentData);
  if (content === undefined || running === undefined) return { matches: undefined, query: live };
  const matches = content.hotMatches({
    running,
    upcoming: upcoming ?? [],
    minuteOf: (id) => matchClocks.get(id)?.minute,
    now: clock.now(),
    shown,
  });
  const isShort = matches.length < content.HOT_COUNT;
  if (isShort && !short) setShort(true);
  const isKnown = !isShort || upcoming !== undefined || (today.isError && matches.length > 0);
  if (isKnown && matches.some(({ id }, place) => id !== shown[place])) setShown(matches.map(({ id }) => id));
  return { matches: isKnown ? matches : undefined, query: today };
}

/** Hot matches on the home page: running ones, and the next of today, each with the prices of its main markets. */
export default function HotMatches() {
  const { t } = useTranslation('sports');
  const { content, fetchContent } = useContent();
  const failed = content === 'failed';
  const here = failed ? undefined : content;
  const { matches, query } = useHotMatches(here);
  useFirstList(matches === undefined && !failed && !query.isError);
  return (
    <>
      <PreviewSection
        headingId="hot-matches"
        title={t('hotMatches')}
        all={{ label: t('allMatches'), href: PATHS.homeSports }}
        beside={here === undefined ? <span className="flex-1" /> : <here.SportChips />}
        height={HEIGHT}
        count={matches?.length}
        query={
          failed ? { isError: true, isFetching: query.isFetching, refetch: () => void fetchContent() } : query
        }
        words={{ failed: t('listFailed'), retry: t('retry'), none: t('noMatches') }}
      >
        {here !== undefined && <here.HotMatchCards matches={matches ?? []} />}
      </PreviewSection>
      <SlipWhenUsed />
    </>
  );
}
