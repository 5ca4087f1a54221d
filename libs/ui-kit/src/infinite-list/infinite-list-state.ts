import type { InfiniteListState } from './infinite-list';

/** What an infinite query says of the page that comes next. */
export interface NextPage {
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
}

/** Where a list stands that shows the pages of an infinite query. */
export function infiniteListState({
  isFetchingNextPage,
  isFetchNextPageError,
  hasNextPage,
}: NextPage): InfiniteListState {
  if (isFetchingNextPage) return 'loading';
  if (isFetchNextPageError) return 'error';
  return hasNextPage ? 'more' : 'end';
}
