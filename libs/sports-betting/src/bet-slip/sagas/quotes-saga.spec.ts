import type { Result } from '@heptad/api-client';
import type { BetLimits, MatchDetail, MatchPage, MatchQuery, OrderLeg } from '@heptad/venue-gateway';
import { ITEMS } from '@heptad/device';
import { browserTabs } from '@heptad/device/testing';
import { money } from '@heptad/formatting';
import { sportsQueries } from '../../match/list-queries';
import { matchClocks } from '../../match/match-clocks';
import { createPriceBoard } from '../../price-board/price-board';
import { answer, fakeLeg, fakeMatch, fakeServices, placing, quote } from '../testing/slip-fakes';
import { startSlip } from '../testing/slip-store';
import { selectLegs, selectSlip, slipActions } from '../slip-slice';
import { createSlipStorage } from '../slip-storage';
import { BOUNDS_PAUSE_MS } from './bounds-saga';
import { QUOTE_INTERVAL_MS } from './quotes-saga';

const leg = fakeLeg('a');
const noLimits = async (): Promise<Result<BetLimits>> => answer({ selections: [], combos: [] });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('prices of a slip that is on the screen', () => {
  it('come from the match when no list brings them, one question per match', async () => {
    const match = jest.fn<Promise<Result<MatchDetail>>, [string]>(async () =>
      answer({ match: fakeMatch(leg, '2.10') }),
    );
    const board = createPriceBoard();
    const store = startSlip(fakeServices({ match, limits: noLimits }), board);
    store.dispatch(slipActions.selectionTapped(leg));
    store.dispatch(slipActions.selectionTapped(fakeLeg('b', { match: 'a' })));
    expect(match).not.toHaveBeenCalled();
    store.dispatch(slipActions.watched());
    await jest.advanceTimersByTimeAsync(0);
    expect(match.mock.calls).toEqual([['a']]);
    expect(board.bettable('a', Date.now())).toMatchObject({ odds: '2.10', wire: { answer: '2.10' } });
    expect(selectSlip(store.getState()).closed).toEqual(['b']);
    store.dispatch(slipActions.unwatched());
  });

  it('of outrights come from the list of their sport, to its last page, and none of them from a match', async () => {
    const runner = fakeLeg('runner', { match: 'o1', kind: 'outright' });
    const gone = fakeLeg('gone', { match: 'o2', kind: 'outright' });
    const other = { ...fakeLeg('other'), match: { ...fakeLeg('other').match, away: { name: '' } } };
    const match = jest.fn<Promise<Result<MatchDetail>>, [string]>(async () =>
      answer({ match: fakeMatch(leg, '1.90') }),
    );
    const matches = jest.fn<Promise<Result<MatchPage>>, [MatchQuery]>(async ({ page = 1 }) =>
      answer({
        matches: [page === 1 ? fakeMatch(other, '3.00') : fakeMatch(runner, '2.50')],
        page,
        total: 2,
        hasMore: page === 1,
        dropped: 0,
      }),
    );
    const board = createPriceBoard();
    const store = startSlip(fakeServices({ match, matches, limits: noLimits }), board);
    for (const each of [runner, gone, leg]) store.dispatch(slipActions.selectionTapped(each));
    store.dispatch(slipActions.watched());
    await jest.advanceTimersByTimeAsync(0);
    expect(match.mock.calls).toEqual([['a']]);
    expect(matches.mock.calls.map(([query]) => query)).toEqual(
      [1, 2].map((page) => ({ period: 'outright', sport: 'football', page, pageSize: 100 })),
    );
    expect(board.bettable('runner', Date.now())).toMatchObject({ odds: '2.50' });
    expect(selectSlip(store.getState()).closed).toEqual(['gone']);
    store.dispatch(slipActions.unwatched());
  });

  it.each([
    ['goes on beyond what is asked for', { hasMore: true, dropped: 0 }, 10],
    ['holds records that make no sense', { hasMore: false, dropped: 1 }, 1],
  ])('of outrights are unconfirmed, not closed, where their list %s', async (_what, end, pages) => {
    const seen = fakeLeg('seen', { match: 'o1', kind: 'outright' });
    const lost = fakeLeg('lost', { match: 'o1', kind: 'outright' });
    const beyond = fakeLeg('beyond', { match: 'o2', kind: 'outright' });
    const matches = jest.fn<Promise<Result<MatchPage>>, [MatchQuery]>(async ({ page = 1 }) =>
      answer({ matches: [fakeMatch(seen, '3.00')], page, total: 2_000, ...end }),
    );
    const board = createPriceBoard();
    const store = startSlip(fakeServices({ matches, limits: noLimits }), board);
    for (const each of [seen, lost, beyond]) store.dispatch(slipActions.selectionTapped(each));
    quote(board, beyond, '1.90');
    store.dispatch(slipActions.watched());
    await jest.advanceTimersByTimeAsync(0);
    expect(matches).toHaveBeenCalledTimes(pages);
    // The outright that was seen has that runner no more; the other one was not seen.
    expect(selectSlip(store.getState()).closed).toEqual(['lost']);
    expect(board.bettable('seen', Date.now())).toMatchObject({ odds: '3.00' });
    await jest.advanceTimersByTimeAsync(10_001);
    expect(board.bettable('beyond', Date.now())).toBe('stale');
    expect(selectSlip(store.getState()).closed).toEqual(['lost']);
    store.dispatch(slipActions.unwatched());
  });

  it('of outrights stay as they are where their list cannot be asked for', async () => {
    const runner = fakeLeg('runner', { match: 'o1', kind: 'outright' });
    const matches = jest.fn(async (): Promise<Result<MatchPage>> => ({
      ok: false,
      error: { kind: 'timeout', message: '', call: '/outrights' },
    }));
    const store = startSlip(fakeServices({ matches, limits: noLimits }), createPriceBoard());
    store.dispatch(slipActions.selectionTapped(runner));
    store.dispatch(slipActions.watched());
    await jest.advanceTimersByTimeAsync(0);
    expect(matches).toHaveBeenCalledTimes(1);
    expect(selectSlip(store.getState()).closed).toEqual([]);
    store.dispatch(slipActions.unwatched());
  });

  it('are left to the lists that keep them fresh, and asked for when the lists are gone', async () => {
    const match = jest.fn(async (): Promise<Result<MatchDetail>> =>
      answer({ match: fakeMatch(leg, '1.90') }),
    );
    const board = createPriceBoard();
    const store = startSlip(fakeServices({ match, limits: noLimits }), board);
    store.dispatch(slipActions.selectionTapped(leg));
    store.dispatch(slipActions.watched());
    await jest.advanceTimersByTimeAsync(QUOTE_INTERVAL_MS - 1);
    expect(match).toHaveBeenCalledTimes(1);
    quote(board, leg, '1.90');
    await jest.advanceTimersByTimeAsync(1);
    expect(match).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2 * QUOTE_INTERVAL_MS);
    expect(match.mock.calls.length).toBeGreaterThan(1);
    store.dispatch(slipActions.unwatched());
    const asked = match.mock.calls.length;
    await jest.advanceTimersByTimeAsync(10 * QUOTE_INTERVAL_MS);
    expect(match).toHaveBeenCalledTimes(asked);
  });

  it('come with the clock and the score of their match, which no list tells any more', async () => {
    const played = (home: number): MatchDetail => ({
      match: fakeMatch(leg, '1.90', {
        status: 'live',
        clock: { period: 'firstHalf', seconds: 720, running: true },
        score: { home, away: 0 },
      }),
    });
    const match = jest
      .fn<Promise<Result<MatchDetail>>, []>()
      .mockResolvedValueOnce(answer(played(0)))
      .mockResolvedValue(answer(played(1)));
    const store = startSlip(fakeServices({ match, limits: noLimits }), createPriceBoard());
    store.dispatch(slipActions.selectionTapped(leg));
    store.dispatch(slipActions.watched());
    await jest.advanceTimersByTimeAsync(0);
    expect(matchClocks.get('a')).toEqual({ stage: 'firstHalf', minute: 12, score: { home: 0, away: 0 } });
    await jest.advanceTimersByTimeAsync(2 * QUOTE_INTERVAL_MS);
    expect(matchClocks.get('a')?.score).toEqual({ home: 1, away: 0 });
    store.dispatch(slipActions.unwatched());
    matchClocks.prune(() => false);
  });

  it('come without the clock where an answer that was asked for later has told it already', async () => {
    const at = (seconds: number): Result<MatchDetail> =>
      answer({
        match: fakeMatch(leg, '1.90', {
          status: 'live',
          clock: { period: 'firstHalf', seconds, running: true },
          score: { home: seconds > 720 ? 1 : 0, away: 0 },
        }),
      });
    let tell = (_: Result<MatchDetail>): void => undefined;
    const match = jest
      .fn<Promise<Result<MatchDetail>>, []>()
      .mockImplementationOnce(() => new Promise((resolve) => (tell = resolve)))
      .mockResolvedValue(at(780));
    const board = createPriceBoard();
    const store = startSlip(fakeServices({ match, limits: noLimits }), board);
    store.dispatch(slipActions.selectionTapped(leg));
    store.dispatch(slipActions.watched());
    await jest.advanceTimersByTimeAsync(1_000);
    const page = store.dispatch(sportsQueries.endpoints.match.initiate({ venue: leg.venue, id: 'a' }));
    await jest.advanceTimersByTimeAsync(0);
    tell(at(720));
    await jest.advanceTimersByTimeAsync(0);
    expect(selectSlip(store.getState()).legs[0]?.match.status).toBe('live');
    expect(matchClocks.get('a')).toEqual({ stage: 'firstHalf', minute: 13, score: { home: 1, away: 0 } });
    page.unsubscribe();
    store.dispatch(slipActions.unwatched());
    matchClocks.prune(() => false);
  });

  describe('and of a bet that is placed, asked for at the same time', () => {
    const other = fakeLeg('other');
    const offered = (price: string): Result<MatchDetail> => answer({ match: fakeMatch(leg, price) });
    const gone = answer({ match: fakeMatch(other, '1.90', { ...leg.match }) });
    const refusal = { kind: 'business', code: '1', message: '', call: '/bet' } as const;

    /** A round of the slip's own that is answered after the one that followed a refused bet. */
    async function answered(round: Result<MatchDetail>, afterRefusal: Result<MatchDetail>) {
      let tell = (_: Result<MatchDetail>): void => undefined;
      const match = jest
        .fn<Promise<Result<MatchDetail>>, []>()
        .mockImplementationOnce(() => new Promise((resolve) => (tell = resolve)))
        .mockResolvedValueOnce(afterRefusal)
        .mockResolvedValue(round);
      const board = createPriceBoard();
      quote(board, leg, '1.90');
      const venue = { match, limits: noLimits, placeBet: placing({ ok: false, error: refusal }) };
      const store = startSlip(fakeServices(venue), board);
      store.dispatch(slipActions.selectionTapped(leg));
      store.dispatch(slipActions.watched());
      await jest.advanceTimersByTimeAsync(1_000);
      store.dispatch(slipActions.placeRequested([wager]));
      await jest.advanceTimersByTimeAsync(0);
      expect(match).toHaveBeenCalledTimes(2);
      tell(round);
      await jest.advanceTimersByTimeAsync(0);
      const seen = () => ({ closed: selectSlip(store.getState()).closed, odds: board.get('a')?.odds });
      return { seen, store };
    }
    const wager = {
      id: 'a',
      venue: leg.venue,
      comboCode: 1_001,
      legs: [leg],
      stake: money('10'),
      acceptance: 'none',
    } as const;

    it('do not open again what was closed meanwhile, until they are asked for anew', async () => {
      const { seen, store } = await answered(offered('2.10'), gone);
      expect(seen()).toEqual({ closed: ['a'], odds: '1.90' });
      await jest.advanceTimersByTimeAsync(QUOTE_INTERVAL_MS);
      expect(seen()).toEqual({ closed: [], odds: '2.10' });
      store.dispatch(slipActions.unwatched());
    });

    it('do not close what was offered meanwhile, until they are asked for anew', async () => {
      const { seen, store } = await answered(gone, offered('2.10'));
      expect(seen()).toEqual({ closed: [], odds: '2.10' });
      await jest.advanceTimersByTimeAsync(2 * QUOTE_INTERVAL_MS);
      expect(seen().closed).toEqual(['a']);
      store.dispatch(slipActions.unwatched());
    });

    it('do not turn the price back', async () => {
      const { seen, store } = await answered(offered('1.80'), offered('2.10'));
      expect(seen()).toEqual({ closed: [], odds: '2.10' });
      store.dispatch(slipActions.unwatched());
    });

    it('count where the later one failed', async () => {
      const { seen, store } = await answered(gone, {
        ok: false,
        error: { kind: 'timeout', message: '', call: '/match' },
      });
      expect(seen().closed).toEqual(['a']);
      store.dispatch(slipActions.unwatched());
    });
  });

  it('are asked for as long as a selection is closed, also where a list has it again', async () => {
    const other = fakeLeg('other');
    const match = jest
      .fn<Promise<Result<MatchDetail>>, []>()
      .mockResolvedValueOnce(answer({ match: fakeMatch(other, '1.90', { ...leg.match }) }))
      .mockResolvedValue(answer({ match: fakeMatch(leg, '1.95') }));
    const board = createPriceBoard();
    const store = startSlip(fakeServices({ match, limits: noLimits }), board);
    store.dispatch(slipActions.selectionTapped(leg));
    store.dispatch(slipActions.watched());
    await jest.advanceTimersByTimeAsync(0);
    expect(selectSlip(store.getState()).closed).toEqual(['a']);
    quote(board, leg, '1.95');
    await jest.advanceTimersByTimeAsync(QUOTE_INTERVAL_MS);
    expect(selectSlip(store.getState()).closed).toEqual([]);
    store.dispatch(slipActions.unwatched());
  });

  it('show the last price locked where the venue holds it without one, and survive an answer that never comes', async () => {
    const [market] = fakeMatch(leg, '1.90').markets;
    const { key, side, name, wire } = market!.selections[0]!;
    const held = fakeMatch(leg, '1.90', {
      markets: [{ ...market!, selections: [{ key, side, name, wire, locked: true }] }],
    });
    const match = jest
      .fn<Promise<Result<MatchDetail>>, []>()
      .mockResolvedValueOnce({ ok: false, error: { kind: 'timeout', message: '', call: '/match' } })
      .mockResolvedValue(answer({ match: held }));
    const board = createPriceBoard();
    const store = startSlip(fakeServices({ match, limits: noLimits }), board);
    store.dispatch(slipActions.selectionTapped(leg));
    store.dispatch(slipActions.watched());
    await jest.advanceTimersByTimeAsync(0);
    expect(selectSlip(store.getState()).closed).toEqual([]);
    await jest.advanceTimersByTimeAsync(QUOTE_INTERVAL_MS);
    expect(board.get('a')).toMatchObject({ odds: '1.90', locked: true });
    store.dispatch(slipActions.unwatched());
  });
});

