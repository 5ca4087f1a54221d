import type { ApiError } from '@heptad/api-client';
import { useServices } from '@heptad/feature-module';
import { useMemo } from 'react';
import type { ActivityList } from '../engine/activity';
import { useActivitiesQuery } from '../engine/list-queries';
import type { ActivitiesServices } from '../services';
import { activityOffer, type Offer } from './offer';

export interface Offers {
  readonly categories: ActivityList['categories'];
  readonly offers: readonly Offer[];
}

/** Promotions and activities as one question. */
export interface OffersQuery {
  readonly data: Offers | undefined;
  /** Why there is nothing to show. */
  readonly error: ApiError | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** All that runs, is announced or may still be claimed. @param fresh asks anew when the page is entered */
export function useOffers(fresh: boolean): OffersQuery {
  const { language } = useServices<ActivitiesServices>();
  const { data, error, isError, isFetching, refetch } = useActivitiesQuery(language.current(), {
    refetchOnMountOrArgChange: fresh,
  });
  const offers = useMemo(
    () => data && { categories: data.categories, offers: data.activities.map(activityOffer) },
    [data],
  );
  return {
    data: offers,
    error: error as ApiError | undefined,
    isError,
    isFetching,
    refetch: async () => refetch(),
  };
}
