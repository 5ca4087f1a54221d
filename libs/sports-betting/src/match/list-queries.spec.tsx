import type { Result } from '@heptad/api-client';
import type { MatchPage, MatchQuery, SportsVenue } from '@heptad/venue-gateway';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { answer } from '../bet-slip/testing/slip-fakes';
import {
  failed,
  fakeMarket,
  fakeMatch,
  pageOf,
  settle,
  sportsServices,
  sportsStore,
  type VenueAnswers,
} from '../testing/sports-scene';
import { boardOf } from '../price-board/board-of';
import type { SportsServices } from '../services';
import { ageOnArrival, sportsQueries, useMatchListQuery, useMatchQuery } from './list-queries';
import { matchClocks } from './match-clocks';
import { matchStages } from './match-stages';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function ask<Answer>(venue: VenueAnswers, query: () => Answer) {
  const services = sportsServices({ venue });
  const store = sportsStore(services);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(query, { wrapper });
  await settle();
  return { result, store, services };
}

const list = { venue: 'IMTY', period: 'live', sport: 'football' } as const;
const home = (id: string) => fakeMatch(id).markets[0]!.selections[0]!.key;

describe('a list', () => {
  it('joins its pages, and holds a match that moved between two of them once', async () => {
    const pages = [
      pageOf([fakeMatch('p1'), fakeMatch('p2')], { hasMore: true }),
      pageOf([fakeMatch('p2', { score: { home: 3, away: 1 } }), fakeMatch('p3')]),
    ];
    const matches = jest.fn<ReturnType<SportsVenue['matches']>, [MatchQuery]>(
      async ({ page = 1 }) => pages[page - 1] ?? failed,
    );
    const { result } = await ask({ matches }, () => useMatchListQuery(list));
    expect(
      matches.mock.calls.map(([{ page, pageSize, period, sport }]) => [page, pageSize, period, sport]),
    ).toEqual([
      [1, 100, 'live', 'football'],
      [2, 100, 'live', 'football'],
    ]);
    expect(result.current.data?.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
    expect(result.current.data?.[1]?.score).toEqual({ home: 3, away: 1 });
  });

  it.each([
    ['may be bet while younger than two intervals', 9_999, 'object'],
    ['cannot be bet once older', 10_001, 'string'],
  ])('that was kept before it came %s', async (_, heldFor, kind) => {
    const matches = async () => pageOf([fakeMatch('held')], { heldFor });
    const { result, services } = await ask({ matches }, () => useMatchListQuery(list));
    const { clock } = services;
    expect(typeof boardOf(services).bettable(home('held'), clock.now())).toBe(kind);
    expect(ageOnArrival(result.current.data)).toBe(heldFor);
    expect(ageOnArrival([])).toBe(0);
  });

  it('asks for all pages side by side that the first one tells of', async () => {
    const answers: ((page: Awaited<ReturnType<SportsVenue['matches']>>) => void)[] = [];
    const matches = jest.fn<ReturnType<SportsVenue['matches']>, [MatchQuery]>(
      () => new Promise((resolve) => answers.push(resolve)),
    );
    const { result } = await ask({ matches }, () => useMatchListQuery(list));
    const page = (id: string, hasMore = true) => pageOf([fakeMatch(id)], { total: 250, hasMore });
    answers[0]?.(page('s1'));
    await settle();
    expect(matches.mock.calls.map(([query]) => query.page)).toEqual([1, 2, 3]);
    answers[2]?.(page('s3', false));
    answers[1]?.(page('s2'));
    await settle();
    expect(result.current.data?.map(({ id }) => id)).toEqual(['s1', 's2', 's3']);
    expect(matches).toHaveBeenCalledTimes(3);
  });

  it('asks for no more than the first matches where those are enough', async () => {
    const matches = jest.fn<ReturnType<SportsVenue['matches']>, [MatchQuery]>(async () =>
      pageOf([fakeMatch('f1'), fakeMatch('f2')], { hasMore: true }),
    );
    const { result } = await ask({ matches }, () => useMatchListQuery({ ...list, first: 2 }));
    expect(matches.mock.calls.map(([{ page, pageSize }]) => [page, pageSize])).toEqual([[1, 2]]);
    expect(result.current.data?.map(({ id }) => id)).toEqual(['f1', 'f2']);
  });

  it('ends after ten pages, whatever the venue says', async () => {
    const matches = jest.fn(async ({ page = 1 }: MatchQuery) =>
      pageOf([fakeMatch(`endless${page}`)], { hasMore: true }),
    );
    const { result } = await ask({ matches }, () => useMatchListQuery(list));
    await settle();
    expect(matches).toHaveBeenCalledTimes(10);
    expect(result.current.data).toHaveLength(10);
  });

  it('SPORT-017 OPEN-046 is asked for in its order, its days, and for combos', async () => {
    const matches = jest.fn(async () => pageOf([]));
    const wanted = { ...list, period: 'combo', order: 'hot', from: 1, to: 2 } as const;
    await ask({ matches }, () => useMatchListQuery(wanted));
    expect(matches).toHaveBeenCalledWith(
      expect.objectContaining({ combo: true, period: 'early', order: 'hot', from: 1, to: 2 }),
    );
  });

  it('is no half list when one of its pages fails', async () => {
    const matches = async ({ page = 1 }: MatchQuery) =>
      page === 1 ? pageOf([fakeMatch('half')], { hasMore: true }) : failed;
    const { result } = await ask({ matches }, () => useMatchListQuery(list));
    expect(result.current.data).toBeUndefined();
    expect(result.current.error).toMatchObject({ kind: 'http', status: 500 });
  });

  it('hands prices to the board and clocks to theirs, and keeps neither in the cache', async () => {
    const { store, result, services } = await ask({ matches: async () => pageOf([fakeMatch('kept')]) }, () =>
      useMatchListQuery(list),
    );
    expect(services.board.get(home('kept'))).toMatchObject({ odds: '1.90', locked: false });
    expect(matchClocks.get('kept')).toEqual({
      stage: 'firstHalf',
      minute: 30,
      score: { home: 2, away: 1 },
    });
    expect(result.current.data?.[0]?.markets[0]?.selections[0]).toEqual({
      key: home('kept'),
      side: 'home',
      name: 'home',
      line: '-0.25',
    });
    const cached = JSON.stringify(store.getState().queryApi.queries);
    expect(cached).toContain('主队kept');
    expect(cached).not.toMatch(/"odds"|"wire"|"1\.90"|1830/);
  });

  it('has prices that may be bet for two intervals', async () => {
    const { services } = await ask({ matches: async () => pageOf([fakeMatch('fresh')]) }, () =>
      useMatchListQuery(list),
    );
    const now = Date.now();
    expect(services.board.bettable(home('fresh'), now + 10_000)).toMatchObject({ odds: '1.90' });
    expect(services.board.bettable(home('fresh'), now + 10_001)).toBe('stale');
  });

  it('keeps its shape when only prices move', async () => {
    let price = '1.90';
    const matches = async () => {
      const match = fakeMatch('moving');
      const [market, ...rest] = match.markets;
      const [selection, ...others] = market!.selections;
      const moved = { ...selection!, odds: price as NonNullable<(typeof selection & object)['odds']> };
      return pageOf([{ ...match, markets: [{ ...market!, selections: [moved, ...others] }, ...rest] }]);
    };
    const { result, services } = await ask({ matches }, () => useMatchListQuery(list));
    const before = result.current.data;
    price = '2.00';
    await act(async () => void (await result.current.refetch()));
    expect(services.board.get(home('moving'))?.odds).toBe('2.00');
    expect(result.current.data).toBe(before);
  });
});

describe('clock, stages and prices of a match', () => {
  const reading = (id: string, goals: number) =>
    fakeMatch(id, {
      score: { home: goals, away: 0 },
      stageScores: [{ stage: 'firstHalf', score: { home: goals, away: 0 } }],
      markets: [fakeMarket(id, 'handicap', { home: `${String(goals)}.50` }, { line: '-0.25' })],
    });
  const shown = (id: string, services: SportsServices) => [
    matchClocks.get(id)?.score?.home,
    matchStages.get(id)?.scores[0]?.score.home,
    boardOf(services).get(home(id))?.odds,
  ];

  it('stay where a list that was asked for before comes after them', async () => {
    let tell = (_: Result<MatchPage>): void => undefined;
    const matches = () => new Promise<Result<MatchPage>>((resolve) => (tell = resolve));
    const { store, services } = await ask(
      { matches, match: async (id) => answer({ match: reading(id, 2) }) },
      () => useMatchListQuery(list),
    );
    jest.advanceTimersByTime(1);
    await store.dispatch(sportsQueries.endpoints.match.initiate({ venue: 'IMTY', id: 'late' }));
    tell(pageOf([reading('late', 1)]));
    await settle();
    expect(shown('late', services)).toEqual([2, 2, '2.50']);
  });

  it('stay where a list that was kept since before comes after them', async () => {
    const page = pageOf([reading('kept-since', 1)], { heldFor: 5_000 });
    const { store, services } = await ask(
      { matches: async () => page, match: async (id) => answer({ match: reading(id, 2) }) },
      () => useMatchQuery({ venue: 'IMTY', id: 'kept-since' }),
    );
    jest.advanceTimersByTime(4_999);
    await store.dispatch(sportsQueries.endpoints.matchList.initiate(list));
    expect(shown('kept-since', services)).toEqual([2, 2, '2.50']);
  });

  it('go by the time that the venue tells, not by when they were asked for', async () => {
    const { store, services } = await ask(
      {
        matches: async () => pageOf([reading('timed', 1)], { asOf: 100 }),
        match: async (id) => answer({ match: reading(id, 2), asOf: 200 }),
      },
      () => useMatchQuery({ venue: 'IMTY', id: 'timed' }),
    );
    jest.advanceTimersByTime(1);
    await store.dispatch(sportsQueries.endpoints.matchList.initiate(list));
    expect(shown('timed', services)).toEqual([2, 2, '2.50']);
  });
});

describe('one match', () => {
  it('is taken in like those of a list', async () => {
    const { result, services } = await ask({ match: async (id) => answer({ match: fakeMatch(id) }) }, () =>
      useMatchQuery({ venue: 'FBTY', id: 'single' }),
    );
    expect(services.sports).toHaveBeenCalledWith('FBTY');
    expect(result.current.data?.id).toBe('single');
    expect(services.board.get(home('single'))?.odds).toBe('1.90');
  });

  it('is an error when the venue gives none', async () => {
    const { result } = await ask({ match: async () => failed }, () =>
      useMatchQuery({ venue: 'IMTY', id: 'none' }),
    );
    expect(result.current.error).toMatchObject({ kind: 'http' });
  });
});