describe('limits of stakes', () => {
  const limits: BetLimits = {
    selections: [
      { key: 'a', available: true, min: money('10'), max: money('500') },
      { key: 'b', available: false, min: money('0'), max: money('0') },
    ],
    combos: [{ comboCode: 2001, combinations: 1, min: money('2'), max: money('100') }],
  };

  it('are asked for when the selections change, once for taps that follow closely', async () => {
    const ask = jest.fn<Promise<Result<BetLimits>>, [readonly OrderLeg[]]>(async () => answer(limits));
    const board = createPriceBoard();
    const store = startSlip(
      fakeServices({ limits: ask, match: async () => answer({ match: fakeMatch(leg, '1.90') }) }),
      board,
    );
    store.dispatch(slipActions.watched());
    for (const each of [leg, fakeLeg('b')]) {
      quote(board, each, '1.90');
      store.dispatch(slipActions.selectionTapped(each));
    }
    await jest.advanceTimersByTimeAsync(BOUNDS_PAUSE_MS);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask.mock.calls[0]?.[0].map(({ selection }) => selection.key)).toEqual(['a', 'b']);
    expect(selectSlip(store.getState()).bounds).toEqual({
      a: { min: '10.00', max: '500.00' },
      'combo:2001': { min: '2.00', max: '100.00' },
    });
    store.dispatch(slipActions.unwatched());
  });

  it('of a code count no more when another tab has changed the selections meanwhile', async () => {
    let tell = (_: Result<BetLimits>): void => undefined;
    const ask = jest.fn(() => new Promise<Result<BetLimits>>((resolve) => (tell = resolve)));
    const board = createPriceBoard();
    const store = startSlip(
      fakeServices({ limits: ask, match: async () => answer({ match: fakeMatch(leg, '1.90') }) }),
      board,
    );
    store.dispatch(slipActions.watched());
    const [second, third] = [fakeLeg('b'), fakeLeg('c')];
    for (const each of [leg, second, third]) quote(board, each, '1.90');
    for (const each of [leg, second]) store.dispatch(slipActions.selectionTapped(each));
    await jest.advanceTimersByTimeAsync(BOUNDS_PAUSE_MS);
    expect(ask).toHaveBeenCalledTimes(1);
    const { nextKey } = selectSlip(store.getState());
    store.dispatch(slipActions.followed({ legs: [leg, second, third], stakes: {}, nextKey }));
    tell(answer(limits));
    await jest.advanceTimersByTimeAsync(0);
    expect(selectSlip(store.getState()).bounds).toEqual({});
    store.dispatch(slipActions.unwatched());
  });

  it('are asked for anew after a refusal, whatever prices come meanwhile', async () => {
    const ask = jest.fn<Promise<Result<BetLimits>>, [readonly OrderLeg[]]>(async () => answer(limits));
    const board = createPriceBoard();
    const match = async () => answer({ match: fakeMatch(leg, '1.90') });
    const store = startSlip(fakeServices({ limits: ask, match }), board);
    store.dispatch(slipActions.watched());
    quote(board, leg, '1.90');
    store.dispatch(slipActions.selectionTapped(leg));
    await jest.advanceTimersByTimeAsync(BOUNDS_PAUSE_MS);
    expect(ask).toHaveBeenCalledTimes(1);
    store.dispatch(slipActions.betRefused({ key: 'no bet of this slip', problem: 'oddsChanged' }));
    await jest.advanceTimersByTimeAsync(BOUNDS_PAUSE_MS / 2);
    store.dispatch(slipActions.quotesAnswered({ seen: [leg], closed: [] }));
    await jest.advanceTimersByTimeAsync(BOUNDS_PAUSE_MS / 2);
    expect(ask).toHaveBeenCalledTimes(2);
    store.dispatch(slipActions.unwatched());
  });

  it('are asked for where another tab has changed the selections', async () => {
    const ask = jest.fn<Promise<Result<BetLimits>>, [readonly OrderLeg[]]>(async () => answer(limits));
    const board = createPriceBoard();
    const match = async () => answer({ match: fakeMatch(leg, '1.90') });
    const store = startSlip(fakeServices({ limits: ask, match }), board);
    store.dispatch(slipActions.watched());
    for (const each of [leg, fakeLeg('b')]) quote(board, each, '1.90');
    store.dispatch(slipActions.selectionTapped(leg));
    await jest.advanceTimersByTimeAsync(BOUNDS_PAUSE_MS);
    store.dispatch(slipActions.followed({ legs: [leg, fakeLeg('b')], stakes: {} }));
    await jest.advanceTimersByTimeAsync(BOUNDS_PAUSE_MS);
    expect(ask.mock.lastCall?.[0].map(({ selection }) => selection.key)).toEqual(['a', 'b']);
    store.dispatch(slipActions.unwatched());
  });

  it('are not asked for by a visitor, who has no stakes', async () => {
    const board = createPriceBoard();
    quote(board, leg, '1.90');
    const store = startSlip(
      fakeServices({ match: async () => answer({ match: fakeMatch(leg, '1.90') }) }),
      board,
      { session: 'guest' },
    );
    store.dispatch(slipActions.selectionTapped(leg));
    store.dispatch(slipActions.watched());
    await jest.advanceTimersByTimeAsync(BOUNDS_PAUSE_MS);
    expect(selectSlip(store.getState()).bounds).toEqual({});
    store.dispatch(slipActions.unwatched());
  });
});

