import type { MatchQuery, SportsVenue } from '@heptad/venue-gateway';
import { fakeMatch, pageOf, sportsServices, sportsStore } from '../testing/sports-scene';
import { prefetchHot } from './prefetch-hot';

it('the hot matches and those of today are asked for ahead, once each, and waited for', async () => {
  const matches = jest.fn<ReturnType<SportsVenue['matches']>, [MatchQuery]>(async () =>
    pageOf([fakeMatch('hot')]),
  );
  const services = sportsServices({ venue: { matches } });
  const { dispatch, getState } = sportsStore(services);
  await prefetchHot(services, { dispatch });
  expect(
    matches.mock.calls.map(([{ period, sport, pageSize, order }]) => [period, sport, pageSize, order]),
  ).toEqual([
    ['live', 'football', 12, 'hot'],
    ['today', 'football', 8, undefined],
  ]);
  const { queries } = (getState() as { queryApi: { queries: Record<string, { status: string }> } }).queryApi;
  expect(Object.values(queries).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});
