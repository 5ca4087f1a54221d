import { useServices } from '@heptad/feature-module';
import { FOCUS_RING_INSIDE, NavigationLink } from '@heptad/ui-kit';
import { COUNT_INTERVAL_MS, type Period } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { listPath, writeChoice } from '../match/list-choice';
import { useSportCountsQuery } from '../match/list-queries';
import { usePolling } from '../polling/use-polling';
import type { SportsServices } from '../services';
import { firstVenue } from '../venue-choice/venue-order';

const PERIOD: Period = 'live';

/** Links to the running matches of each sport that has some, with how many there are. Without an answer there are none. */
export function SportChips() {
  const { t } = useTranslation('sports');
  const venue = firstVenue(useServices<SportsServices>());
  const { currentData, refetch, startedTimeStamp } = useSportCountsQuery({ venue, period: PERIOD });
  usePolling(refetch, COUNT_INTERVAL_MS, `${venue} counts`, startedTimeStamp);
  return (
    <ul
      aria-label={t('sportsStrip')}
      className="flex h-[44px] min-w-0 flex-1 items-center gap-1.5 overflow-x-auto [scrollbar-width:none]"
    >
      {currentData?.map(
        ({ sport, count }) =>
          count > 0 && (
            <li key={sport} className="shrink-0">
              <NavigationLink
                href={listPath(writeChoice({ venue, period: PERIOD, sport }))}
                // 32 px high, and taken by touches over 44.
                className={`relative flex h-[32px] items-center gap-1 rounded-pill border border-line bg-raised px-2.5 text-sm whitespace-nowrap text-text after:absolute after:inset-x-0 after:-inset-y-[6px] ${FOCUS_RING_INSIDE}`}
              >
                {t(`sport.${sport}`)}
                <span className="numeric text-xs text-muted">{count}</span>
              </NavigationLink>
            </li>
          ),
      )}
    </ul>
  );
}
