import { createApiClient } from '@heptad/api-client';
import { payout, session, withdrawal } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { createClock } from '@heptad/device';
import { money } from '@heptad/formatting';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { createPaymentsPort } from '../payments/payments-port';
import { DEMO_CARD, readyToWithdraw, SECONDARY } from '../testing/ready-to-withdraw';

const SALTS = { '/site': 'one', '/page/fd': 'two', '/act': 'three', '/game': 'four' };
const SECRET = md5('Heptad2026');

describe('payout accounts against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true, salts: SALTS });
  }, 60_000);
  afterEach(() => sandbox.scenarios.remove());
  afterAll(() => sandbox.close());

  async function logIn(name: string) {
    const held: { token: string | undefined } = { token: undefined };
    const api = createApiClient({
      baseUrl: sandbox.origin,
      clock: createClock(),
      siteId: '4002',
      client: () => 'h5',
      version: '1.0.0',
      uuid: () => `payout-${name}`,
      salts: () => SALTS,
      token: () => held.token,
    });
    const answer = await api.send(session.login, { name, password: SECRET });
    held.token = answer.ok ? answer.value.token : undefined;
    return api;
  }

  it('a card whose answer was lost is asked for again by itself, and added once', async () => {
    const api = await logIn('demo01');
    sandbox.scenarios.add({ path: payout.add.path, effect: { drop: 'after' }, times: 1 });
    const added = await api.send(payout.add, DEMO_CARD, { idempotencyKey: 'card' });
    expect(added).toMatchObject({ ok: true, value: { account: { label: '演示银行', masked: '**** 1234' } } });
    const known = await api.send(payout.accounts, {});
    expect(known.ok && known.value.accounts).toHaveLength(1);
  });

  it('a withdrawal goes to a card once it has cooled, and is paid', async () => {
    const api = await logIn('demo02');
    const accountId = await readyToWithdraw(api, sandbox, SECRET);
    const port = createPaymentsPort(api);
    const request = { accountId, amount: money('300'), fee: money('0') };
    expect(await port.withdraw(request, 'paid', SECONDARY)).toMatchObject({
      ok: true,
      value: { state: 'succeeded' },
    });
    await sandbox.clock.advance(21_000);
    const orders = await api.send(withdrawal.orders, { page: 1, size: 1 });
    expect(orders).toMatchObject({ value: { items: [{ state: 'paid', account: { bank: 'DEMO' } }] } });
    expect((await sandbox.invariants()).holds).toBe(true);
  });
});
