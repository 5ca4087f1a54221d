import { ITEMS } from '@heptad/device';
import type { MatchQuery, ListKind, SportsVenue } from '@heptad/venue-gateway';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { fakeMatch, pageOf, settle, sportsServices, sportsStore } from '../testing/sports-scene';
import { useMatchListQuery, useSportCountsQuery } from '../match/list-queries';
import { prefetchLists } from './prefetch-lists';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function scene() {
  const matches = jest.fn<ReturnType<SportsVenue['matches']>, [MatchQuery]>(async () =>
    pageOf([fakeMatch('first')]),
  );
  const sports = jest.fn<ReturnType<SportsVenue['sports']>, [ListKind]>(async () => ({
    ok: true,
    value: [{ sport: 'football', count: 1 }],
  }));
  const services = sportsServices({ venue: { matches, sports } });
  const opened = jest.spyOn(services.venues, 'sports');
  const store = sportsStore(services);
  const ask = (address: string, params: Readonly<Record<string, string>> = {}): void =>
    void prefetchLists(services, {
      url: new URL(address, 'http://ky.test'),
      params,
      dispatch: store.dispatch,
    });
  const asked = () => ({
    venues: [...new Set(opened.mock.calls.flat())],
    counts: sports.mock.calls.map(([period]) => period),
    lists: matches.mock.calls.map(([{ period, sport, order }]) => [period, sport, order]),
  });
  return { services, store, ask, asked };
}

describe('what the sports page will ask for first', () => {
  it('is the counts and football of the live list where the address says no more', async () => {
    const { ask, asked } = scene();
    ask('/home/sports');
    await settle();
    expect(asked()).toEqual({ venues: ['IMTY'], counts: ['live'], lists: [['live', 'football', undefined]] });
  });

  it('ROUTE-086 is what the address names, and nothing for what it spells wrongly', async () => {
    const { ask, asked } = scene();
    ask('/home/sports/tennis?venue=TYTY&period=today&sort=hot', { type: 'tennis' });
    await settle();
    expect(asked()).toEqual({ venues: ['IMTY'], counts: ['today'], lists: [['today', 'tennis', 'hot']] });
  });

  it('is of the venue that the shell wants first', async () => {
    const { services, ask, asked } = scene();
    services.device.items.set(ITEMS.firstVenue, 'FBTY');
    ask('/home/sports');
    await settle();
    expect(asked().venues).toEqual(['FBTY']);
  });

  it('is the counts alone where no sport is likely', async () => {
    const { ask, asked } = scene();
    ask('/home/sports?period=esports');
    await settle();
    expect(asked()).toMatchObject({ counts: ['esports'], lists: [] });
  });

  it('is not asked for again by the page', async () => {
    const { store, ask, asked } = scene();
    ask('/home/sports');
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    );
    const { result } = renderHook(
      () => ({
        counts: useSportCountsQuery({ venue: 'IMTY', period: 'live' }),
        list: useMatchListQuery({ venue: 'IMTY', period: 'live', sport: 'football' }),
      }),
      { wrapper },
    );
    await settle();
    expect(result.current.list.data?.map(({ id }) => id)).toEqual(['first']);
    expect(result.current.counts.data).toHaveLength(1);
    expect(asked()).toMatchObject({ counts: ['live'], lists: [['live', 'football', undefined]] });
  });
});
