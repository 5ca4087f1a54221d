import { PATHS } from '@heptad/feature-module';
import { LIST_KINDS, SPORT_KEYS } from '@heptad/venue-gateway';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readChoice, type ListChoice } from '../match/list-choice';
import { useVenueOrder } from '../venue-choice/use-venue-order';

export interface RailChoice {
  readonly choice: ListChoice;
  readonly onList: boolean;
  readonly onResults: boolean;
}

/** The list choice of the sports page. On other pages none is current, and links lead to the list that was looked at last, the live one at first. */
export function useRailChoice(): RailChoice {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const order = useVenueOrder();
  const [, type] = pathname.split(`${PATHS.homeSports}/`);
  // Matches, results and whatever else lies below the lists are none themselves.
  const lists: readonly (string | undefined)[] = [...LIST_KINDS, ...SPORT_KEYS];
  const onList = pathname === PATHS.homeSports || lists.includes(type);
  const choice = readChoice(query, type);
  const [last, setLast] = useState(choice);
  if (onList && (last.period !== choice.period || last.sport !== choice.sport)) setLast(choice);
  return {
    choice: { ...(onList ? choice : last), venue: choice.venue ?? order[0]?.en },
    onList,
    onResults: pathname === PATHS.homeSportsSportsResult,
  };
}
