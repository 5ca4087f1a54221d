import type { TextStorage } from '@heptad/device';
import { sessionActions, type Member } from '@heptad/session';
import { money } from '@heptad/formatting';
import { CONFIRM_DELAYS_MS, KEEPING_MS, LOST_AFTER_MS } from './cash-out-saga';
import { cashOutActions, selectAttempt } from './cash-out-slice';
import {
  answer,
  done,
  failure,
  fakeVenue,
  keptStorage,
  openOffer,
  paid,
  startCashOut,
  SUBJECT,
} from './testing/cash-out-scene';

const person = (id: string): Member => ({
  id,
  name: id,
  grade: 1,
  currency: 'CNY',
  registeredAt: 0,
  unreadMail: 0,
  state: 'active',
  phoneBound: false,
  emailBound: false,
});

const consent = () => cashOutActions.confirmed({ ...SUBJECT, offer: openOffer(), stake: money('20.00') });
const never = () => new Promise<never>(() => undefined);

/** A page over a storage that outlives it. */
function page(storage: TextStorage, began: number, venue = fakeVenue(), who = 'first') {
  const { store, items } = startCashOut(() => venue, undefined, { storage, began });
  return {
    store,
    venue,
    attempt: () => selectAttempt(SUBJECT)(store.getState()),
    async comes() {
      await items.load();
      store.dispatch(sessionActions.memberLoaded(person(who)));
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

/** A page that went away with the answer to a cash-out still to come. Gives the cash-out's key. */
async function leftOpen(storage: TextStorage, began: number): Promise<string | undefined> {
  const before = page(storage, began, fakeVenue({ cashOut: never }));
  await before.comes();
  before.store.dispatch(consent());
  await jest.advanceTimersByTimeAsync(0);
  return before.attempt()?.key;
}

describe('a cash-out that was open when the page went away', () => {
  let storage: TextStorage;
  let began: number;
  beforeEach(() => {
    jest.useFakeTimers();
    storage = keptStorage();
    began = Date.now();
  });
  afterEach(() => jest.useRealTimers());

  it('is in the storage before it goes to the venue', async () => {
    const kept: (string | null)[] = [];
    const venue = fakeVenue({
      cashOut: async () => {
        kept.push(storage.getItem('com_ptr'));
        return done();
      },
    });
    const { store, comes, attempt } = page(storage, began, venue);
    await comes();
    store.dispatch(consent());
    const key = attempt()?.key;
    await jest.advanceTimersByTimeAsync(0);
    expect(kept).toEqual([expect.stringContaining(String(key))]);
  });

  it('is asked about by its key after the reload, and never sent again', async () => {
    const key = await leftOpen(storage, began);
    const after = page(storage, began, fakeVenue({ confirmCashOut: async () => answer(paid()) }));
    await after.comes();
    expect(after.attempt()).toMatchObject({ status: 'confirming', key, stake: '20.00', seen: '18.80' });
    after.store.dispatch(consent());
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]!);
    expect(after.venue.confirmCashOut.mock.calls).toEqual([[key]]);
    expect(after.attempt()).toMatchObject({ status: 'done', cashOut: { paid: '18.80' } });
    expect(after.venue.cashOut).not.toHaveBeenCalled();

    const third = page(storage, began);
    await third.comes();
    expect(third.attempt()).toBeUndefined();
  });

  it('stays kept through any number of pages while nobody knows of it', async () => {
    const key = await leftOpen(storage, began);
    const lost = () => fakeVenue({ confirmCashOut: async () => failure({ kind: 'offline' }) });
    for (let turn = 0; turn < 3; turn++) {
      const again = page(storage, began, lost());
      await again.comes();
      await jest.advanceTimersByTimeAsync(LOST_AFTER_MS);
      expect(again.attempt()).toMatchObject({ status: 'undecided', key });
      expect(again.venue.cashOut).not.toHaveBeenCalled();
    }
  });

  it.each([
    ['paid', async () => done()],
    ['refused', async () => failure()],
    ['worth less by then', async () => answer({ state: 'valueChanged' as const, offer: openOffer() })],
  ])('is not kept once it was %s', async (_, cashOut) => {
    const before = page(storage, began, fakeVenue({ cashOut }));
    await before.comes();
    before.store.dispatch(consent());
    await jest.advanceTimersByTimeAsync(0);
    const after = page(storage, began);
    await after.comes();
    expect(after.attempt()).toBeUndefined();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(after.venue.confirmCashOut).not.toHaveBeenCalled();
  });

  it('is nobody else’s, and is still there when the member comes back', async () => {
    const key = await leftOpen(storage, began);
    const other = page(storage, began, undefined, 'second');
    await other.comes();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(other.attempt()).toBeUndefined();
    expect(other.venue.confirmCashOut).not.toHaveBeenCalled();
    other.store.dispatch(sessionActions.loggedIn({ auto: false }));
    other.store.dispatch(sessionActions.memberLoaded(person('first')));
    await jest.advanceTimersByTimeAsync(0);
    expect(other.attempt()).toMatchObject({ status: 'confirming', key });
  });

  it('is given up when the venue has never heard of it and no call lives so long', async () => {
    await leftOpen(storage, began);
    await jest.advanceTimersByTimeAsync(LOST_AFTER_MS - CONFIRM_DELAYS_MS[0]! - 1);
    const after = page(storage, began);
    await after.comes();
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]!);
    expect(after.attempt()?.status).toBe('confirming');
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[1]!);
    expect(after.venue.confirmCashOut).toHaveBeenCalledTimes(2);
    expect(after.attempt()).toBeUndefined();
    after.store.dispatch(consent());
    await jest.advanceTimersByTimeAsync(0);
    expect(after.venue.cashOut).toHaveBeenCalledTimes(1);
  });

  it('does not wait for ever for a storage that gives no answer', async () => {
    const { store, items } = startCashOut(() => fakeVenue());
    items.flush = never;
    store.dispatch(consent());
    await jest.advanceTimersByTimeAsync(KEEPING_MS - 1);
    expect(selectAttempt(SUBJECT)(store.getState())?.status).toBe('sending');
    await jest.advanceTimersByTimeAsync(1);
    expect(selectAttempt(SUBJECT)(store.getState())?.status).toBe('done');
  });

  it('costs only itself where it cannot be read', async () => {
    const key = await leftOpen(storage, began);
    const text = storage.getItem('com_ptr') ?? '';
    const whole: { openCashOuts: unknown[] } = JSON.parse(text);
    whole.openCashOuts.unshift({ key: 1 }, null, 'nonsense');
    storage.setItem('com_ptr', JSON.stringify(whole));
    const after = page(storage, began);
    await after.comes();
    expect(after.attempt()).toMatchObject({ status: 'confirming', key });
  });
});
