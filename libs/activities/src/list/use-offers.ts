import type { ApiError } from '@heptad/api-client';
import { useServices } from '@heptad/feature-module';
import { useMemo } from 'react';
import { useActivitiesQuery } from '../engine/list-queries';
import { usePromotionsQuery } from '../promotions/promotion-queries';
import type { ActivitiesServices } from '../services';
import { activityOffer, promotionOffer, type Offer } from './offer';

export interface Offers {
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly offers: readonly Offer[];
}

/** Promotions and activities as one question. Where one of the two cannot be had, the other is shown all the same. */
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
  const options = { refetchOnMountOrArgChange: fresh };
  const activities = useActivitiesQuery(language.current(), options);
  const promotions = usePromotionsQuery(language.current(), options);
  const [first, second] = [activities.data, promotions.data];
  const settled = [activities, promotions].every(({ data, isError }) => data !== undefined || isError);
  const data = useMemo(() => {
    if (!settled || (first === undefined && second === undefined)) return undefined;
    const categories = [...(first?.categories ?? []), ...(second?.categories ?? [])];
    const promoted = new Set((second?.promotions ?? []).map(({ id }) => id));
    return {
      categories: [...new Map(categories.map((each) => [each.id, each])).values()],
      offers: [
        // Promotions are activities too; their own list says more of them.
        ...(first?.activities ?? []).filter(({ id }) => !promoted.has(id)).map(activityOffer),
        ...(second?.promotions ?? []).map(promotionOffer),
      ],
    };
  }, [settled, first, second]);
  const error = settled && data === undefined ? (activities.error as ApiError | undefined) : undefined;
  return {
    data,
    error,
    isError: error !== undefined,
    isFetching: activities.isFetching || promotions.isFetching,
    refetch: () => Promise.all([activities.refetch(), promotions.refetch()]),
  };
}
