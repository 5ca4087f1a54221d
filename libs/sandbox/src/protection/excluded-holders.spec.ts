import { agents, captcha, payout, profile, protection, session } from '@heptad/contracts';
import type { Call, CallRequest } from '@heptad/contracts';
import { passwordHashOf, startPostgres, startSandbox, matrixEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';
import { DEMO_CARD } from '../payments/testing/payout-cards';

const PHONE = '13900001111';
const NEW_PHONE = '13900002222';
const EMAIL = 'left@example.test';
const HALF_A_YEAR = 190 * 86_400_000;
const HELD = 7508;
const ABOUT = '我运营一个足球讨论社群，约有两千名成员。';
const ACCOUNTS: readonly (readonly [what: string, account: CallRequest<typeof payout.add>])[] = [
  ['a card', DEMO_CARD],
  ['a TRC20 address', { kind: 'coin', network: 'TRC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }],
  [
    'an ERC20 address',
    { kind: 'coin', network: 'ERC20', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  ],
  ['EBPay', { kind: 'ebpay', account: 'left01' }],
  ['KOIpay', { kind: 'koipay', account: 'left01' }],
  ['WeChat', { kind: 'wechat', account: 'left_wx01', holder: '王伟' }],
  ['Alipay', { kind: 'alipay', account: 'left@example.test', holder: '王伟' }],
  ['a digital wallet', { kind: 'digital', number: '0061000000001234', holder: '王伟' }],
];

describe.each(matrixEngines())('what an excluded member has on %s', (engine) => {
  let server: PostgresServer | undefined;
  let sandbox: TestSandbox;
  let leaving: string;
  let keys = 0;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  afterAll(async () => server?.stop());
  beforeEach(async () => {
    sandbox = await startSandbox({ server });
    await sandbox.clock.rate(0);
    leaving = await register('leaving');
  });
  afterEach(() => sandbox.close());

  async function register(name: string): Promise<string> {
    const answer = await sandbox.send(session.register, { name, password: passwordHashOf('Abcd1234') });
    return (answer.body?.['data'] as { token: string }).token;
  }
  async function send<C extends Call>(call: C, request: CallRequest<C>, token: string) {
    const headers = { 'idempotency-key': String((keys += 1)) };
    return (await sandbox.send(call, request, { token, headers })).body;
  }
  const codeOf = async <C extends Call>(call: C, request: CallRequest<C>, token: string) =>
    (await send(call, request, token))?.['status_code'];
  const newest = () => sandbox.services.outbox.list()[0]?.code ?? '';
  const exclude = (token: string) => codeOf(protection.exclude, { term: 'sixMonths' }, token);

  type Way = 'phone' | 'email';
  async function bind(token: string, way: Way, contact: string, proof?: string) {
    await sandbox.clock.advance(61_000);
    await send(captcha.sendCodeOne, { way, purpose: 'bind', target: contact }, token);
    return codeOf(profile.bind, { way, contact, code: newest(), ...(proof && { proof }) }, token);
  }
  /** Gives the present phone up for another one. */
  async function changePhone(token: string, next: string) {
    await sandbox.clock.advance(61_000);
    await send(captcha.sendCodeOne, { way: 'phone', purpose: 'changePhone' }, token);
    const answer = await send(profile.prove, { purpose: 'changePhone', code: newest() }, token);
    return bind(token, 'phone', next, (answer?.['data'] as { proof: string }).proof);
  }

  it.each([
    ['phone', PHONE],
    ['email', EMAIL],
  ] as const)('ROLE-012 a %s of theirs is bound to no other account', async (way, contact) => {
    await bind(leaving, way, contact);
    await exclude(leaving);
    const again = await register('again');
    expect(await bind(again, way, contact)).toBe(HELD);
  });

  it('ROLE-012 nor is one that they gave up, before or after, until the exclusion is over', async () => {
    const again = await register('again');
    await bind(leaving, 'phone', PHONE);
    await changePhone(leaving, NEW_PHONE);
    await exclude(leaving);
    await changePhone(leaving, '13900003333');
    expect(await bind(again, 'phone', PHONE)).toBe(HELD);
    expect(await bind(again, 'phone', NEW_PHONE)).toBe(HELD);
    // They themselves take it back whenever they like.
    expect(await changePhone(leaving, PHONE)).toBe(6000);
    expect(await changePhone(leaving, '13900004444')).toBe(6000);
    await sandbox.clock.advance(HALF_A_YEAR);
    expect(await bind(await register('later'), 'phone', PHONE)).toBe(6000);
  });

  it('a phone that somebody gave up who has excluded nothing is free', async () => {
    await bind(leaving, 'phone', PHONE);
    await changePhone(leaving, NEW_PHONE);
    await send(protection.takeTimeOut, { days: 1 }, leaving);
    expect(await bind(await register('again'), 'phone', PHONE)).toBe(6000);
  });

  it('says so only to who has the phone, in three languages', async () => {
    await bind(leaving, 'phone', PHONE);
    await exclude(leaving);
    const again = await register('again');
    await sandbox.clock.advance(61_000);
    await send(captcha.sendCodeOne, { way: 'phone', purpose: 'bind', target: PHONE }, again);
    const code = newest();
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await codeOf(profile.bind, { way: 'phone', contact: PHONE, code: wrong }, again)).toBe(4000);
    const told = async (language: string) => {
      await sandbox.clock.advance(61_000);
      await send(captcha.sendCodeOne, { way: 'phone', purpose: 'bind', target: PHONE }, again);
      const headers = { 'idempotency-key': String((keys += 1)), 'accept-language': language };
      const request = { way: 'phone', contact: PHONE, code: newest() } as const;
      return (await sandbox.send(profile.bind, request, { token: again, headers })).body?.['message'];
    };
    expect(await told('zh-CN')).toBe('此手机或邮箱属于已自我排除的账户，排除期间不能用于其他账户');
    expect(await told('zh-TW')).toBe('此手機或信箱屬於已自我排除的帳戶，排除期間不能用於其他帳戶');
    expect(await told('en')).toMatch(/^This phone or e-mail belongs to a self-excluded account/);
  });

  it.each(ACCOUNTS)('ROLE-012 %s of theirs is no other account’s to be paid to', async (_what, account) => {
    const beside = await register('beside');
    expect(await codeOf(payout.add, account, leaving)).toBe(6000);
    expect(await codeOf(payout.add, account, beside)).toBe(6000);
    await exclude(leaving);
    expect(await codeOf(payout.add, account, await register('again'))).toBe(HELD);
    // Whoever had it before keeps it, and may have their money.
    const kept = await send(payout.accounts, {}, beside);
    expect(kept?.['data']).toMatchObject({ accounts: [{ kind: account.kind }] });
  });

  it('ROLE-012 a payout account that the platform’s own exclusion holds is free when that ends', async () => {
    const account = { kind: 'ebpay', account: 'left01' } as const;
    await codeOf(payout.add, account, leaving);
    await exclude(leaving);
    await sandbox.clock.advance(HALF_A_YEAR);
    expect(await codeOf(payout.add, account, await register('later'))).toBe(6000);
  });

  it('ROLE-012 nobody becomes an agent by an address of theirs', async () => {
    await bind(leaving, 'email', EMAIL);
    await exclude(leaving);
    const again = await register('again');
    await sandbox.clock.advance(61_000);
    await send(agents.sendCode, { to: 'new', email: EMAIL }, again);
    const application = { email: EMAIL, code: newest(), plan: 'netWin', about: ABOUT } as CallRequest<
      typeof agents.apply
    >;
    expect(await codeOf(agents.apply, application, again)).toBe(HELD);
  });
});
