import { infiniteListState } from './infinite-list-state';

describe('the state of an infinite list', () => {
  it.each([
    ['loading', { isFetchingNextPage: true, isFetchNextPageError: false, hasNextPage: true }],
    ['error', { isFetchingNextPage: false, isFetchNextPageError: true, hasNextPage: true }],
    ['more', { isFetchingNextPage: false, isFetchNextPageError: false, hasNextPage: true }],
    ['end', { isFetchingNextPage: false, isFetchNextPageError: false, hasNextPage: false }],
    // A page that is asked for again after a failure is on its way.
    ['loading', { isFetchingNextPage: true, isFetchNextPageError: true, hasNextPage: true }],
  ] as const)('is %s', (state, query) => {
    expect(infiniteListState(query)).toBe(state);
  });
});
