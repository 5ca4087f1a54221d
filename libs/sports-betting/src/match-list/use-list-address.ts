import { DEFAULT_VENUE } from '@heptad/contracts';
import type { VenueCode, VenueDescription } from '@heptad/venue-gateway';
import { useCallback, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  otherListQuery,
  readRefinement,
  writeRefinement,
  type ListRefinement,
} from '../list-tools/list-refinement';
import { readChoice, type ListChoice } from '../match/list-choice';
import { useVenueOrder } from '../venue-choice/use-venue-order';

export interface ListAddress {
  /** The venues to choose from, in their order. */
  readonly order: readonly VenueDescription[];
  /** The list that is named; the first venue of the order where none is. */
  readonly choice: ListChoice & { readonly venue: VenueCode };
  readonly refinement: ListRefinement;
  readonly choose: (change: Partial<ListChoice>) => void;
  readonly refine: (change: Partial<ListRefinement>) => void;
}

/** The list that the address names, how the member looks at it, and how to change both. */
export function useListAddress(): ListAddress {
  const { type } = useParams();
  const [query, setQuery] = useSearchParams();
  const order = useVenueOrder();
  const named = readChoice(query, type);
  const venue = named.venue ?? order[0]?.en ?? DEFAULT_VENUE;
  const choice = { ...named, venue };
  const refinement = useMemo(() => readRefinement(query), [query]);
  const choose = (change: Partial<ListChoice>): void =>
    setQuery(otherListQuery(query, { ...choice, ...change }), { replace: true });
  const refine = useCallback(
    (change: Partial<ListRefinement>): void =>
      setQuery((now) => writeRefinement(now, change), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  return { order, choice, refinement, choose, refine };
}
