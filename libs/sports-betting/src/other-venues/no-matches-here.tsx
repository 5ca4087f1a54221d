import { Button, EmptyState } from '@heptad/ui-kit';
import type { ListKind, VenueCode } from '@heptad/venue-gateway';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useVenueOrder } from '../venue-choice/use-venue-order';
import { useVenueStatesQuery } from '../venue-choice/venue-queries';
import { useOtherVenuesQuery } from './other-venues-queries';

export interface NoMatchesHereProps {
  /** The venue that has nothing. */
  readonly venue: VenueCode;
  readonly period: ListKind;
  readonly onVenue: (venue: VenueCode) => void;
}

/** Says that a venue has no matches in a list, and links to the first of the other venues that has some (SPORT-001, VENUE-008). */
export default function NoMatchesHere({ venue, period, onVenue }: NoMatchesHereProps) {
  const { t } = useTranslation('sports');
  const order = useVenueOrder();
  const { data: states } = useVenueStatesQuery();
  const venues = useMemo(
    () => order.map(({ en }) => en).filter((en) => en !== venue && states?.[en] !== 'maintenance'),
    [order, venue, states],
  );
  const { currentData: found } = useOtherVenuesQuery({ period, venues }, { refetchOnMountOrArgChange: 30 });
  const name = order.find(({ en }) => en === found?.venue);
  return (
    <EmptyState
      title={t('noMatches')}
      description={t('noMatchesHint')}
      action={
        // As tall as what may come, so that nothing moves when it does.
        <div className="min-h-11">
          {found && name && (
            <Button onClick={() => onVenue(found.venue)}>
              {t('otherVenue', {
                venue: t(`venue.${name.en}`, { defaultValue: name.cn }),
                period: t(`period.${period}`),
              })}{' '}
              <span className="numeric">{found.count}</span>
            </Button>
          )}
        </div>
      }
    />
  );
}
