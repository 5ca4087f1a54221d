import { EXTRA_PATHS } from '@heptad/feature-module';
import { LazyLoad, PreviewSection, Skeleton } from '@heptad/ui-kit';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitleMatches, useTitles } from './use-esports';

export { messages } from './esports-texts';

/** As the hot matches, its cards come after the first paint. */
const HotMatchCards = lazy(async () => ({
  default: (await import('../hot-matches/hot-match-cards')).HotMatchCards,
}));

const COUNT = 2;
/** What the cards take by how the brand draws them; with their head where nothing is there yet. */
const HEIGHT = 'h-[calc(2*var(--hot-card)_+_1px)] md:h-(--hot-card)';
const WHOLE = 'h-[calc(2*var(--hot-card)_+_37px)] md:h-[calc(var(--hot-card)_+_36px)]';

function Matches() {
  const { t } = useTranslation('sports');
  const { venue, titles, isError, isFetching, refetch } = useTitles();
  const list = useTitleMatches(venue, titles?.[0]?.sport, COUNT);
  const isNone = titles?.length === 0;
  return (
    <PreviewSection
      headingId="home-esports"
      title={t('esports.title')}
      all={{ label: t('esports.all'), href: EXTRA_PATHS.venuesByArea.replace(':area', 'esports') }}
      height={HEIGHT}
      count={isNone ? 0 : list.currentData?.length}
      query={isError ? { isError, isFetching, refetch } : list}
      words={{ failed: t('esports.failed'), retry: t('retry'), none: t('esports.none') }}
    >
      <Suspense fallback={<Skeleton className={`rounded-l ${HEIGHT}`} />}>
        <HotMatchCards matches={list.currentData ?? []} />
      </Suspense>
    </PreviewSection>
  );
}

/** The next matches of e-sports on the home page, asked for when they come near (SHELL-005). */
export default function EsportsSection() {
  return (
    <LazyLoad placeholder={<Skeleton className={`rounded-l ${WHOLE}`} />}>
      <Matches />
    </LazyLoad>
  );
}
