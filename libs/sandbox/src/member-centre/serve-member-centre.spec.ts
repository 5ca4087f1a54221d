import { deposit, memberCentre, protection, withdrawal } from '@heptad/contracts';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { CREDIT_AFTER_MS } from '../payments/deposits';
import { paymentsOf, type Payments } from '../payments/testing/payments-under-test';
import { SECONDARY, readyToWithdraw } from '../payments/testing/payout-cards';

const DAY = 86_400_000;

describe('what is under way for a member', () => {
  let under: Payments<TestSandbox>;

  beforeEach(async () => {
    const sandbox = await startSandbox();
    // Only the spec moves time: a slow machine must not.
    await sandbox.clock.rate(0);
    under = await paymentsOf(sandbox);
  });
  afterEach(() => under.sandbox.close());

  const overview = async () => {
    const { days: _days, ...rest } = await under.get(memberCentre.overview, {});
    return rest;
  };
  const nothing = {
    depositsUnderWay: 0,
    withdrawalsUnderWay: 0,
    limits: 0,
    prizesWaiting: 0,
    secondaryPassword: 0 as 0 | 1,
  };

  it('is for members only', async () => {
    expect((await under.sandbox.send(memberCentre.overview, {})).body).toMatchObject({ status_code: 10102 });
  });

  it('counts the days since the registration', async () => {
    const { days } = await under.get(memberCentre.overview, {});
    await under.sandbox.clock.advance(2 * DAY);
    expect(await under.get(memberCentre.overview, {})).toMatchObject({ days: days + 2 });
  });

  it('counts a deposit from its order until it is credited', async () => {
    expect(await overview()).toEqual(nothing);
    const { order } = await under.get(deposit.create, { channel: 'bank', amount: '500' });
    expect(await overview()).toEqual({ ...nothing, depositsUnderWay: 1 });
    await under.get(deposit.paid, { orderNo: order.orderNo });
    expect(await overview()).toEqual({ ...nothing, depositsUnderWay: 1 });
    await under.sandbox.clock.advance(CREDIT_AFTER_MS + 1_000);
    expect(await overview()).toEqual(nothing);
  });

  it('counts neither an order that nobody paid in time nor one of somebody else', async () => {
    const other = await under.as('demo02');
    await other.get(deposit.create, { channel: 'bank', amount: '500' });
    await under.get(deposit.create, { channel: 'bank', amount: '500' });
    expect(await overview()).toEqual({ ...nothing, depositsUnderWay: 1 });
    await under.sandbox.clock.advance(DAY);
    expect(await overview()).toEqual(nothing);
  });

  it('counts a withdrawal until it is paid', async () => {
    const accountId = await readyToWithdraw(under);
    await under.get(withdrawal.create, { accountId, amount: '100', fee: '0', password: SECONDARY });
    expect(await overview()).toEqual({ ...nothing, withdrawalsUnderWay: 1, secondaryPassword: 1 });
    await under.sandbox.clock.advance(DAY);
    expect(await overview()).toEqual({ ...nothing, secondaryPassword: 1 });
  });

  it('ROLE-009 counts the limits that hold, and one that is to be removed until it is', async () => {
    const set = (amount?: string) =>
      under.get(protection.setLimit, {
        kind: 'deposit',
        span: 'day',
        timeZone: 'Asia/Shanghai',
        ...(amount !== undefined && { amount }),
      });
    await set('1000');
    expect(await overview()).toEqual({ ...nothing, limits: 1 });
    await set();
    expect(await overview()).toEqual({ ...nothing, limits: 1 });
  });
});
