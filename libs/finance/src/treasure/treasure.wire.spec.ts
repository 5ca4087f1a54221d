import { createApiClient } from '@heptad/api-client';
import { session, treasure } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { createClock, createStoredItems, createStoredText, ITEMS } from '@heptad/device';
import { browserTabs } from '@heptad/device/testing';
import { money } from '@heptad/formatting';
import { createOpenWrites, OPEN_WRITES_KEY } from '@heptad/idempotent-write';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { stubVenueGateway } from '@heptad/venue-gateway/testing';
import { startMoney } from '../testing/money-store';
import { toIncomeDay, toTaskList, toTreasure } from './treasure';
import { treasureWrite } from './treasure-write';

const SALTS = { '/site': 'one', '/page/fd': 'two', '/act': 'three', '/game': 'four' };
const SECRET = md5('Heptad2026');
const AT_ONCE = { pauses: [0, 0, 0] };
const DAY = 86_400_000;
const moveIn = { direction: 'in', amount: money('9000'), timeZone: 'Asia/Shanghai' } as const;

describe('the balance treasure against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true, salts: SALTS });
  }, 60_000);
  afterEach(() => sandbox.scenarios.remove());
  afterAll(() => sandbox.close());

  /** A member’s browser with tabs side by side. */
  async function logIn(name: string) {
    const clock = createClock();
    const items = createStoredItems(null, clock);
    const api = createApiClient({
      baseUrl: sandbox.origin,
      clock,
      siteId: '4002',
      client: () => 'h5',
      version: '1.0.0',
      uuid: () => `treasure-${name}`,
      salts: () => SALTS,
      token: () => items.get(ITEMS.token)?.value,
    });
    const answer = await api.send(session.login, { name, password: SECRET });
    if (answer.ok) items.set(ITEMS.token, { value: answer.value.token, expiresAt: Number.MAX_SAFE_INTEGER });
    const tabs = browserTabs();
    const open = () => {
      const tab = tabs.open();
      const place = createStoredText(OPEN_WRITES_KEY, tab.storage, tab.events);
      const services = { api, venues: stubVenueGateway(), device: { items }, visitor: () => name };
      const { store, stop } = startMoney(services, { ...AT_ONCE, openWrites: createOpenWrites(place) });
      const status = () => treasureWrite.select(store.getState()).status;
      return {
        move: () => store.dispatch(treasureWrite.actions.writeRequested(moveIn)),
        until: (wanted: string) =>
          new Promise<void>((resolve) => {
            if (status() === wanted) return resolve();
            const unsubscribe = store.subscribe(() => {
              if (status() !== wanted) return;
              unsubscribe();
              resolve();
            });
          }),
        leave() {
          tab.leave();
          stop();
        },
      };
    };
    const state = async () => {
      const known = await api.send(treasure.state, {});
      if (!known.ok) throw new Error(known.error.message);
      return toTreasure(known.value);
    };
    return { api, open, state };
  }

  it('ROUTE-033 one move comes of a tap whose answer was lost with its page, and of those in other tabs', async () => {
    const { open, state } = await logIn('demo01');
    sandbox.scenarios.add({ path: treasure.move.path, effect: { drop: 'after' } });
    const first = open();
    first.move();
    first.leave();
    const [second, third] = [open(), open()];
    second.move();
    third.move();
    await Promise.all([second.until('succeeded'), third.until('succeeded')]);
    expect(await state()).toMatchObject({ balance: '9000.00', centre: '1000.00' });
    expect((await sandbox.invariants()).holds).toBe(true);
  });

  it('ROUTE-033 a refused move fails and moves nothing', async () => {
    const { open, state } = await logIn('demo04');
    const page = open();
    page.move();
    await page.until('failed');
    expect(await state()).toMatchObject({ balance: '0.00', centre: '5.00' });
  });

  it('ROUTE-032 ROUTE-035 the days and tasks of the platform are read', async () => {
    const { api, open, state } = await logIn('demo03');
    const page = open();
    page.move();
    await page.until('succeeded');
    await sandbox.clock.advance(8 * DAY);
    expect(await state()).toMatchObject({
      balance: '9006.90',
      total: '6.90',
      yesterday: '0.99',
      late: false,
    });
    const income = await api.send(treasure.income, { page: 1, size: 30 });
    const days = income.ok ? income.value.items.map(toIncomeDay) : [];
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toMatchObject({ base: '9000.00', interest: '0.98' });
    const tasks = await api.send(treasure.claimTask, { id: 'days7' });
    expect(tasks.ok && toTaskList(tasks.value).tasks[0]).toMatchObject({ reward: '1.88', state: 'claimed' });
    expect((await sandbox.invariants()).holds).toBe(true);
  });
});
