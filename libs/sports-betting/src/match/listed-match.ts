import type { queryApi } from '@heptad/api-client';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { sportsQueries, type MatchArguments } from './list-queries';
import type { MatchShape } from './match-shape';

type WithLists = Record<typeof queryApi.reducerPath, ReturnType<typeof queryApi.reducer>>;

/** A match as the lists that were asked for know it; undefined where none does. */
export function listedMatch(state: WithLists, { venue, id }: MatchArguments): MatchShape | undefined {
  for (const list of sportsQueries.util.selectCachedArgsForQuery(state, 'matchList')) {
    if (list.venue !== venue) continue;
    const found = sportsQueries.endpoints.matchList
      .select(list)(state)
      .data?.find((match) => match.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What a list knew of a match when its page was opened: its head and its main markets are there before the page's own answer. */
export function useListedMatch(match: MatchArguments): MatchShape | undefined {
  const store = useStore<WithLists>();
  const [listed] = useState(() => listedMatch(store.getState(), match));
  return listed;
}
