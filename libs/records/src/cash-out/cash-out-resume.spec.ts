import { browserTabs } from '@heptad/device/testing';
import { sessionActions, type Member } from '@heptad/session';
import { money } from '@heptad/formatting';
import { CONFIRM_DELAYS_MS, OPEN_WRITES_KEY } from '@heptad/idempotent-write';
import { tabWrites } from '@heptad/idempotent-write/testing';
import { LOST_AFTER_MS } from './cash-out-sending';
import { cashOutWrite, consentedCashOut, selectAttempt } from './cash-out-write';
import {
  answer,
  done,
  failure,
  fakeVenue,
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

const consent = () =>
  cashOutWrite.actions.writeRequested(
    consentedCashOut({ ...SUBJECT, offer: openOffer(), stake: money('20.00') }),
  );
const never = () => new Promise<never>(() => undefined);

type Tabs = ReturnType<typeof browserTabs>;

/** A page over a storage that outlives it. */
function page(tabs: Tabs, began: number, venue = fakeVenue(), who = 'first') {
  const tab = tabs.open();
  const { store, leave } = startCashOut(() => venue, undefined, {
    openWrites: tabWrites(tab),
    began,
    visitor: who,
  });
  return {
    store,
    venue,
    attempt: () => selectAttempt(SUBJECT)(store.getState()),
    async comes() {
      store.dispatch(sessionActions.memberLoaded(person(who)));
      await jest.advanceTimersByTimeAsync(0);
    },
    /** Goes away, with whatever it was waiting for. */
    leave() {
      leave();
      tab.leave();
    },
  };
}

/** A page that went away with the answer to a cash-out still to come. Gives the cash-out's key. */
async function leftOpen(tabs: Tabs, began: number): Promise<string | undefined> {
  const before = page(tabs, began, fakeVenue({ cashOut: never }));
  await before.comes();
  before.store.dispatch(consent());
  await jest.advanceTimersByTimeAsync(0);
  const key = before.attempt()?.key;
  before.leave();
  return key;
}

describe('a cash-out that was open when the page went away', () => {
  let tabs: Tabs;
  let began: number;
  beforeEach(() => {
    jest.useFakeTimers();
    tabs = browserTabs();
    began = Date.now();
  });
  afterEach(() => jest.useRealTimers());

  it('is in the storage before it goes to the venue', async () => {
    const kept: (string | undefined)[] = [];
    const venue = fakeVenue({
      cashOut: async () => {
        kept.push(tabs.values.get(OPEN_WRITES_KEY));
        return done();
      },
    });
    const { store, comes, attempt } = page(tabs, began, venue);
    await comes();
    store.dispatch(consent());
    const key = attempt()?.key;
    await jest.advanceTimersByTimeAsync(0);
    expect(kept).toEqual([expect.stringContaining(String(key))]);
  });

  it('is asked about by its key after the reload, and never sent again', async () => {
    const key = await leftOpen(tabs, began);
    const after = page(tabs, began, fakeVenue({ confirmCashOut: async () => answer(paid()) }));
    await after.comes();
    expect(after.attempt()).toMatchObject({
      status: 'confirming',
      key,
      order: { stake: '20.00', seen: '18.80' },
    });
    after.store.dispatch(consent());
    await jest.advanceTimersByTimeAsync(CONFIRM_DELAYS_MS[0]!);
    expect(after.venue.confirmCashOut.mock.calls).toEqual([[key]]);
    expect(after.attempt()).toMatchObject({
      status: 'succeeded',
      end: { state: 'done', cashOut: { paid: '18.80' } },
    });
    expect(after.venue.cashOut).not.toHaveBeenCalled();

    const third = page(tabs, began);
    await third.comes();
    expect(third.attempt()).toBeUndefined();
  });

  it('stays kept through any number of pages while nobody knows of it', async () => {
    const key = await leftOpen(tabs, began);
    const lost = () => fakeVenue({ confirmCashOut: async () => failure({ kind: 'offline' }) });
    for (let turn = 0; turn < 3; turn++) {
      const again = page(tabs, began, lost());
      await again.comes();
      await jest.advanceTimersByTimeAsync(LOST_AFTER_MS);
      expect(again.attempt()).toMatchObject({ status: 'undecided', key });
      expect(again.venue.cashOut).not.toHaveBeenCalled();
      again.leave();
    }
  });

  it.each([
    ['paid', async () => done()],
    ['refused', async () => failure()],
    ['worth less by then', async () => answer({ state: 'valueChanged' as const, offer: openOffer() })],
  ])('is not kept once it was %s', async (_, cashOut) => {
    const before = page(tabs, began, fakeVenue({ cashOut }));
    await before.comes();
    before.store.dispatch(consent());
    await jest.advanceTimersByTimeAsync(0);
    const after = page(tabs, began);
    await after.comes();
    expect(after.attempt()).toBeUndefined();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(after.venue.confirmCashOut).not.toHaveBeenCalled();
  });

  it('is nobody else’s, and is still there when the member comes back', async () => {
    const key = await leftOpen(tabs, began);
    const other = page(tabs, began, undefined, 'second');
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
    await leftOpen(tabs, began);
    await jest.advanceTimersByTimeAsync(LOST_AFTER_MS - CONFIRM_DELAYS_MS[0]! - 1);
    const after = page(tabs, began);
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

  it('goes out once where the storage is blocked', async () => {
    const { store, comes, attempt, venue } = page(browserTabs({ blocked: true }), began);
    await comes();
    store.dispatch(consent());
    await jest.advanceTimersByTimeAsync(0);
    expect(attempt()?.status).toBe('succeeded');
    expect(venue.cashOut).toHaveBeenCalledTimes(1);
  });

  it('is seen by a second tab, which sends none of its own and learns its end', async () => {
    let arrive = (): void => undefined;
    const first = page(
      tabs,
      began,
      fakeVenue({ cashOut: () => new Promise((resolve) => (arrive = () => resolve(done()))) }),
    );
    const second = page(tabs, began, fakeVenue({ confirmCashOut: async () => answer(paid()) }));
    await first.comes();
    await second.comes();
    first.store.dispatch(consent());
    await jest.advanceTimersByTimeAsync(0);
    expect(second.attempt()?.status).toBe('confirming');
    second.store.dispatch(consent());
    arrive();
    await jest.advanceTimersByTimeAsync(0);
    expect(first.attempt()?.status).toBe('succeeded');
    expect(second.attempt()).toMatchObject({ status: 'succeeded', key: first.attempt()?.key });
    expect(second.venue.cashOut).not.toHaveBeenCalled();
  });

  it('costs only itself where it cannot be read', async () => {
    const key = await leftOpen(tabs, began);
    const whole: unknown[] = JSON.parse(tabs.values.get(OPEN_WRITES_KEY) ?? '');
    const unreadable = {
      name: 'cashOuts',
      key: 'key-of-it',
      order: { stake: 1 },
      visitor: '',
      member: 'first',
    };
    tabs.values.set(OPEN_WRITES_KEY, JSON.stringify([{ key: 1 }, null, 'nonsense', unreadable, ...whole]));
    const after = page(tabs, began);
    await after.comes();
    expect(after.attempt()).toMatchObject({ status: 'confirming', key });
  });
});
