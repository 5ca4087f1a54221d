import { deposit, mail, payout, protection, rewards, session, withdrawal } from '@heptad/contracts';
import { passwordHashOf, startSandbox, type TestSandbox } from '@heptad/testing';
import { refuseDeposit } from '../payments/deposit-ends';
import { CREDIT_AFTER_MS } from '../payments/deposits';
import { PAY_AFTER_MS } from '../payments/withdrawals';
import { DEMO_CARD, demoCardNumber, readyToWithdraw, SECONDARY } from '../payments/testing/payout-cards';
import { paymentsOf, type Payments } from '../payments/testing/payments-under-test';
import { COOLING_MS } from '../payments/payout-accounts';

type Kind = (typeof mail.kinds)[number];

describe('what members are told by mail', () => {
  let under: Payments<TestSandbox>;
  beforeEach(async () => {
    const sandbox = await startSandbox();
    await sandbox.clock.rate(0);
    under = await paymentsOf(sandbox, 'demo02');
  });
  afterEach(async () => {
    expect((await under.sandbox.invariants()).holds).toBe(true);
    await under.sandbox.close();
  });

  const titles = async (kind: Kind) =>
    (await under.get(mail.list, { kind, size: 20 })).items.map(({ title }) => title);
  const bodyOf = async (kind: Kind) => {
    const { items } = await under.get(mail.list, { kind, size: 1 });
    return (await under.get(mail.detail, { id: items[0]?.id ?? '0' })).body;
  };
  const withdraw = (accountId: string) =>
    under.get(withdrawal.create, { accountId, amount: '300', fee: '0', password: SECONDARY });

  it('a welcome, to who registers', async () => {
    const { sandbox } = under;
    const name = 'newcomer';
    await sandbox.send(session.register, { name, password: passwordHashOf('Heptad2026') });
    const member = await sandbox.services.members.findByName(name);
    expect(await sandbox.services.mails.unreadOf(member?.id ?? '')).toBe(1);
  });

  it('deposits that are credited, once', async () => {
    const { order } = await under.get(deposit.create, { channel: 'bank', amount: '500' });
    await under.get(deposit.paid, { orderNo: order.orderNo });
    await under.sandbox.clock.advance(CREDIT_AFTER_MS + 1_000);
    await under.sandbox.clock.advance(60_000);
    expect(await titles('money')).toEqual(['存款 ¥500.00 已到账']);
    expect(await bodyOf('money')).toContain(order.orderNo);
  });

  it('deposits that are refused, with a reason in which nothing is a mark', async () => {
    const { services } = under.sandbox;
    await under.get(deposit.create, { channel: 'bank', amount: '500' });
    const row = await services.storage.db.selectFrom('deposit_orders').selectAll().executeTakeFirstOrThrow();
    await refuseDeposit(services, row, '<b>付款人</b>不符');
    expect(await titles('money')).toEqual(['存款 ¥500.00 未能到账']);
    expect(await bodyOf('money')).toContain('原因：&lt;b&gt;付款人&lt;/b&gt;不符');
  });

  it('payout accounts that are added, and withdrawals that are decided', async () => {
    const accountId = await readyToWithdraw(under);
    expect(await titles('system')).toEqual(['安全提醒：已添加收款账户']);
    await withdraw(accountId);
    await under.sandbox.clock.advance(PAY_AFTER_MS);
    expect(await titles('money')).toEqual(['取款 ¥300.00 已出款']);
    const refused = await under.get(payout.add, { ...DEMO_CARD, number: demoCardNumber('0000') });
    await under.sandbox.clock.advance(COOLING_MS);
    await withdraw(refused.account.id);
    await under.sandbox.clock.advance(PAY_AFTER_MS);
    expect(await titles('money')).toEqual(['取款 ¥300.00 已退回', '取款 ¥300.00 已出款']);
    expect(await bodyOf('money')).toContain('收款账户信息有误');
  });

  it('gifts that wait and are paid, once each', async () => {
    const list = () => under.get(rewards.list, { group: 'welfare', page: 1, size: 20 });
    const id = (await list()).items[0]?.id ?? '';
    await list();
    expect(await titles('promotion')).toEqual(['欢迎礼金 ¥18.00 待领取']);
    await under.get(rewards.claim, { id }, 'one');
    await under.get(rewards.claim, { id }, 'one');
    expect(await titles('money')).toEqual(['欢迎礼金 ¥18.00 已到账']);
  });

  it('limits that hold from now on, and not those that wait; rests that have begun', async () => {
    const limit = (amount: string) =>
      under.get(protection.setLimit, { kind: 'deposit', span: 'day', timeZone: 'UTC', amount });
    await limit('500');
    await limit('500');
    await limit('800');
    expect(await titles('system')).toEqual(['限额变更已生效']);
    expect(await bodyOf('system')).toContain('您的每日存款限额现为 <b>¥500.00</b>');
    await under.sandbox.clock.advance(24 * 3_600_000);
    await under.get(protection.confirmLimit, { kind: 'deposit', span: 'day' });
    expect(await bodyOf('system')).toContain('<b>¥800.00</b>');
    await under.get(protection.takeTimeOut, { days: 7 });
    expect((await titles('system'))[0]).toBe('休息已开始');
    await under.get(protection.exclude, { term: 'forever' });
    expect(await bodyOf('system')).toContain('自我排除已生效，<b>永久有效</b>');
  });
});
