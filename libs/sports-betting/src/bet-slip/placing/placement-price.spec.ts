import { failure, leg, startPlacing as start, wager } from '../testing/placing-scene';
import { answer, fakeBet, fakeMatch, placing, quote } from '../testing/slip-fakes';
import type { WagerRequest } from '../placement';
import { selectLegs, slipActions } from '../slip-slice';

describe('the price at the moment of sending', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function attempt(price: string, acceptance: WagerRequest['acceptance']) {
    const placeBet = placing(answer(fakeBet('accepted')));
    const { store, placement } = start({ placeBet }, price);
    store.dispatch(slipActions.placeRequested([wager({ acceptance })]));
    await jest.advanceTimersByTimeAsync(0);
    return { placeBet, placement, legs: selectLegs(store.getState()) };
  }

  it.each([
    ['1.80', 'none'],
    ['2.00', 'none'],
    ['1.80', 'better'],
  ] as const)(
    'of %s is not taken under the choice %s without being asked about',
    async (price, acceptance) => {
      const { placeBet, placement, legs } = await attempt(price, acceptance);
      expect(placeBet).not.toHaveBeenCalled();
      expect(placement()).toMatchObject({ status: 'failed', problem: 'oddsChanged' });
      expect(legs).toEqual([leg]);
    },
  );

  it.each([
    ['2.00', 'better'],
    ['2.00', 'any'],
    ['1.80', 'any'],
  ] as const)(
    'of %s is taken under the choice %s, and the venue is told what was consented to',
    async (price, acceptance) => {
      const { placeBet } = await attempt(price, acceptance);
      const [order] = placeBet.mock.calls[0]!;
      expect(order.acceptance).toBe(acceptance);
      expect(order.legs[0]?.selection.odds).toBe('1.90');
    },
  );

  it.each([
    ['1.89', '1', 'accepted'],
    ['1.87', '2', 'accepted'],
    ['1.86', '2', 'failed'],
    ['1.89', '0', 'failed'],
  ] as const)('of %s for a quick bet that agreed to %s per cent is %s', async (price, tolerance, status) => {
    const placeBet = placing(answer(fakeBet('accepted')));
    const { store, placement } = start({ placeBet }, price);
    store.dispatch(slipActions.placeRequested([wager({ acceptance: 'better', tolerance })]));
    await jest.advanceTimersByTimeAsync(0);
    expect(placement()?.status).toBe(status);
    // The venue is told the price of that moment, and may take nothing below it.
    const sent = placeBet.mock.calls.map(([order]) => [order.acceptance, order.legs[0]?.selection.odds]);
    expect(sent).toEqual(status === 'accepted' ? [['better', price]] : []);
  });

  it('that is locked refuses', async () => {
    const placeBet = placing(answer(fakeBet('accepted')));
    const { store, board, placement } = start({ placeBet });
    quote(board, leg, '1.90', true);
    store.dispatch(slipActions.placeRequested([wager()]));
    await jest.advanceTimersByTimeAsync(0);
    expect(placement()).toMatchObject({ status: 'failed', problem: 'locked' });
    expect(placeBet).not.toHaveBeenCalled();
  });

  it('that went stale in ten idle minutes is asked for once, and a bet at the old price goes through', async () => {
    const placeBet = placing(answer(fakeBet('accepted')));
    const { store, placement } = start({ placeBet });
    await jest.advanceTimersByTimeAsync(600_000);
    store.dispatch(slipActions.placeRequested([wager()]));
    await jest.advanceTimersByTimeAsync(0);
    expect(placement()?.status).toBe('accepted');
    expect(placeBet.mock.calls[0]?.[0].legs[0]?.selection.wire).toEqual({ id: 'a', answer: '1.90' });
  });

  it('that stays unknown refuses', async () => {
    const { store, placement } = start({ match: async () => failure({ kind: 'offline' }) }, null);
    store.dispatch(slipActions.placeRequested([wager()]));
    await jest.advanceTimersByTimeAsync(0);
    expect(placement()).toMatchObject({ status: 'failed', problem: 'stale' });
  });

  it('of a match that is over refuses', async () => {
    const over = fakeMatch(leg, '1.90', { status: 'ended' });
    const { store, placement } = start({ match: async () => answer({ match: over }) }, null);
    store.dispatch(slipActions.placeRequested([wager()]));
    await jest.advanceTimersByTimeAsync(0);
    expect(placement()).toMatchObject({ status: 'failed', problem: 'closed' });
  });
});
