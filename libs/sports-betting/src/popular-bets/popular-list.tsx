import { useServices } from '@heptad/feature-module';
import { LIST_INTERVAL_MS } from '@heptad/venue-gateway';
import { useTranslation } from 'react-i18next';
import { usePolling } from '../polling/use-polling';
import type { SportsServices } from '../services';
import { firstVenue } from '../venue-choice/venue-order';
import { usePopularBetsQuery } from './popular-queries';
import { PopularRow } from './popular-row';

export { messages } from './popular-texts';

/** The selections that most bets are on, each to be bet too. */
export default function PopularList() {
  const { t } = useTranslation('sports');
  const services = useServices<SportsServices>();
  const venue = firstVenue(services);
  const language = services.language.current();
  const { currentData, refetch, fulfilledTimeStamp } = usePopularBetsQuery({ venue, language });
  usePolling(refetch, LIST_INTERVAL_MS.early, `${venue} ${language}`, fulfilledTimeStamp);
  if (currentData === undefined || currentData.items.length === 0) return null;
  const { hours, items } = currentData;
  return (
    <section aria-labelledby="popular-bets">
      <div className="flex h-[36px] items-start justify-between gap-2">
        <h2
          id="popular-bets"
          className="section-head min-w-0 flex-1 truncate text-lg leading-[28px] text-text"
        >
          {t('popular.title')}
        </h2>
        <span className="text-xs leading-[28px] text-muted">{t('popular.hours', { count: hours })}</span>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-l bg-raised shadow-1 md:grid md:grid-cols-2 md:gap-x-6 md:divide-y-0">
        {items.map((item) => (
          <PopularRow
            key={`${item.match.id} ${item.market.kind} ${item.market.period} ${item.market.line ?? ''} ${item.side}`}
            venue={venue}
            item={item}
          />
        ))}
      </ul>
    </section>
  );
}
