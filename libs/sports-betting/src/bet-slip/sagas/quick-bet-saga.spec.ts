import { sessionActions } from '@heptad/session';
import type { SportsVenue } from '@heptad/venue-gateway';
import { createPriceBoard } from '../../price-board/price-board';
import { failure, leg } from '../testing/placing-scene';
import { answer, fakeBet, fakeLeg, fakeMatch, fakeServices, placing, quote } from '../testing/slip-fakes';
import { startSlip, type StoreOptions } from '../testing/slip-store';
import { QUICK_STAKE_ITEM, TOLERANCE_ITEM } from '../quick-bet-choices';
import { selectLegs, selectPlacements, selectSheetOpen, selectSlip, slipActions } from '../slip-slice';
import { REPEAT_GUARD_MS } from './quick-bet-saga';

function start(venue: Partial<SportsVenue>, options?: StoreOptions) {
  const board = createPriceBoard();
  const services = fakeServices({ match: async () => answer({ match: fakeMatch(leg, '1.90') }), ...venue });
  const store = startSlip(services, board, options);
  /** A tap on a price while taps bet at once. */
  const tap = async (picked = leg): Promise<void> => {
    quote(board, picked, picked.odds);
    store.dispatch(slipActions.selectionTapped(picked));
    store.dispatch(slipActions.quickBetAsked(picked.selection.key));
    await jest.advanceTimersByTimeAsync(0);
  };
  const confirm = async (): Promise<void> => {
    store.dispatch(slipActions.quickBetConfirmed());
    await jest.advanceTimersByTimeAsync(0);
  };
  return { store, board, services, tap, confirm };
}

const taken = () => placing(answer(fakeBet('accepted')));

