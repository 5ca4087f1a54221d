import { callQuery, queryApi, type Result } from '@heptad/api-client';
import { type CallResponse, session, wallet } from '@heptad/contracts';
import { TOKEN_COOKIE } from '@heptad/device';
import { bus, closeTabs, form, openTab, sharedJar } from '../testing/tab';

type Balances = CallResponse<typeof wallet.balances>;

const { endpoints } = queryApi.injectEndpoints({
  endpoints: (build) => ({
    balancesUnderTest: build.query<Balances, undefined>({ query: () => callQuery(wallet.balances, {}) }),
  }),
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closeTabs();
  jest.useRealTimers();
});

const total = (amount: string): Result<unknown> => ({
  ok: true,
  value: { currency: 'CNY', version: 1, total: amount, center: amount, venues: [] },
});

/** A tab in which the first member's balance is on its way; each later order of it waits for a spec as well. */
async function askingTab(tab: Parameters<typeof openTab>[0]) {
  const waiting: ((amount: string) => void)[] = [];
  const opened = await openTab({
    ...tab,
    answers: {
      [wallet.balances.path]: () =>
        new Promise<Result<unknown>>((resolve) => waiting.push((amount) => resolve(total(amount)))),
    },
  });
  const ask = () => opened.store.dispatch(endpoints.balancesUnderTest.initiate(undefined));
  const shown = () => endpoints.balancesUnderTest.select(undefined)(opened.store.getState()).data?.total;
  return { ...opened, waiting, ask, shown };
}

const pass = () => jest.advanceTimersByTimeAsync(0);

describe('what the platform said to one member', () => {
  it('is never shown to the next, however late it comes', async () => {
    const tab = await askingTab({ token: 'tok' });
    void tab.ask();
    await pass();
    await tab.deps.session.login({ ...form, name: 'demo02' });
    await pass();
    void tab.ask();
    await pass();
    tab.waiting[0]?.('111.00');
    await pass();
    expect(tab.shown()).toBeUndefined();
    tab.waiting[1]?.('222.00');
    await pass();
    expect(tab.shown()).toBe('222.00');
  });

  it('SESSION-015 is gone with a logout in another tab, and a late answer brings nothing back', async () => {
    const jar = sharedJar();
    const join = bus();
    const tab = await askingTab({ jar, carrier: join(), token: 'tok' });
    const other = await openTab({ jar, carrier: join() });
    void tab.ask();
    await pass();
    tab.waiting[0]?.('111.00');
    await pass();
    expect(tab.shown()).toBe('111.00');
    void tab.store.dispatch(endpoints.balancesUnderTest.initiate(undefined, { forceRefetch: true }));
    await pass();

    await other.deps.session.logout();
    await pass();
    expect(tab.shown()).toBeUndefined();
    tab.waiting[1]?.('111.00');
    await pass();
    expect(tab.shown()).toBeUndefined();
    expect(tab.deps.tokens.current()).toBeUndefined();
  });

  it('is asked for anew with the other’s token where another tab has changed the member', async () => {
    const jar = sharedJar();
    const join = bus();
    const tab = await askingTab({ jar, carrier: join(), token: 'tok' });
    const other = await openTab({
      jar,
      carrier: join(),
      answers: { [session.login.path]: { ok: true, value: { token: 'tok2' } } },
    });
    void tab.ask();
    await pass();
    tab.waiting[0]?.('111.00');
    await pass();
    await other.deps.session.login({ ...form, name: 'demo02' });
    await pass();
    expect(tab.shown()).toBeUndefined();
    expect(tab.deps.tokens.current()).toBe('tok2');
    expect(tab.cookies.get(TOKEN_COOKIE)).toBe('tok2');
    expect(tab.state()).toMatchObject({ status: 'member', epoch: 1 });
  });
});
