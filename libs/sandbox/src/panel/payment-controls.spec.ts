import { deposit, depositProof } from '@heptad/contracts';
import { startSandbox } from '@heptad/testing';
import type { TestSandbox } from '@heptad/testing';
import { PAY_WITHIN_MS } from '../payments/deposit-channels';
import { CREDIT_AFTER_MS } from '../payments/deposits';
import { LATE_MONEY_MS } from '../payments/operator-orders';
import { paymentsOf } from '../payments/testing/payments-under-test';
import type { Payments } from '../payments/testing/payments-under-test';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

describe('orders of payment on the panel', () => {
  let under: Payments<TestSandbox>;
  const told: string[] = [];
  beforeEach(async () => {
    const sandbox = await startSandbox();
    await sandbox.clock.rate(0);
    under = await paymentsOf(sandbox);
    told.length = 0;
    sandbox.services.events.on('balanceMoved', ({ memberId }) => told.push(memberId));
  });
  afterEach(async () => {
    expect((await under.sandbox.invariants()).holds).toBe(true);
    await under.sandbox.close();
  });

  const host = { host: '127.0.0.1:4600' };
  const list = async () =>
    (await under.sandbox.app.inject({ url: '/__sandbox/payments', headers: host })).json<{
      orders: readonly Record<string, unknown>[];
    }>().orders;
  const decide = async (orderNo: string, payload: object) =>
    (
      await under.sandbox.app.inject({
        method: 'POST',
        url: `/__sandbox/payments/${orderNo}`,
        payload,
        headers: host,
      })
    ).statusCode;
  const open = async () =>
    (await under.get(deposit.create, { channel: 'bank', amount: '500' })).order.orderNo;
  const stateOf = async (orderNo: string) => (await under.get(deposit.detail, { orderNo })).order;

  it('shows who paid and the picture, and credits a deposit once however often it is approved', async () => {
    const orderNo = await open();
    const picture = PNG.toString('base64');
    await under.get(depositProof.send, { orderNo, payer: '王小明', picture });
    expect(await list()).toMatchObject([
      { orderNo, member: 'demo01', by: 'bank', amount: '500.00', payer: '王小明' },
    ]);
    const proof = await under.sandbox.app.inject({
      url: `/__sandbox/payments/${orderNo}/proof`,
      headers: host,
    });
    expect([proof.headers['content-type'], proof.headers['x-content-type-options']]).toEqual([
      'image/png',
      'nosniff',
    ]);
    expect(proof.rawPayload.equals(PNG)).toBe(true);
    const answers = await Promise.all([1, 2, 3].map(() => decide(orderNo, { step: 'approve' })));
    expect(answers.sort()).toEqual([200, 409, 409]);
    expect(await under.centre()).toBe('10500.00');
    expect(told).toContain('100001');
    expect(await list()).toEqual([]);
  });

  it('refuses with a reason that the member reads, and no money moves', async () => {
    const orderNo = await open();
    await under.get(deposit.paid, { orderNo });
    expect(await decide(orderNo, { step: 'refuse', reason: '未查到您的付款' })).toBe(200);
    await under.sandbox.clock.advance(CREDIT_AFTER_MS);
    expect(await stateOf(orderNo)).toMatchObject({ state: 'refused', message: '未查到您的付款' });
    expect(await under.centre()).toBe('10000.00');
    expect(told).toContain('100001');
  });

  it('delays what is on its way, and the time to pay', async () => {
    const [paid, waiting] = [await open(), await open()];
    await under.get(deposit.paid, { orderNo: paid });
    expect(await decide(paid, { step: 'delay', minutes: 10 })).toBe(200);
    expect(await decide(waiting, { step: 'delay', minutes: 10 })).toBe(200);
    await under.sandbox.clock.advance(CREDIT_AFTER_MS);
    expect((await stateOf(paid)).state).toBe('paid');
    await under.sandbox.clock.advance(10 * 60_000);
    expect((await stateOf(paid)).state).toBe('credited');
    await under.sandbox.clock.advance(PAY_WITHIN_MS - 10 * 60_000);
    expect((await stateOf(waiting)).state).toBe('created');
    await under.sandbox.clock.advance(10 * 60_000);
    expect((await stateOf(waiting)).state).toBe('expired');
  });

  it('credits money that came after the order expired, within a day and once', async () => {
    const [late, tooLate] = [await open(), await open()];
    await under.sandbox.clock.advance(PAY_WITHIN_MS);
    expect(await decide(late, { step: 'approve' })).toBe(200);
    expect(await decide(late, { step: 'approve' })).toBe(409);
    expect(await decide(tooLate, { step: 'delay', minutes: 5 })).toBe(409);
    await under.sandbox.clock.advance(LATE_MONEY_MS);
    expect(await decide(tooLate, { step: 'approve' })).toBe(409);
    expect(await under.centre()).toBe('10500.00');
  });

  it('credits nothing that the member had not said was paid once they may not pay in', async () => {
    const orderNo = await open();
    await under.sandbox.services.members.update('100001', { state: 'selfExcluded' });
    expect(await decide(orderNo, { step: 'approve' })).toBe(409);
    expect((await stateOf(orderNo)).state).toBe('created');
  });

  it.each([
    ['no step', {}],
    ['a refusal without a reason', { step: 'refuse', reason: ' ' }],
    ['a delay of nothing', { step: 'delay', minutes: 0 }],
    ['a delay of parts of a minute', { step: 'delay', minutes: 1.5 }],
  ])('takes no %s', async (_what, payload) => {
    expect(await decide(await open(), payload)).toBe(400);
  });

  it('knows no order that there is not, and no proof of it', async () => {
    expect(await decide('D0000000099', { step: 'approve' })).toBe(409);
    expect(await decide('W0000000099', { step: 'approve' })).toBe(409);
    expect(await decide('X1', { step: 'approve' })).toBe(400);
    for (const orderNo of ['D0000000099', 'W0000000001', 'X1']) {
      const url = `/__sandbox/payments/${orderNo}/proof`;
      expect((await under.sandbox.app.inject({ url, headers: host })).statusCode).toBe(404);
    }
  });
});