describe('the kept slip', () => {
  it('STORE-017 STORE-021 keeps bet mode and accepted changes among the stored items', () => {
    const services = fakeServices({});
    const store = startSlip(services, createPriceBoard());
    store.dispatch(slipActions.modeChosen('combo'));
    store.dispatch(slipActions.acceptanceChosen({ venue: 'FBTY', acceptance: 'better' }));
    expect(services.device.items.get(ITEMS.betMode)).toBe(2);
    expect(services.device.items.get(ITEMS.acceptedOddsChanges)).toEqual(['FBTY:better']);

    const next = startSlip(services, createPriceBoard());
    expect(selectSlip(next.getState())).toMatchObject({ mode: 'combo', acceptance: { FBTY: 'better' } });
  });

  it('CONST-003 takes no mode for chosen until the member chooses, and SPORT-019 keeps the choice of both', () => {
    const services = fakeServices({});
    const store = startSlip(services, createPriceBoard());
    expect(services.device.items.get(ITEMS.betMode)).toBeUndefined();
    expect(selectSlip(store.getState()).mode).toBeUndefined();
    store.dispatch(slipActions.modeChosen('both'));
    expect(services.device.items.get(ITEMS.betMode)).toBe(0);
    const next = startSlip(services, createPriceBoard());
    expect(selectSlip(next.getState()).mode).toBe('both');
  });

  it('follows bet mode and accepted changes that are set from outside', () => {
    const services = fakeServices({});
    const store = startSlip(services, createPriceBoard());
    services.device.items.set(ITEMS.betMode, 2);
    services.device.items.set(ITEMS.acceptedOddsChanges, ['FBTY:any', 'noise']);
    expect(selectSlip(store.getState())).toMatchObject({ mode: 'combo', acceptance: { FBTY: 'any' } });
    services.device.items.set(ITEMS.acceptedOddsChanges, []);
    expect(selectSlip(store.getState()).acceptance).toEqual({});
    services.device.items.remove(ITEMS.betMode);
    expect(selectSlip(store.getState()).mode).toBeUndefined();
  });

  it('comes back at start and is written with every change', () => {
    const tab = browserTabs().open();
    const storage = createSlipStorage(tab.storage, tab.events);
    storage.save({ legs: [leg], stakes: { a: '25' }, nextKey: 'key-of-the-next-tap' });
    const store = startSlip(fakeServices({}), createPriceBoard(), { tab });
    expect(selectLegs(store.getState())).toEqual([leg]);
    expect(selectSlip(store.getState()).stakes).toEqual({ a: '25' });
    store.dispatch(slipActions.stakeChanged({ id: 'a', text: '30' }));
    expect(storage.load()).toEqual({ legs: [leg], stakes: { a: '30' }, nextKey: 'key-of-the-next-tap' });
  });
});
