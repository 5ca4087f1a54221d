import { createPriceBoard } from '../../price-board/price-board';
import { leg, wager } from '../testing/placing-scene';
import { answer, confirming, fakeBet, fakeServices, fakeVisitor } from '../testing/slip-fakes';
import { startSlip } from '../testing/slip-store';
import { keyOf } from '../slip-selection';
import { selectLegs, selectPlacements } from '../slip-slice';
import { createSlipStorage } from '../slip-storage';
import { CONFIRM_DELAYS_MS } from './placement-saga';

describe('a bet that was open when the page went away', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const noEvents = () => () => undefined;
  const stored = (): string => {
    let text = '';
    createSlipStorage(
      () => ({
        getItem: () => null,
        removeItem: () => undefined,
        setItem: (_key, value) => void (text = value),
      }),
      noEvents,
    ).save({
      legs: [leg],
      stakes: {},
      open: [{ ...wager(), key: 'the-key-of-before', status: 'sending', visitor: fakeVisitor() }],
    });
    return text;
  };
  const storage = (text: string) =>
    createSlipStorage(
      () => ({ getItem: () => text, setItem: () => undefined, removeItem: () => undefined }),
      noEvents,
    );

  it('is asked about by its key after a reload, and is not sent', async () => {
    const confirmBet = confirming(answer(fakeBet('accepted')));
    const store = startSlip(fakeServices({ confirmBet }), createPriceBoard(), { storage: storage(stored()) });
    expect(selectPlacements(store.getState())).toMatchObject([{ status: 'confirming', stake: '10.00' }]);
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]!);
    expect(confirmBet).toHaveBeenCalledWith('the-key-of-before');
    expect(selectPlacements(store.getState())).toMatchObject([{ status: 'accepted' }]);
    expect(selectLegs(store.getState())).toEqual([]);
  });

  it('is not shown to a visitor', () => {
    const store = startSlip(fakeServices({}), createPriceBoard(), {
      storage: storage(stored()),
      session: 'guest',
    });
    expect(selectPlacements(store.getState())).toEqual([]);
    expect(selectLegs(store.getState()).map(keyOf)).toEqual(['a']);
  });
});
