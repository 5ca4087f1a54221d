import { queryApi, type Result } from '@heptad/api-client';
import { ITEMS } from '@heptad/device';
import { OddsType } from '@heptad/formatting';
import { sessionActions } from '@heptad/session';
import type { Bet } from '@heptad/venue-gateway';
import { failure, leg, lost, startPlacing as start, wager } from '../testing/placing-scene';
import { answer, confirming, fakeBet, fakeLeg, fakeMatch, placing, quote } from '../testing/slip-fakes';
import { selectLegs, selectPlacements, slipActions } from '../slip-slice';
import { CONFIRM_DELAYS_MS } from '@heptad/idempotent-write';
import { RESULT_DELAYS_MS } from './placement-write';

describe('placing a bet', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('sends the order once, at the price consented to, with the wire data of the last answer', async () => {
    const placeBet = placing(answer(fakeBet('accepted')));
    const { store, placement } = start({ placeBet });
    store.dispatch(slipActions.placeRequested([wager()]));
    await jest.advanceTimersByTimeAsync(0);
    expect(placeBet).toHaveBeenCalledTimes(1);
    const [order, key] = placeBet.mock.calls[0]!;
    expect(order).toMatchObject({ comboCode: 1001, stake: '10.00', acceptance: 'none' });
    expect(order.legs[0]?.selection).toMatchObject({ odds: '1.90', wire: { id: 'a', price: '1.90' } });
    expect(key).toBe(placement()?.key);
    expect(placement()).toMatchObject({ status: 'accepted', bet: { id: '9007199254740993' } });
    expect(selectLegs(store.getState())).toEqual([]);
  });

  it('SPORT-015 tells the venue in which notation the price was read, where one was chosen', async () => {
    const placeBet = placing(answer(fakeBet('accepted')));
    const { store, services } = start({ placeBet });
    services.device.items.set(ITEMS.oddsType, OddsType.hongkong);
    store.dispatch(slipActions.placeRequested([wager()]));
    await jest.advanceTimersByTimeAsync(0);
    expect(placeBet.mock.calls[0]?.[0]).toMatchObject({ notation: OddsType.hongkong });
    expect(placeBet.mock.calls[0]?.[0].legs[0]?.selection.odds).toBe('1.90');
  });

  it('makes one bet of two taps', async () => {
    const placeBet = placing(answer(fakeBet('pending')));
    const { store } = start({ placeBet, bet: async () => answer(fakeBet('pending')) });
    store.dispatch(slipActions.placeRequested([wager()]));
    store.dispatch(slipActions.placeRequested([wager()]));
    await jest.advanceTimersByTimeAsync(500);
    store.dispatch(slipActions.placeRequested([wager()]));
    await jest.advanceTimersByTimeAsync(500);
    expect(placeBet).toHaveBeenCalledTimes(1);
  });

  it('sends several selections as one combo by its code', async () => {
    const placeBet = placing(answer(fakeBet('accepted')));
    const { store, board } = start({ placeBet });
    const other = fakeLeg('b');
    store.dispatch(slipActions.selectionTapped(other));
    quote(board, other, '1.90');
    store.dispatch(slipActions.placeRequested([wager({ id: 'combo:2001', comboCode: 2001 }, [leg, other])]));
    await jest.advanceTimersByTimeAsync(0);
    expect(placeBet.mock.calls[0]?.[0]).toMatchObject({ comboCode: 2001, legs: [{}, {}] });
    expect(selectLegs(store.getState())).toEqual([]);
  });

  it('sends each single of a tap under its own key', async () => {
    const placeBet = placing(answer(fakeBet('accepted')));
    const { store, board } = start({ placeBet });
    const other = fakeLeg('b');
    quote(board, other, '1.90');
    store.dispatch(slipActions.placeRequested([wager(), wager({}, [other])]));
    await jest.advanceTimersByTimeAsync(0);
    expect(new Set(placeBet.mock.calls.map(([, key]) => key)).size).toBe(2);
  });

  it('shows a pending bet until the venue has accepted it, then lets its selection go', async () => {
    const bet = jest
      .fn<Promise<Result<Bet>>, [string]>()
      .mockResolvedValueOnce(failure({ kind: 'offline' }))
      .mockResolvedValueOnce(answer(fakeBet('pending')))
      .mockResolvedValueOnce(answer(fakeBet('accepted')));
    const { store, placement } = start({ placeBet: placing(answer(fakeBet('pending'))), bet });
    store.dispatch(slipActions.placeRequested([wager()]));
    await jest.advanceTimersByTimeAsync(0);
    expect(placement()?.status).toBe('pending');
    expect(selectLegs(store.getState())).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(RESULT_DELAYS_MS[0]! + RESULT_DELAYS_MS[1]! + RESULT_DELAYS_MS[2]!);
    expect(placement()?.status).toBe('accepted');
    expect(selectLegs(store.getState())).toEqual([]);
    expect(bet).toHaveBeenCalledTimes(3);
  });

  it('keeps the selection of a rejected bet, with the venue’s reason', async () => {
    const rejected = fakeBet('rejected', { rejection: '赔率变动' });
    const { store, placement } = start({
      placeBet: placing(answer(fakeBet('pending'))),
      bet: async () => answer(rejected),
    });
    store.dispatch(slipActions.placeRequested([wager()]));
    await jest.advanceTimersByTimeAsync(RESULT_DELAYS_MS[0]!);
    expect(placement()).toMatchObject({ status: 'rejected', bet: { rejection: '赔率变动' } });
    expect(selectLegs(store.getState())).toHaveLength(1);
  });

  it('asks for the end of a pending bet a bounded number of times', async () => {
    const bet = jest.fn(async () => answer(fakeBet('pending')));
    const { store, placement } = start({ placeBet: placing(answer(fakeBet('pending'))), bet });
    store.dispatch(slipActions.placeRequested([wager()]));
    await jest.runAllTimersAsync();
    expect(placement()?.status).toBe('undecided');
    expect(bet).toHaveBeenCalledTimes(RESULT_DELAYS_MS.length);
  });

  it('asks about a bet whose answer was lost by its key, finds it, and never sends it again', async () => {
    const placeBet = placing(lost);
    const confirmBet = jest
      .fn<Promise<Result<Bet | null>>, [string]>()
      .mockResolvedValueOnce(answer(null))
      .mockResolvedValueOnce(failure({ kind: 'http', status: 502 }))
      .mockResolvedValueOnce(answer(fakeBet('accepted')));
    const { store, placement } = start({ placeBet, confirmBet });
    store.dispatch(slipActions.placeRequested([wager()]));
    await jest.advanceTimersByTimeAsync(0);
    expect(placement()?.status).toBe('confirming');
    await jest.advanceTimersByTimeAsync(
      CONFIRM_DELAYS_MS[0]! + CONFIRM_DELAYS_MS[1]! + CONFIRM_DELAYS_MS[2]!,
    );
    expect(placement()?.status).toBe('accepted');
    expect(placeBet).toHaveBeenCalledTimes(1);
    expect(new Set(confirmBet.mock.calls.map(([key]) => key))).toEqual(new Set([placeBet.mock.calls[0]![1]]));
  });

  it('leaves a bet nobody knows of undecided, and asks again when told to', async () => {
    const placeBet = placing(lost);
    const confirmBet = confirming(answer(null));
    const { store, placement } = start({ placeBet, confirmBet });
    store.dispatch(slipActions.placeRequested([wager()]));
    await jest.runAllTimersAsync();
    expect(placement()?.status).toBe('undecided');
    expect(confirmBet).toHaveBeenCalledTimes(CONFIRM_DELAYS_MS.length);

    store.dispatch(slipActions.placeRequested([wager()]));
    confirmBet.mockResolvedValueOnce(answer(fakeBet('accepted')));
    store.dispatch(slipActions.askedAgain({ key: placement()!.key }));
    await jest.runAllTimersAsync();
    expect(placement()?.status).toBe('accepted');
    expect(placeBet).toHaveBeenCalledTimes(1);
  });

  it('keeps everything when the venue refuses, says why, and shows the price of now', async () => {
    const placeBet = placing(failure());
    const match = jest.fn(async () => answer({ match: fakeMatch(leg, '1.75') }));
    const { store, board, placement } = start({ placeBet, match });
    store.dispatch(slipActions.placeRequested([wager()]));
    await jest.advanceTimersByTimeAsync(0);
    expect(placement()).toMatchObject({ status: 'failed', error: { message: '余额不足' } });
    expect(selectLegs(store.getState())).toEqual([leg]);
    expect(board.get('a')?.odds).toBe('1.75');
  });

  it('reads balance and bets anew once the venue has taken a bet', async () => {
    const balances = jest.fn(async () => ({ data: 1 }));
    const bets = jest.fn(async () => ({ data: 1 }));
    const probes = queryApi.injectEndpoints({
      endpoints: (build) => ({
        balancesProbe: build.query<number, void>({ queryFn: balances, providesTags: ['balance'] }),
        betsProbe: build.query<number, void>({ queryFn: bets, providesTags: ['bets'] }),
      }),
    });
    const { store } = start({ placeBet: placing(answer(fakeBet('accepted'))) });
    await store.dispatch(probes.endpoints.balancesProbe.initiate());
    await store.dispatch(probes.endpoints.betsProbe.initiate());
    store.dispatch(slipActions.placeRequested([wager()]));
    await jest.advanceTimersByTimeAsync(100);
    expect(balances).toHaveBeenCalledTimes(2);
    expect(bets).toHaveBeenCalledTimes(2);
  });

  it('stops asking for a member who has left', async () => {
    const confirmBet = jest.fn(async (): Promise<Result<Bet | null>> => answer(null));
    const { store } = start({ placeBet: async () => lost, confirmBet });
    store.dispatch(slipActions.placeRequested([wager()]));
    await jest.advanceTimersByTimeAsync(0);
    store.dispatch(sessionActions.loggedOut());
    await jest.runAllTimersAsync();
    expect(confirmBet).not.toHaveBeenCalled();
    expect(selectPlacements(store.getState())).toEqual([]);
  });
});
