import type { ApiError } from '@heptad/api-client';
import { useServices } from '@heptad/feature-module';
import type { NextPage, RefreshQuery } from '@heptad/ui-kit';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { joinPages, type BetRecord, type RecordPage, type RecordSport } from '../bet-list/bet-record';
import {
  readFilters,
  recordsQuery,
  withChoice,
  writeFilters,
  type RecordFilters,
  type RecordScope,
  type RecordsQuery,
} from '../bet-list/record-filters';
import { useBetRecordsInfiniteQuery } from '../bet-list/record-queries';
import { useLiveRefresh } from '../bet-list/use-live-refresh';
import type { RecordsServices } from '../services';

/** The pages of bets as they are fetched. */
export interface RecordsFetching extends NextPage, Pick<RefreshQuery, 'isFetching' | 'refetch'> {
  readonly fetchNextPage: () => unknown;
}

/** The bets of a page: which ones, and what has come of them. */
export interface Records {
  readonly filters: RecordFilters;
  /** Puts other filters into the address. */
  readonly filter: (filters: RecordFilters) => void;
  /** What the platform is asked for. */
  readonly query: RecordsQuery;
  readonly list: RecordsFetching;
  readonly error: ApiError | undefined;
  /** The first page, with the sums of all; undefined until it is there. */
  readonly first: RecordPage | undefined;
  readonly records: readonly BetRecord[];
  /** What the bets found are about; the sports of the last list stay while the next one is on its way. */
  readonly sports: readonly RecordSport[];
}

/** Reads the filters of the address and the bets that they let through, and keeps open bets up to date. */
export function useRecords(scope: RecordScope): Records {
  const { clock } = useServices<RecordsServices>();
  const [address, setAddress] = useSearchParams();
  const { key: visit } = useLocation();
  const now = clock.now();
  const asked = readFilters(address, now);
  // What the page is about is no choice of the member's.
  const filters = scope.kind === undefined ? asked : withChoice(asked, { kind: undefined });
  const query = recordsQuery(filters, scope, now);
  const list = useBetRecordsInfiniteQuery({ query, visit }, { refetchOnMountOrArgChange: true });
  const pages = list.currentData?.pages;
  const records = useMemo(() => joinPages(pages ?? []), [pages]);
  const first = pages?.[0];
  useLiveRefresh(() => list.refetch(), !query.settled);
  const [sports, setSports] = useState<readonly RecordSport[]>([]);
  if (first !== undefined && first.sports !== sports) setSports(first.sports);
  return {
    filters,
    filter: (next) => setAddress(writeFilters(next), { replace: true }),
    query,
    list,
    error: list.error as ApiError | undefined,
    first,
    records,
    sports,
  };
}
