import type { MatchQuery, SportsVenue } from '@heptad/venue-gateway';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { fakeMatch, pageOf, settle, sportsServices, sportsStore } from '../testing/sports-scene';
import { useMatchListQuery } from '../match/list-queries';
import { useLikelyList } from './use-likely-list';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function ask(
  choice: Parameters<typeof useLikelyList>[0],
  wanted: boolean,
  useMore = (): unknown => null,
) {
  const matches = jest.fn<ReturnType<SportsVenue['matches']>, [MatchQuery]>(async () =>
    pageOf([fakeMatch('likely')]),
  );
  const store = sportsStore(sportsServices({ venue: { matches } }));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  renderHook(
    () => {
      useLikelyList(choice, wanted);
      return useMore();
    },
    { wrapper },
  );
  await settle();
  return matches.mock.calls.map(([{ period, sport }]) => [period, sport]);
}

describe('the list that the counts will most likely lead to', () => {
  it('is football’s where the address names no sport, else that of the address', async () => {
    expect(await ask({ venue: 'IMTY', period: 'live' }, true)).toEqual([['live', 'football']]);
    expect(await ask({ venue: 'IMTY', period: 'today', sport: 'tennis' }, true)).toEqual([
      ['today', 'tennis'],
    ]);
  });

  it('is not asked for once the counts are there, nor where no sport is likely', async () => {
    expect(await ask({ venue: 'IMTY', period: 'live' }, false)).toEqual([]);
    expect(await ask({ venue: 'IMTY', period: 'esports' }, true)).toEqual([]);
  });

  it('is the one that is shown: it is not asked for twice', async () => {
    const useShownList = () => useMatchListQuery({ venue: 'IMTY', period: 'live', sport: 'football' });
    expect(await ask({ venue: 'IMTY', period: 'live' }, true, useShownList)).toEqual([['live', 'football']]);
  });
});
