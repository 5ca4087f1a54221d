import { payout, secondaryPassword, withdrawal } from '@heptad/contracts';
import type { CallRequest } from '@heptad/contracts';
import { passwordHashOf, startPostgres, startSandbox, matrixEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';
import { paymentsOf } from './testing/payments-under-test';
import type { Payments } from './testing/payments-under-test';
import { DEMO_CARD, SECONDARY, demoCardNumber, readyToWithdraw } from './testing/payout-cards';
import { PAY_AFTER_MS } from './withdrawals';

type NewAccount = CallRequest<typeof payout.add>;

const TRC20 = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ERC20 = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** One of each kind, and how it is shown. */
const KINDS: readonly (readonly [account: NewAccount, label: string, masked: string])[] = [
  [DEMO_CARD, '演示银行', '**** 1234'],
  [{ kind: 'coin', network: 'TRC20', address: TRC20 }, 'TRC20', 'TR7NHq…Lj6t'],
  [{ kind: 'coin', network: 'ERC20', address: ERC20 }, 'ERC20', '0x5aAe…eAed'],
  [{ kind: 'ebpay', account: 'demo01' }, 'EBPay', '**** mo01'],
  [{ kind: 'koipay', account: 'Demo2026' }, 'KOIpay', '**** 2026'],
  [{ kind: 'wechat', account: 'demo_wx-01', holder: '演示会员' }, '微信', '**** x-01'],
  [{ kind: 'alipay', account: 'demo@example.test' }, '支付宝', '**** test'],
  [{ kind: 'digital', number: '0061000000001234' }, '数字人民币', '**** 1234'],
];

describe.each(matrixEngines())('payout accounts on %s', (engine) => {
  let server: PostgresServer | undefined;
  let under: Payments<TestSandbox>;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  afterAll(async () => server?.stop());
  beforeEach(async () => {
    const sandbox = await startSandbox({ server });
    await sandbox.clock.rate(0);
    under = await paymentsOf(sandbox);
  });
  afterEach(() => under.sandbox.close());

  const add = async (account: NewAccount) => (await under.get(payout.add, account)).account;
  const list = async () => (await under.get(payout.accounts, {})).accounts;
  const setPassword = () =>
    under.get(secondaryPassword.create, {
      loginPassword: passwordHashOf('Heptad2026'),
      password: SECONDARY,
    });

  it('are of seven kinds, masked, the first the default, all of one holder', async () => {
    for (const [account] of KINDS) await add(account);
    const { accounts, holder, coolingMinutes, kinds } = await under.get(payout.accounts, {});
    expect(accounts.map(({ label, masked }) => [label, masked])).toEqual(
      KINDS.map(([, label, masked]) => [label, masked]),
    );
    expect(accounts.map(({ isDefault }) => isDefault)).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
    expect(accounts.map((each) => each.holder)).toEqual(
      KINDS.map(([{ kind }]) => (['coin', 'ebpay', 'koipay'].includes(kind) ? undefined : '演***')),
    );
    expect(accounts[0]?.bank).toBe('DEMO');
    expect({ holder, coolingMinutes, kinds: kinds.length }).toEqual({
      holder: '演***',
      coolingMinutes: 60,
      kinds: 7,
    });
    const rows = await under.sandbox.services.storage.db.selectFrom('payout_accounts').selectAll().execute();
    for (const whole of ['00000011234', TRC20, ERC20, 'demo@example.test'])
      expect(JSON.stringify(rows)).not.toContain(whole);
  });

  it.each<readonly [string, object, number]>([
    ['a card of 15 digits', { ...DEMO_CARD, number: '620000000000123' }, 4000],
    ['a card whose check digit is wrong', { ...DEMO_CARD, number: '6200000000001234' }, 4000],
    ['a card in full-width digits', { ...DEMO_CARD, number: '６２００００００００１１２３４' }, 4000],
    ['a holder of digits', { ...DEMO_CARD, holder: '12345' }, 4000],
    ['no holder at all', { kind: 'bank', bank: 'DEMO', number: DEMO_CARD.number }, 7316],
    ['a bank that there is not', { ...DEMO_CARD, bank: 'NONE' }, 7317],
    ['a card of another bank', { ...DEMO_CARD, bank: 'ICBC' }, 7317],
    [
      'a TRC20 address with a wrong letter',
      { kind: 'coin', network: 'TRC20', address: `${TRC20.slice(0, -1)}u` },
      7317,
    ],
    [
      'an ERC20 address with a letter of the wrong case',
      { kind: 'coin', network: 'ERC20', address: ERC20.replace('aA', 'AA') },
      7317,
    ],
    ['an address of another network', { kind: 'coin', network: 'ERC20', address: TRC20 }, 4000],
    ['a network that there is not', { kind: 'coin', network: 'XYZ', address: TRC20 }, 4000],
    ['a short EBPay account', { kind: 'ebpay', account: 'demo1' }, 4000],
    ['a WeChat id that begins with a digit', { kind: 'wechat', account: '2demo01', holder: '演示' }, 4000],
    [
      'an Alipay account that is neither phone nor e-mail',
      { kind: 'alipay', account: 'demo', holder: '演示' },
      4000,
    ],
    ['a digital wallet of 15 digits', { kind: 'digital', number: '006100000000123', holder: '演示' }, 4000],
    ['a long name of its own', { ...DEMO_CARD, name: 'x'.repeat(13) }, 4000],
  ])('refuse %s', async (_what, account, expected) => {
    expect(await under.codeOf(payout.add, account as NewAccount)).toBe(expected);
    expect(await list()).toEqual([]);
  });

  it('fix the holder by the first of them, whatever is between the parts of a name', async () => {
    await add({ ...DEMO_CARD, holder: '阿不都·热依木' });
    expect(await under.codeOf(payout.add, { kind: 'alipay', account: '13800138001', holder: '王伟' })).toBe(
      7316,
    );
    await add({ kind: 'alipay', account: '13800138001', holder: '阿不都 热依木' });
    await add({ kind: 'wechat', account: '13800138001' });
    expect(await list()).toHaveLength(3);
  });

  it('are of a limited number of each kind, none twice', async () => {
    await add({ kind: 'coin', network: 'ERC20', address: ERC20 });
    expect(
      await under.codeOf(payout.add, { kind: 'coin', network: 'ERC20', address: ERC20.toLowerCase() }),
    ).toBe(7306);
    for (const tail of ['1001', '1002', '1003', '1004', '1005'])
      await add({ ...DEMO_CARD, number: demoCardNumber(tail) });
    expect(await under.codeOf(payout.add, DEMO_CARD)).toBe(7307);
    await add({ kind: 'ebpay', account: 'demo01' });
    await add({ kind: 'ebpay', account: 'demo02' });
    expect(await under.codeOf(payout.add, { kind: 'ebpay', account: 'demo03' })).toBe(7307);
  });

  it('are added once by their key, and one at the same moment', async () => {
    const same = await Promise.all(
      Array.from({ length: 10 }, () => under.codeOf(payout.add, DEMO_CARD, 'tap')),
    );
    expect(same).toEqual(Array(10).fill(6000));
    expect(await list()).toHaveLength(1);
    expect(await under.codeOf(payout.add, { ...DEMO_CARD, bank: 'ICBC' }, 'tap')).toBe(4009);
  });

  it('are named, and another is made the default one', async () => {
    const first = await add(DEMO_CARD);
    const second = await add({ kind: 'ebpay', account: 'demo01', name: ' 备用 ' });
    expect(second.name).toBe('备用');
    expect((await under.get(payout.rename, { id: second.id, name: '常用' })).account.name).toBe('常用');
    await under.get(payout.makeDefault, { id: second.id });
    expect((await list()).map(({ isDefault, name }) => [isDefault, name])).toEqual([
      [0, undefined],
      [1, '常用'],
    ]);
    await under.get(payout.rename, { id: second.id, name: '' });
    expect((await list())[1]?.name).toBeUndefined();
    const other = await under.as('demo02');
    expect(await other.codeOf(payout.rename, { id: first.id, name: 'x' })).toBe(7305);
    expect(await other.codeOf(payout.makeDefault, { id: first.id })).toBe(7305);
  });

  it('are removed by the secondary password, and the oldest left takes a default’s place', async () => {
    const first = await add(DEMO_CARD);
    const second = await add({ kind: 'ebpay', account: 'demo01' });
    const remove = (id: string, password = SECONDARY) => under.codeOf(payout.remove, { id, password });
    expect(await remove(first.id)).toBe(7311);
    await setPassword();
    expect(await remove(first.id, passwordHashOf('Heptad2026'))).toBe(7308);
    expect(await remove(first.id)).toBe(6000);
    expect(await list()).toMatchObject([{ id: second.id, isDefault: 1 }]);
    await add(DEMO_CARD);
  });

  it('that are removed still get the orders under way', async () => {
    const id = await readyToWithdraw(under);
    const order = { accountId: id, amount: '300', fee: '0', password: SECONDARY };
    await under.get(withdrawal.create, order);
    await under.get(payout.remove, { id, password: SECONDARY });
    expect(await under.codeOf(withdrawal.create, order)).toBe(7305);
    await under.sandbox.clock.advance(PAY_AFTER_MS);
    expect((await under.get(withdrawal.orders, { page: 1, size: 1 })).items[0]?.state).toBe('paid');
  });

  it('know the bank of a card, by its longest beginning', async () => {
    const { banks } = await under.get(payout.banks, {});
    expect(banks[0]).toEqual({ code: 'DEMO', name: '演示银行', bins: ['620000'] });
    const bins = banks.flatMap((bank) => bank.bins);
    expect(new Set(bins).size).toBe(bins.length);
    expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length);
  });
});