describe('quick bets', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('wait for the member’s consent the first time, and then bet at one tap', async () => {
    const placeBet = taken();
    const { store, tap, confirm } = start({ placeBet });
    await tap();
    expect(placeBet).not.toHaveBeenCalled();
    expect(selectLegs(store.getState())).toEqual([leg]);
    await confirm();
    expect(placeBet).toHaveBeenCalledTimes(1);
    await tap(fakeLeg('b'));
    expect(placeBet).toHaveBeenCalledTimes(2);
    expect(placeBet.mock.calls.map(([order]) => order)).toMatchObject([
      { comboCode: 1001, stake: '10.00', legs: [{ selection: { key: 'a', odds: '1.90' } }] },
      { comboCode: 1001, stake: '10.00', legs: [{ selection: { key: 'b' } }] },
    ]);
    expect(selectLegs(store.getState())).toEqual([]);
  });

  it.each([
    [undefined, '1.87', 1],
    ['1', '1.87', 0],
    ['0', '1.89', 0],
    ['5', '1.81', 1],
  ] as const)('with the tolerance %s agreed to take %s for 1.90: %s', async (tolerance, price, bets) => {
    const placeBet = taken();
    const { board, services, tap, confirm } = start({ placeBet });
    if (tolerance !== undefined) services.device.items.set(TOLERANCE_ITEM, tolerance);
    await tap();
    quote(board, leg, price);
    await confirm();
    expect(placeBet).toHaveBeenCalledTimes(bets);
  });

  it('keep to their tolerance at a venue whose other bets take any price', async () => {
    const placeBet = taken();
    const { store, board, services, tap, confirm } = start({ placeBet });
    store.dispatch(slipActions.acceptanceChosen({ venue: leg.venue, acceptance: 'any' }));
    services.device.items.set(TOLERANCE_ITEM, '2');
    await tap();
    quote(board, leg, '1.50');
    await confirm();
    expect(placeBet).not.toHaveBeenCalled();
  });

  it('tell a venue whose other bets take any price that this one takes better ones alone', async () => {
    const placeBet = taken();
    const { store, tap, confirm } = start({ placeBet });
    store.dispatch(slipActions.acceptanceChosen({ venue: leg.venue, acceptance: 'any' }));
    await tap();
    await confirm();
    expect(placeBet.mock.calls[0]?.[0].acceptance).toBe('better');
  });

  it('stake what the member preset', async () => {
    const placeBet = taken();
    const { services, tap, confirm } = start({ placeBet });
    services.device.items.set(QUICK_STAKE_ITEM, '200');
    await tap();
    await confirm();
    expect(placeBet.mock.calls[0]?.[0].stake).toBe('200.00');
  });

  it('leave the selection in the slip when the member does not consent', async () => {
    const placeBet = taken();
    const { store, tap, confirm } = start({ placeBet });
    await tap();
    store.dispatch(slipActions.quickBetLeft());
    await confirm();
    expect(placeBet).not.toHaveBeenCalled();
    expect(selectLegs(store.getState())).toEqual([leg]);
  });

  it('ask anew when another member comes', async () => {
    const placeBet = taken();
    const { store, tap, confirm } = start({ placeBet });
    await tap();
    await confirm();
    store.dispatch(sessionActions.loggedOut());
    store.dispatch(sessionActions.loggedIn({ auto: false }));
    await tap(fakeLeg('b'));
    expect(placeBet).toHaveBeenCalledTimes(1);
    expect(selectSlip(store.getState()).quickBet).toEqual({ key: 'b', confirmed: false });
  });

  it('make one bet of a double tap on one price', async () => {
    const placeBet = taken();
    const { store, tap, confirm } = start({ placeBet });
    await tap();
    await confirm();
    await tap();
    expect(placeBet).toHaveBeenCalledTimes(1);
    expect(selectLegs(store.getState())).toEqual([leg]);
    store.dispatch(slipActions.cleared());
    await jest.advanceTimersByTimeAsync(REPEAT_GUARD_MS);
    await tap();
    expect(placeBet).toHaveBeenCalledTimes(2);
  });

  it('wait in the slip while another bet is open', async () => {
    const pending = answer(fakeBet('pending'));
    const placeBet = placing(pending);
    const { store, tap, confirm } = start({ placeBet, bet: async () => pending });
    await tap();
    await confirm();
    await tap(fakeLeg('b'));
    expect(placeBet).toHaveBeenCalledTimes(1);
    expect(selectLegs(store.getState()).map(({ selection }) => selection.key)).toEqual(['a', 'b']);
    expect(selectSheetOpen(store.getState())).toBe(true);
  });

  it('show the slip with stake and reason when the venue refuses', async () => {
    const { store, tap, confirm } = start({ placeBet: async () => failure() });
    await tap();
    await confirm();
    expect(selectSheetOpen(store.getState())).toBe(true);
    expect(selectSlip(store.getState())).toMatchObject({ legs: [leg], stakes: { a: '10' } });
    expect(selectPlacements(store.getState())).toMatchObject([{ status: 'failed' }]);
  });

  it('open the slip for a visitor, who is led to the login from there', async () => {
    const placeBet = taken();
    const { store, tap } = start({ placeBet }, { session: 'guest' });
    await tap();
    expect(placeBet).not.toHaveBeenCalled();
    expect(selectSheetOpen(store.getState())).toBe(true);
  });

  it.each([
    ['member', true, true],
    ['guest', false, true],
    ['member', false, false],
  ] as const)(
    'that a %s tapped before their code was there (agreed: %s) are not placed late: the slip opens: %s',
    async (session, agreed, opens) => {
      const placeBet = taken();
      const loaded = new Promise<void>((resolve) => setTimeout(resolve, 1_000));
      const { store, tap, confirm } = start({ placeBet }, { session, loaded });
      await tap();
      if (agreed) await confirm();
      await jest.advanceTimersByTimeAsync(1_000);
      expect(selectSheetOpen(store.getState())).toBe(opens);
      expect(selectSlip(store.getState()).quickBet.key === null).toBe(opens);
      expect(selectLegs(store.getState())).toEqual([leg]);
      expect(placeBet).not.toHaveBeenCalled();
    },
  );
});
