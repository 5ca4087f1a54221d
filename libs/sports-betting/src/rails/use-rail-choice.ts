import { PATHS } from '@heptad/feature-module';
import { LIST_KINDS, SPORT_KEYS } from '@heptad/venue-gateway';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { otherListQuery, writeRefinement, type ListRefinement } from '../list-tools/list-refinement';
import { listPath, readChoice, type ListChoice } from '../match/list-choice';
import { useVenueOrder } from '../venue-choice/use-venue-order';

export interface RailChoice {
  readonly choice: ListChoice;
  readonly onList: boolean;
  readonly onResults: boolean;
  /** The address of another list, or of this one, that is looked at as this one is but for a change. */
  readonly pathTo: (list: Partial<ListChoice>, change?: Partial<ListRefinement>) => string;
}

/** The list choice of the sports page. On other pages none is current, and links lead to the list that was looked at last, the live one at first. */
export function useRailChoice(): RailChoice {
  const { pathname, search } = useLocation();
  const order = useVenueOrder();
  const [, type] = pathname.split(`${PATHS.homeSports}/`);
  // Matches, results and whatever else lies below the lists are none themselves.
  const lists: readonly (string | undefined)[] = [...LIST_KINDS, ...SPORT_KEYS];
  const onList = pathname === PATHS.homeSports || lists.includes(type);
  const named = readChoice(new URLSearchParams(search), type);
  // What other pages are asked for may have the same names.
  const [last, setLast] = useState({ type, named, search: onList ? search : '' });
  if (onList && (last.type !== type || last.search !== search)) setLast({ type, named, search });
  const shown = onList ? { named, search } : last;
  const choice = { ...shown.named, venue: named.venue ?? order[0]?.en };
  return {
    choice,
    onList,
    onResults: pathname === PATHS.homeSportsSportsResult,
    pathTo: (list, change = {}) =>
      listPath(
        writeRefinement(otherListQuery(new URLSearchParams(shown.search), { ...choice, ...list }), change),
      ),
  };
}
