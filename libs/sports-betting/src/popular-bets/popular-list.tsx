import { useServices } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';
import { LIST_INTERVAL_MS } from '@heptad/venue-gateway';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePolling } from '../polling/use-polling';
import type { SportsServices } from '../services';
import { firstVenue } from '../venue-choice/venue-order';
import type { PopularBetsProps } from './popular-bets';
import { usePopularBetsQuery } from './popular-queries';
import { PopularRow } from './popular-row';

export { messages } from './popular-texts';

/** Home has them below each other, a list in a row that scrolls, a match to the edges of its page. */
const LOOKS = {
  home: {
    section: '',
    head: 'h-[36px] items-start',
    title: 'section-head text-lg leading-[28px]',
    list: 'divide-y divide-line overflow-hidden rounded-l bg-raised shadow-1 md:grid md:grid-cols-2 md:gap-x-6 md:divide-y-0',
  },
  list: {
    section: 'pt-4',
    head: 'px-3 pb-2 items-baseline lg:px-0',
    title: 'text-base font-medium',
    list: 'flex gap-2 overflow-x-auto px-3 pb-1 [scrollbar-width:none] *:w-[300px] *:max-w-[85vw] *:shrink-0 *:rounded-m *:bg-raised *:shadow-1 lg:px-0',
  },
  match: {
    section: 'pt-4',
    head: 'px-3 pb-2 items-baseline',
    title: 'text-base font-medium',
    list: 'divide-y divide-line overflow-hidden bg-raised lg:rounded-l lg:shadow-1',
  },
} as const;

export interface PopularListProps extends Pick<PopularBetsProps, 'venue' | 'matchId' | 'sport'> {
  /** Told whether it is known what there is, or that nothing can be had; keep it the same between renders. */
  readonly onKnown: (known: boolean) => void;
}

/** The selections that most bets are on, each to be bet too: of all matches, of a sport, or of one match. */
export default function PopularList({ venue: wanted, matchId, sport, onKnown }: PopularListProps) {
  const { t } = useTranslation('sports');
  const title = useId();
  const services = useServices<SportsServices>();
  const venue = wanted ?? firstVenue(services);
  const asked = { venue, language: services.language.current(), ...defined({ matchId, sport }) };
  const { currentData, isError, refetch, startedTimeStamp } = usePopularBetsQuery(asked);
  usePolling(refetch, LIST_INTERVAL_MS.early, JSON.stringify(asked), startedTimeStamp);
  const isKnown = currentData !== undefined || isError;
  useEffect(() => onKnown(isKnown), [isKnown, onKnown]);
  if (currentData === undefined || currentData.items.length === 0) return null;
  const { hours, items } = currentData;
  const look = LOOKS[matchId !== undefined ? 'match' : sport !== undefined ? 'list' : 'home'];
  return (
    <section aria-labelledby={title} className={look.section}>
      <div className={`flex justify-between gap-2 ${look.head}`}>
        <h2 id={title} className={`min-w-0 flex-1 truncate text-text ${look.title}`}>
          {t('popular.title')}
        </h2>
        <span className="text-xs leading-[28px] text-muted">{t('popular.hours', { count: hours })}</span>
      </div>
      <ul className={look.list}>
        {items.map((item) => (
          <PopularRow
            key={`${item.match.id} ${item.market.kind} ${item.market.period} ${item.market.line ?? ''} ${item.side}`}
            venue={venue}
            item={item}
            ofMatch={matchId !== undefined}
          />
        ))}
      </ul>
    </section>
  );
}
