import { createApiClient } from '@heptad/api-client';
import { deposit, session, wallet as walletCalls, withdrawal as withdrawalCalls } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { createClock, createStoredItems, createStoredText, ITEMS } from '@heptad/device';
import { browserTabs } from '@heptad/device/testing';
import { addMoney, money, subtractMoney } from '@heptad/formatting';
import { createOpenWrites, OPEN_WRITES_KEY } from '@heptad/idempotent-write';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { createVenueGateway } from '@heptad/venue-gateway';
import { readyToWithdraw, SECONDARY } from '../testing/ready-to-withdraw';
import { startMoney } from '../testing/money-store';
import { transferWrite } from '../transfer/transfer-write';
import { depositWrite, withdrawalWrite } from './payment-writes';

const SALTS = { '/site': 'one', '/page/fd': 'two', '/act': 'three', '/game': 'four' };
const SECRET = md5('Heptad2026');
const AT_ONCE = { pauses: [0, 0, 0] };
const transfer = { direction: 'in', channel: 'IMTY', amount: money('300') } as const;

describe('money writes against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true, salts: SALTS });
  }, 60_000);
  afterEach(() => sandbox.scenarios.remove());
  afterAll(() => sandbox.close());

  /** A member’s browser, of which pages are opened one after the other and side by side. */
  async function logIn(name: string) {
    const clock = createClock();
    const items = createStoredItems(null, clock);
    const api = createApiClient({
      baseUrl: sandbox.origin,
      clock,
      siteId: '4002',
      client: () => 'h5',
      version: '1.0.0',
      uuid: () => `writes-${name}`,
      salts: () => SALTS,
      token: () => items.get(ITEMS.token)?.value,
    });
    const answer = await api.send(session.login, { name, password: SECRET });
    if (answer.ok) items.set(ITEMS.token, { value: answer.value.token, expiresAt: Number.MAX_SAFE_INTEGER });
    const accountId = await readyToWithdraw(api, sandbox, SECRET);
    const tabs = browserTabs();

    function open() {
      const tab = tabs.open();
      const place = createStoredText(OPEN_WRITES_KEY, tab.storage, tab.events);
      const venues = createVenueGateway({
        api,
        storedItems: items,
        clock,
        allowList: { origins: [], development: true, self: sandbox.origin },
        siteId: 4002,
        visitor: () => name,
        language: () => 'zh-CN',
      });
      const services = { api, venues, device: { items }, visitor: () => name };
      const { store, stop } = startMoney(services, { ...AT_ONCE, openWrites: createOpenWrites(place) });
      const writes = { transfer: transferWrite, deposit: depositWrite, withdrawal: withdrawalWrite };
      const progressOf = (name: keyof typeof writes, subject = '') =>
        writes[name].select(store.getState(), subject);
      return {
        ...store,
        progressOf,
        /** Waits until one of the writes stands as told. */
        until: (name: keyof typeof writes, status: string, subject?: string) =>
          new Promise<void>((resolve) => {
            const look = (): boolean => progressOf(name, subject).status === status;
            if (look()) resolve();
            else {
              const unsubscribe = store.subscribe(() => {
                if (!look()) return;
                unsubscribe();
                resolve();
              });
            }
          }),
        leave() {
          tab.leave();
          stop();
        },
      };
    }

    const wallet = async () => {
      const answer = await api.send(walletCalls.balances, {});
      if (!answer.ok) throw new Error(answer.error.message);
      const { center, venues } = answer.value;
      return { center, venue: venues.find(({ channelCode }) => channelCode === 'IMTY')?.balance };
    };
    const orders = async (call: typeof deposit.orders | typeof withdrawalCalls.orders) => {
      const answer = await api.send(call, { page: 1, size: 10 });
      return answer.ok ? answer.value.total : -1;
    };
    return {
      open,
      wallet,
      orders,
      values: tabs.values,
      accountId,
    };
  }

  it('VENUE-017 one transfer comes of a tap whose answer was lost with its page, and of every tap after it', async () => {
    const { open, wallet, values } = await logIn('demo01');
    sandbox.scenarios.add({ path: walletCalls.transfer.path, effect: { drop: 'after' } });
    const first = open();
    first.dispatch(transferWrite.actions.writeRequested(transfer));
    first.leave();
    const second = open();
    const third = open();
    second.dispatch(transferWrite.actions.writeRequested(transfer));
    third.dispatch(transferWrite.actions.writeRequested(transfer));
    await Promise.all([second.until('transfer', 'succeeded'), third.until('transfer', 'succeeded')]);
    expect(await wallet()).toEqual({ center: '9700.00', venue: '300.00' });
    expect(values.size).toBe(0);
    expect((await sandbox.invariants()).holds).toBe(true);
  });

  it('VENUE-017 money comes back from two venues at once, each once, though the answer of one was lost', async () => {
    const { open, wallet } = await logIn('demo03');
    const page = open();
    const { writeRequested, writeClosed } = transferWrite.actions;
    expect(await wallet()).toEqual({ center: '1000000.00', venue: '100000.00' });
    for (const channel of ['IMTY', 'FBTY']) {
      page.dispatch(writeClosed());
      page.dispatch(writeRequested({ direction: 'in', channel, amount: money('100') }));
      await page.until('transfer', 'succeeded');
    }
    sandbox.scenarios.add({ path: walletCalls.recycle.path, effect: { drop: 'after' }, times: 1 });
    for (const channel of ['IMTY', 'FBTY']) page.dispatch(writeRequested({ direction: 'back', channel }));
    await Promise.all(['IMTY', 'FBTY'].map((each) => page.until('transfer', 'succeeded', each)));
    expect(await wallet()).toEqual({ center: '1100000.00', venue: '0.00' });
    expect((await sandbox.invariants()).holds).toBe(true);
  });

  it('a transfer that never arrived is sent again by the next page, under the same key, and moves once', async () => {
    const { open, wallet } = await logIn('demo03');
    const before = await wallet();
    sandbox.scenarios.add({ path: walletCalls.transfer.path, effect: { drop: 'before' } });
    const first = open();
    first.dispatch(transferWrite.actions.writeRequested(transfer));
    await first.until('transfer', 'undecided');
    expect(await wallet()).toEqual(before);
    first.leave();
    const second = open();
    await second.until('transfer', 'undecided');
    expect(second.progressOf('transfer')).toMatchObject({ neverArrived: true });
    sandbox.scenarios.remove();
    second.dispatch(transferWrite.actions.writeSentAgain());
    await second.until('transfer', 'succeeded');
    const { key: again } = second.progressOf('transfer') as { key: string };
    expect(first.progressOf('transfer')).toMatchObject({ key: again });
    expect(await wallet()).toEqual({
      center: subtractMoney(money(before.center), money('300')),
      venue: addMoney(money(before.venue ?? '0'), money('300')),
    });
    expect((await sandbox.invariants()).holds).toBe(true);
  });

  it('one that never arrived is given up once the platform says so, and takes nothing', async () => {
    const { open, wallet, values } = await logIn('demo05');
    const before = await wallet();
    sandbox.scenarios.add({ path: walletCalls.transfer.path, effect: { drop: 'before' } });
    const page = open();
    page.dispatch(transferWrite.actions.writeRequested(transfer));
    await page.until('transfer', 'undecided');
    page.dispatch(transferWrite.actions.writeGivenUp());
    await page.until('transfer', 'idle');
    expect(values.size).toBe(0);
    expect(await wallet()).toEqual(before);
  });

  it('OPEN-001 one deposit order and one withdrawal come of it too', async () => {
    const { open, wallet, orders, accountId } = await logIn('demo02');
    const before = await wallet();
    sandbox.scenarios.add({ path: deposit.create.path, effect: { drop: 'after' } });
    sandbox.scenarios.add({ path: withdrawalCalls.create.path, effect: { drop: 'after' } });
    const tap = ({ dispatch }: Pick<ReturnType<typeof open>, 'dispatch'>): void => {
      dispatch(depositWrite.actions.writeRequested({ channel: 'bank', amount: money('500') }));
      const withdrawal = { accountId, amount: money('300'), fee: money('0') };
      dispatch(withdrawalWrite.actions.writeRequested(withdrawal, SECONDARY));
    };
    const first = open();
    tap(first);
    first.leave();
    // The platform judges the password before it takes the withdrawal: the next page asks about one that is there.
    while ((await orders(withdrawalCalls.orders)) === 0);
    const second = open();
    tap(second);
    await Promise.all([second.until('deposit', 'succeeded'), second.until('withdrawal', 'succeeded')]);
    expect([await orders(deposit.orders), await orders(withdrawalCalls.orders)]).toEqual([1, 1]);
    expect((await wallet()).center).toBe('49700.00');
    expect(before.center).toBe('50000.00');
    expect((await sandbox.invariants()).holds).toBe(true);
  });

  it('a withdrawal that never arrived goes again with the password typed anew', async () => {
    const { open, orders, accountId } = await logIn('demo01');
    sandbox.scenarios.add({ path: withdrawalCalls.create.path, effect: { drop: 'before' } });
    const page = open();
    const withdrawal = { accountId, amount: money('100'), fee: money('0') };
    page.dispatch(withdrawalWrite.actions.writeRequested(withdrawal, SECONDARY));
    await page.until('withdrawal', 'undecided');
    sandbox.scenarios.remove();
    page.dispatch(withdrawalWrite.actions.writeSentAgain('', SECONDARY));
    await page.until('withdrawal', 'succeeded');
    expect(await orders(withdrawalCalls.orders)).toBe(1);
  });
});
