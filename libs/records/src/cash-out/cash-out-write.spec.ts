import { queryApi, type Result } from '@heptad/api-client';
import { money } from '@heptad/formatting';
import { sessionActions } from '@heptad/session';
import type { CashOut } from '@heptad/venue-gateway';
import { CONFIRM_DELAYS_MS } from '@heptad/idempotent-write';
import { cashOutActions, selectOffer } from './cash-out-slice';
import { betKeyOf } from './cash-out-state';
import { cashOutWrite, consentedCashOut, selectAttempt } from './cash-out-write';
import {
  answer,
  done,
  failure,
  fakeVenue,
  openOffer,
  paid,
  START,
  startCashOut,
  SUBJECT,
} from './testing/cash-out-scene';

const { actions } = cashOutWrite;
const subject = betKeyOf(SUBJECT);

const consent = (changes = {}) =>
  actions.writeRequested(
    consentedCashOut({ ...SUBJECT, offer: openOffer(), stake: money('20.00'), ...changes }),
  );

function start(venue: ReturnType<typeof fakeVenue>) {
  const { store } = startCashOut(() => venue);
  return { store, attempt: () => selectAttempt(SUBJECT)(store.getState()) };
}

describe('cashing out', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('sends what was seen once, under a key made at the tap', async () => {
    const venue = fakeVenue();
    const { store, attempt } = start(venue);
    store.dispatch(consent({ stake: money('5.00') }));
    expect(attempt()?.status).toBe('sending');
    await jest.advanceTimersByTimeAsync(0);
    expect(venue.cashOut.mock.calls).toEqual([
      [{ betId: SUBJECT.id, stake: '5.00', seen: '4.70', seenAt: START }, attempt()?.key],
    ]);
    expect(attempt()).toMatchObject({
      status: 'succeeded',
      end: { state: 'done', cashOut: { paid: '18.80' } },
    });
  });

  it('makes one cash-out of two taps', async () => {
    const venue = fakeVenue({ cashOut: () => new Promise(() => undefined) });
    const { store, attempt } = start(venue);
    store.dispatch(consent());
    const key = attempt()?.key;
    store.dispatch(consent());
    await jest.advanceTimersByTimeAsync(1_000);
    store.dispatch(consent());
    await jest.advanceTimersByTimeAsync(1_000);
    expect(venue.cashOut).toHaveBeenCalledTimes(1);
    expect(attempt()?.key).toBe(key);
  });

  it('asks again when it is worth less by now, and sends nothing without consent', async () => {
    const now = openOffer({ value: money('15.00'), at: START + 500 });
    const venue = fakeVenue({ cashOut: async () => answer({ state: 'valueChanged', offer: now }) });
    const { store, attempt } = start(venue);
    store.dispatch(consent());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(attempt()).toMatchObject({
      status: 'failed',
      order: { seen: '18.80' },
      end: { state: 'valueChanged' },
    });
    expect(selectOffer(SUBJECT)(store.getState())).toEqual(now);
    expect(venue.cashOut).toHaveBeenCalledTimes(1);
    expect(venue.confirmCashOut).not.toHaveBeenCalled();
    const first = attempt()?.key;
    venue.cashOut.mockResolvedValueOnce(done({ paid: money('15.00') }));
    store.dispatch(consent({ offer: now }));
    await jest.advanceTimersByTimeAsync(0);
    expect(venue.cashOut.mock.calls[1]?.[0]).toMatchObject({ seen: '15.00', seenAt: START + 500 });
    expect(attempt()?.key).not.toBe(first);
    expect(attempt()?.status).toBe('succeeded');
  });

  it('says why the venue refused, and lets the member choose again', async () => {
    const venue = fakeVenue({ cashOut: async () => failure() });
    const { store, attempt } = start(venue);
    store.dispatch(consent());
    await jest.advanceTimersByTimeAsync(0);
    expect(attempt()).toMatchObject({ status: 'failed', error: { message: '盘口暂停' } });
    await jest.runOnlyPendingTimersAsync();
    expect(venue.confirmCashOut).not.toHaveBeenCalled();
    store.dispatch(actions.writeClosed(subject));
    expect(attempt()).toBeUndefined();
  });

  it.each([
    ['a lost answer', failure({ kind: 'timeout' })],
    ['a server’s failure', failure({ kind: 'http', status: 502 })],
    ['an answer that makes no sense', failure({ kind: 'malformed' })],
  ])('after %s asks by the key, finds it, and never sends it again', async (_, lost) => {
    const found = jest
      .fn<Promise<Result<CashOut | null>>, [string]>()
      .mockResolvedValueOnce(answer(null))
      .mockResolvedValueOnce(failure({ kind: 'offline' }))
      .mockResolvedValueOnce(answer(paid()));
    const venue = fakeVenue({ cashOut: async () => lost, confirmCashOut: found });
    const { store, attempt } = start(venue);
    store.dispatch(consent());
    await jest.advanceTimersByTimeAsync(0);
    expect(attempt()?.status).toBe('confirming');
    store.dispatch(consent());
    await jest.advanceTimersByTimeAsync(
      CONFIRM_DELAYS_MS[0]! + CONFIRM_DELAYS_MS[1]! + CONFIRM_DELAYS_MS[2]!,
    );
    expect(attempt()?.status).toBe('succeeded');
    expect(venue.cashOut).toHaveBeenCalledTimes(1);
    expect(new Set(found.mock.calls.map(([key]) => key))).toEqual(new Set([attempt()?.key]));
  });

  it('leaves what nobody knows of undecided, and asks again when told to', async () => {
    const venue = fakeVenue({ cashOut: async () => failure({ kind: 'timeout' }) });
    const { store, attempt } = start(venue);
    store.dispatch(consent());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(attempt()?.status).toBe('undecided');
    expect(venue.confirmCashOut).toHaveBeenCalledTimes(CONFIRM_DELAYS_MS.length);
    venue.confirmCashOut.mockResolvedValueOnce(answer(paid()));
    store.dispatch(actions.writeAskedAgain(subject));
    expect(attempt()?.status).toBe('confirming');
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]!);
    expect(attempt()?.status).toBe('succeeded');
    expect(venue.cashOut).toHaveBeenCalledTimes(1);
  });

  it('reads balance and bets anew once it was paid', async () => {
    const balances = jest.fn(async () => ({ data: 1 }));
    const bets = jest.fn(async () => ({ data: 1 }));
    const probes = queryApi.injectEndpoints({
      endpoints: (build) => ({
        cashOutBalanceProbe: build.query<number, void>({ queryFn: balances, providesTags: ['balance'] }),
        cashOutBetsProbe: build.query<number, void>({ queryFn: bets, providesTags: ['bets'] }),
      }),
    });
    const { store } = start(fakeVenue());
    await store.dispatch(probes.endpoints.cashOutBalanceProbe.initiate());
    await store.dispatch(probes.endpoints.cashOutBetsProbe.initiate());
    store.dispatch(consent());
    await jest.advanceTimersByTimeAsync(100);
    expect(balances).toHaveBeenCalledTimes(2);
    expect(bets).toHaveBeenCalledTimes(2);
  });

  it('stops asking for a member who has left, and forgets what was theirs', async () => {
    const venue = fakeVenue({ cashOut: async () => failure({ kind: 'timeout' }) });
    const { store, attempt } = start(venue);
    store.dispatch(cashOutActions.sheetOpened(SUBJECT));
    store.dispatch(consent());
    await jest.advanceTimersByTimeAsync(0);
    store.dispatch(sessionActions.loggedOut());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(venue.confirmCashOut).not.toHaveBeenCalled();
    expect(attempt()).toBeUndefined();
    expect(store.getState().cashOut).toMatchObject({ sheetOpen: false, subject: undefined, offers: {} });
  });

  it('keeps what is open when the sheet closes, and lets go what has ended', async () => {
    const venue = fakeVenue({ cashOut: () => new Promise(() => undefined) });
    const { store, attempt } = start(venue);
    store.dispatch(cashOutActions.sheetOpened(SUBJECT));
    store.dispatch(consent());
    store.dispatch(cashOutActions.sheetClosed());
    expect(attempt()?.status).toBe('sending');
    const { order } = consent().payload;
    const answer = { state: 'succeeded', end: { state: 'done', cashOut: paid() } } as const;
    store.dispatch(actions.writeAnswered({ key: 'another', order, answer }));
    expect(attempt()?.status).toBe('sending');
    store.dispatch(actions.writeAnswered({ key: attempt()?.key ?? '', order, answer }));
    expect(attempt()?.status).toBe('succeeded');
    store.dispatch(cashOutActions.sheetOpened(SUBJECT));
    expect(attempt()).toBeUndefined();
  });
});
