import type { VenueCode } from '@heptad/venue-gateway';
import { cashOutActions, selectOffer } from './cash-out-slice';
import type { BetRef } from './cash-out-state';
import { cashOutWrite, consentedCashOut } from './cash-out-write';
import { answer, failure, fakeVenue, openOffer, START, startCashOut } from './testing/cash-out-scene';
import { GATHER_MS, MOST_AT_ONCE, OFFER_INTERVAL_MS } from './offers-saga';

const bet = (id: string, venue: VenueCode = 'FBTY'): BetRef => ({ venue, id });

function start(answers: Parameters<typeof fakeVenue>[0] = {}) {
  const venue = fakeVenue(answers);
  const page = { visible: true, online: true };
  const { store } = startCashOut(() => venue, page);
  return {
    venue,
    page,
    watch: (...bets: BetRef[]) => bets.forEach((each) => store.dispatch(cashOutActions.watched(each))),
    unwatch: (each: BetRef) => store.dispatch(cashOutActions.unwatched(each)),
    dispatch: store.dispatch,
    offer: (each: BetRef) => selectOffer(each)(store.getState()),
    asked: () => venue.cashOutOffers.mock.calls.map(([ids]) => ids),
  };
}

describe('the amounts on the screen', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are asked for together, per venue, and at intervals', async () => {
    const { watch, asked, offer } = start();
    watch(bet('1'), bet('2', 'YBTY'), bet('3'));
    expect(asked()).toEqual([]);
    await jest.advanceTimersByTimeAsync(GATHER_MS);
    expect(asked()).toEqual([['1', '3'], ['2']]);
    expect(offer(bet('2', 'YBTY'))).toMatchObject({ state: 'open', betId: '2' });
    expect(offer(bet('2'))).toBeUndefined();
    await jest.advanceTimersByTimeAsync(OFFER_INTERVAL_MS + GATHER_MS);
    expect(asked()).toHaveLength(4);
  });

  it('are asked for by as many as a venue answers', async () => {
    const { watch, asked } = start();
    watch(...Array.from({ length: MOST_AT_ONCE + 2 }, (_, place) => bet(String(place))));
    await jest.advanceTimersByTimeAsync(GATHER_MS);
    expect(asked().map((ids) => ids.length)).toEqual([MOST_AT_ONCE, 2]);
  });

  it('never are asked of a venue that cashes nothing out', async () => {
    const { watch, asked } = start();
    watch(bet('1', 'IMTY'));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(asked()).toEqual([]);
  });

  it('of a card that comes later do not wait for their turn, and the others are not asked anew', async () => {
    const { watch, asked } = start();
    watch(bet('1'));
    await jest.advanceTimersByTimeAsync(GATHER_MS);
    await jest.advanceTimersByTimeAsync(1_000);
    watch(bet('2'));
    await jest.advanceTimersByTimeAsync(GATHER_MS);
    expect(asked()).toEqual([['1'], ['2']]);
  });

  it('stop with the last card that shows them, and are not kept', async () => {
    const { watch, unwatch, asked, offer } = start();
    watch(bet('1'), bet('1'));
    await jest.advanceTimersByTimeAsync(GATHER_MS);
    unwatch(bet('1'));
    expect(offer(bet('1'))).toBeDefined();
    unwatch(bet('1'));
    expect(offer(bet('1'))).toBeUndefined();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked()).toHaveLength(1);
    watch(bet('1'));
    await jest.advanceTimersByTimeAsync(GATHER_MS);
    expect(asked()).toHaveLength(2);
  });

  it('are not asked for while nobody looks or the line is down', async () => {
    const { page, watch, asked } = start();
    page.visible = false;
    watch(bet('1'));
    await jest.advanceTimersByTimeAsync(20_000);
    page.visible = true;
    page.online = false;
    await jest.advanceTimersByTimeAsync(20_000);
    expect(asked()).toEqual([]);
    page.online = true;
    await jest.advanceTimersByTimeAsync(OFFER_INTERVAL_MS + GATHER_MS);
    expect(asked()).toHaveLength(1);
  });

  it('that the venue left out are none', async () => {
    const { watch, offer } = start({ cashOutOffers: async () => answer([]) });
    watch(bet('1'));
    await jest.advanceTimersByTimeAsync(GATHER_MS);
    expect(offer(bet('1'))).toEqual({ betId: '1', state: 'none' });
  });

  it('stay through a failed question until they run out', async () => {
    const { venue, watch, offer } = start();
    watch(bet('1'));
    await jest.advanceTimersByTimeAsync(GATHER_MS);
    venue.cashOutOffers.mockResolvedValue(failure({ kind: 'http', status: 502 }));
    await jest.advanceTimersByTimeAsync(OFFER_INTERVAL_MS + GATHER_MS);
    expect(offer(bet('1'))).toEqual(openOffer({ betId: '1' }));
    await jest.advanceTimersByTimeAsync(START);
    expect(offer(bet('1'))).toBeUndefined();
  });

  it('are asked for at once when a part was paid', async () => {
    const { watch, dispatch, asked, offer } = start();
    watch(bet('1'));
    await jest.advanceTimersByTimeAsync(GATHER_MS);
    const { stake } = openOffer();
    const consent = { ...bet('1'), offer: openOffer({ betId: '1' }), stake };
    dispatch(cashOutWrite.actions.writeRequested(consentedCashOut(consent)));
    await jest.advanceTimersByTimeAsync(GATHER_MS);
    expect(asked()).toEqual([['1'], ['1']]);
    expect(offer(bet('1'))).toBeDefined();
  });
});
