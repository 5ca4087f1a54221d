import { createApiClient } from '@heptad/api-client';
import { deposit, session, wallet as walletCalls } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { createClock } from '@heptad/device';
import { money } from '@heptad/formatting';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { readyToWithdraw, SECONDARY } from '../testing/ready-to-withdraw';
import { createPaymentsPort } from './payments-port';

const SALTS = { '/site': 'one', '/page/fd': 'two', '/act': 'three', '/game': 'four' };
const SECRET = md5('Heptad2026');

describe('payments against the sandbox', () => {
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
      uuid: () => `payments-${name}`,
      salts: () => SALTS,
      token: () => held.token,
    });
    const answer = await api.send(session.login, { name, password: SECRET });
    held.token = answer.ok ? answer.value.token : undefined;
    const centre = async () => {
      const wallet = await api.send(walletCalls.balances, {});
      return wallet.ok ? wallet.value.center : undefined;
    };
    return { api, centre, accountId: await readyToWithdraw(api, sandbox, SECRET) };
  }

  it('OPEN-001 a deposit is ordered, paid and credited', async () => {
    const { api, centre } = await logIn('demo01');
    const port = createPaymentsPort(api);
    const sent = await port.deposit({ channel: 'bank', amount: money('500') }, 'deposit-key');
    const orderNo = sent.ok && sent.value.state === 'succeeded' ? sent.value.end.orderNo : '';
    expect(await port.depositOf('deposit-key')).toEqual(sent);
    expect((await api.send(deposit.paid, { orderNo })).ok).toBe(true);
    await sandbox.clock.advance(6_000);
    expect(await api.send(deposit.detail, { orderNo })).toMatchObject({
      value: { order: { state: 'credited' } },
    });
    expect(await centre()).toBe('10500.00');
  });

  it('a key that was never heard of has no order', async () => {
    const { api } = await logIn('demo03');
    const { depositOf, withdrawalOf } = createPaymentsPort(api);
    for (const ask of [depositOf, withdrawalOf])
      expect(await ask('never')).toEqual({ ok: true, value: { state: 'unknown' } });
  });

  it('a refused withdrawal says why and takes nothing', async () => {
    const { api, centre, accountId } = await logIn('demo04');
    const request = { accountId, amount: money('300'), fee: money('0') };
    expect(await createPaymentsPort(api).withdraw(request, 'refused-key', SECONDARY)).toMatchObject({
      ok: false,
      error: { kind: 'business', code: '7001', message: '余额不足' },
    });
    expect(await createPaymentsPort(api).withdraw(request, 'wrong-key', md5('wrong'))).toMatchObject({
      ok: false,
      error: { code: '7308' },
    });
    expect(await centre()).toBe('5.00');
  });
});
