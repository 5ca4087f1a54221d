import type { Result } from '@heptad/api-client';
import { money, odds } from '@heptad/formatting';
import type { BuilderPrice, OrderLeg, SportsVenue } from '@heptad/venue-gateway';
import { createPriceBoard } from '../../price-board/price-board';
import { BUILDER_ID } from '../builder-quote';
import type { WagerRequest } from '../placement';
import { builderKeys } from '../rules/bet-builder';
import { selectLegs, selectPlacements, selectSlip, slipActions } from '../slip-slice';
import { failure, lost } from '../testing/placing-scene';
import { answer, fakeBet, fakeLeg, fakeMatch, fakeServices, placing, quote } from '../testing/slip-fakes';
import { startSlip } from '../testing/slip-store';
import { BOUNDS_PAUSE_MS } from './bounds-saga';
import { QUOTE_INTERVAL_MS } from './quotes-saga';

const legs = ['a', 'b', 'c'].map((key) => fakeLeg(key, { match: 'm', venue: 'FBTY' }));
const [a, b, c] = legs;

const open = (price: string): Result<BuilderPrice> =>
  answer({ state: 'open', odds: odds(price), min: money('2'), max: money('100') });

const pricing = (...answers: Result<BuilderPrice>[]) => {
  const left = [...answers];
  return jest.fn<Promise<Result<BuilderPrice>>, [readonly OrderLeg[]]>(async () =>
    left.length > 1 ? left.shift()! : left[0]!,
  );
};

function start(builderPrice: SportsVenue['builderPrice'], more: Partial<SportsVenue> = {}) {
  const board = createPriceBoard();
  const match = fakeMatch(a!, '1.90');
  const markets = legs.flatMap((leg) => fakeMatch(leg, '1.90').markets);
  const services = fakeServices({
    builderPrice,
    match: async () => answer({ match: { ...match, markets } }),
    limits: async () => answer({ selections: [], combos: [] }),
    ...more,
  });
  const store = startSlip(services, board);
  for (const leg of legs) quote(board, leg, '1.90');
  const builder = () => selectSlip(store.getState()).builder;
  return { store, board, builder };
}

const pause = () => jest.advanceTimersByTimeAsync(BOUNDS_PAUSE_MS);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the price of selections of one match', () => {
  it('is asked for while they are on the screen, once for taps that follow each other, and kept fresh', async () => {
    const price = pricing(open('3.00'), open('2.80'));
    const { store, builder } = start(price);
    for (const leg of [a, b]) store.dispatch(slipActions.selectionTapped(leg!));
    await pause();
    expect(price).not.toHaveBeenCalled();
    store.dispatch(slipActions.watched());
    await pause();
    expect(price).toHaveBeenCalledTimes(1);
    expect(price.mock.calls[0]?.[0].map(({ selection }) => selection.key)).toEqual(['a', 'b']);
    expect(builder()).toMatchObject({
      keys: builderKeys([a!, b!]),
      price: { odds: '3.00' },
      consented: '3.00',
    });
    await jest.advanceTimersByTimeAsync(QUOTE_INTERVAL_MS + BOUNDS_PAUSE_MS);
    // What was seen first is what the member consented to.
    expect(builder()).toMatchObject({ price: { odds: '2.80' }, consented: '3.00' });
    store.dispatch(slipActions.oddsAccepted([{ key: BUILDER_ID, odds: odds('2.80') }]));
    expect(builder()?.consented).toBe('2.80');
    store.dispatch(slipActions.unwatched());
    const asked = price.mock.calls.length;
    await jest.advanceTimersByTimeAsync(10 * QUOTE_INTERVAL_MS);
    expect(price).toHaveBeenCalledTimes(asked);
  });

  it('is asked for anew with every change of them, and consent to the former says nothing', async () => {
    const price = pricing(open('3.00'), open('5.00'));
    const { store, builder } = start(price);
    store.dispatch(slipActions.watched());
    for (const leg of [a, b]) store.dispatch(slipActions.selectionTapped(leg!));
    await pause();
    store.dispatch(slipActions.selectionTapped(c!));
    await pause();
    expect(builder()).toMatchObject({ keys: builderKeys(legs), consented: '5.00' });
    store.dispatch(slipActions.unwatched());
  });

  it('is not asked for where it is not wanted: of one selection, of singles, at a venue without', async () => {
    const price = pricing(open('3.00'));
    const { store } = start(price);
    store.dispatch(slipActions.watched());
    store.dispatch(slipActions.selectionTapped(a!));
    await pause();
    store.dispatch(slipActions.modeChosen('single'));
    store.dispatch(slipActions.selectionTapped(b!));
    await pause();
    store.dispatch(slipActions.cleared());
    for (const key of ['x', 'y']) store.dispatch(slipActions.selectionTapped(fakeLeg(key, { match: 'm' })));
    store.dispatch(slipActions.modeChosen('combo'));
    await pause();
    expect(price).not.toHaveBeenCalled();
    store.dispatch(slipActions.unwatched());
  });

  it('stays what it was where there is no answer', async () => {
    const price = pricing(open('3.00'), failure({ kind: 'offline' }));
    const { store, builder } = start(price);
    store.dispatch(slipActions.watched());
    for (const leg of [a, b]) store.dispatch(slipActions.selectionTapped(leg!));
    await pause();
    const before = builder();
    await jest.advanceTimersByTimeAsync(3 * QUOTE_INTERVAL_MS);
    expect(price.mock.calls.length).toBeGreaterThan(1);
    expect(builder()).toBe(before);
    store.dispatch(slipActions.unwatched());
  });
});

describe('a bet builder on its way', () => {
  const wager: WagerRequest = {
    id: BUILDER_ID,
    venue: 'FBTY',
    comboCode: 2001,
    legs: [a!, b!],
    builderOdds: odds('3.00'),
    stake: money('10'),
    acceptance: 'none',
  };

  it('goes at the price that was on the screen, whatever its selections cost alone by now', async () => {
    const placeBet = placing(answer(fakeBet('accepted', { builderOdds: odds('3.00') })));
    const { store, board } = start(pricing(open('3.00')), { placeBet });
    for (const leg of [a, b]) store.dispatch(slipActions.selectionTapped(leg!));
    quote(board, a!, '1.50');
    store.dispatch(slipActions.placeRequested([wager]));
    await jest.advanceTimersByTimeAsync(0);
    expect(placeBet.mock.calls.map(([{ builderOdds, comboCode }]) => [builderOdds, comboCode])).toEqual([
      ['3.00', 2001],
    ]);
    expect(selectPlacements(store.getState())[0]).toMatchObject({ status: 'accepted', builderOdds: '3.00' });
    expect(selectLegs(store.getState())).toEqual([]);
  });

  it('is asked about by its key where the answer was lost, and sent once', async () => {
    const placeBet = placing(lost);
    const confirmBet = jest.fn(async () => answer(fakeBet('accepted', { builderOdds: odds('3.00') })));
    const { store } = start(pricing(open('3.00')), { placeBet, confirmBet });
    for (const leg of [a, b]) store.dispatch(slipActions.selectionTapped(leg!));
    store.dispatch(slipActions.placeRequested([wager]));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(placeBet).toHaveBeenCalledTimes(1);
    expect(confirmBet).toHaveBeenCalledWith(placeBet.mock.calls[0]?.[1]);
    expect(selectPlacements(store.getState())[0]?.status).toBe('accepted');
  });
});
