import { captcha, forget, secondaryPassword } from '@heptad/contracts';
import type { Call, CallRequest } from '@heptad/contracts';
import { passwordHashOf, startPostgres, startSandbox, matrixEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';

const LOGIN = passwordHashOf('Heptad2026');
const FIRST = passwordHashOf('Money2026');
const SECOND = passwordHashOf('Money2027');
const WRONG = passwordHashOf('Wrong2026');

describe.each(matrixEngines())('the secondary password on %s', (engine) => {
  let server: PostgresServer | undefined;
  let sandbox: TestSandbox;
  let token: string;
  let keys = 0;

  beforeAll(async () => {
    server = engine === 'postgres' ? await startPostgres() : undefined;
  }, 60_000);
  afterAll(async () => server?.stop());
  beforeEach(async () => {
    sandbox = await startSandbox({ server });
    await sandbox.clock.rate(0);
    token = await sandbox.logIn();
  });
  afterEach(() => sandbox.close());

  const answer = async <C extends Call>(call: C, request: CallRequest<C>, key?: string) => {
    const headers = { 'idempotency-key': key ?? String((keys += 1)) };
    return (await sandbox.send(call, request, { token, headers })).body;
  };
  const codeOf = async <C extends Call>(call: C, request: CallRequest<C>, key?: string) =>
    (await answer(call, request, key))?.['status_code'];
  const masked = { phone: '138****8001', email: 'de***@example.test' };
  const state = async () => (await answer(secondaryPassword.state, {}))?.['data'];
  const create = (password = FIRST, loginPassword = LOGIN) =>
    codeOf(secondaryPassword.create, { loginPassword, password });
  const change = (current: string, password = SECOND, key?: string) =>
    codeOf(secondaryPassword.change, { current, password }, key);
  const sentCode = async () => {
    await sandbox.send(captcha.sendCodeOne, { way: 'phone', purpose: 'secondaryPassword' }, { token });
    return sandbox.services.outbox.list()[0]?.code ?? '';
  };

  it('ROUTE-046 is set once by the login password, and kept under scrypt', async () => {
    expect(await state()).toEqual({ set: 0, triesLeft: 5, ...masked });
    expect(await create(FIRST, WRONG)).toBe(7308);
    expect(await create()).toBe(6000);
    expect(await state()).toEqual({ set: 1, triesLeft: 5, ...masked });
    expect(await create(SECOND)).toBe(7312);
    const rows = await sandbox.services.storage.db.selectFrom('secondary_passwords').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(FIRST);
  });

  it('is never the login password, whichever is set later', async () => {
    expect(await create(LOGIN)).toBe(7314);
    await create();
    expect(await change(FIRST, LOGIN)).toBe(7314);
    const { ticket } = (await sandbox.send(forget.phoneOne, { name: 'demo01', phone: '13800138001' })).body?.[
      'data'
    ] as { ticket: string };
    const code = sandbox.services.outbox.list()[0]?.code ?? '';
    const confirmed = (await sandbox.send(forget.phoneTwo, { ticket, code })).body?.['data'] as {
      ticket: string;
    };
    const reset = await sandbox.send(forget.phoneThree, { ticket: confirmed.ticket, password: FIRST });
    expect(reset.body?.['status_code']).toBe(7314);
  });

  it('is changed by the present one, and a lost answer sent again changes nothing more', async () => {
    await create();
    expect(await change(SECOND)).toBe(7308);
    expect(await change(FIRST, SECOND, 'same')).toBe(6000);
    expect(await change(FIRST, SECOND, 'same')).toBe(6000);
    expect(await change(FIRST, SECOND)).toBe(7308);
    expect(await change(FIRST, WRONG, 'same')).toBe(4009);
    expect(await state()).toMatchObject({ triesLeft: 4 });
  });

  it('is locked by the fifth wrong one, says until when, and counts anew afterwards', async () => {
    await create();
    for (let left = 4; left > 0; left -= 1)
      expect(
        (await answer(secondaryPassword.change, { current: WRONG, password: SECOND }))?.['data'],
      ).toEqual({
        left,
      });
    const lockedUntil = sandbox.clock.now() + 15 * 60_000;
    const fifth = await answer(secondaryPassword.change, { current: WRONG, password: SECOND });
    expect(fifth).toMatchObject({ status_code: 7313, data: { lockedUntil } });
    expect(await change(FIRST)).toBe(7313);
    expect(await state()).toEqual({ set: 1, triesLeft: 0, lockedUntil, ...masked });
    await sandbox.clock.advance(15 * 60_000);
    expect(await state()).toEqual({ set: 1, triesLeft: 5, ...masked });
    expect(await change(FIRST)).toBe(6000);
  });

  it('judges five of any number of wrong ones at the same moment, and all of right ones', async () => {
    await create();
    const codes = await Promise.all(Array.from({ length: 8 }, () => change(WRONG)));
    expect(codes.filter((code) => code === 7308)).toHaveLength(4);
    expect(codes.filter((code) => code === 7313)).toHaveLength(4);
    await sandbox.clock.advance(15 * 60_000);
    const same = await Promise.all(Array.from({ length: 8 }, () => change(FIRST, SECOND, 'tap')));
    expect(same).toEqual(Array(8).fill(6000));
  });

  it('is set anew by a code to the member’s own phone, which ends the lock', async () => {
    await create();
    for (let count = 0; count < 5; count += 1) await change(WRONG);
    const code = await sentCode();
    const other = code === '000000' ? '000001' : '000000';
    const reset = (typed: string, password = SECOND) =>
      codeOf(secondaryPassword.reset, { way: 'phone', code: typed, password });
    expect(await reset(other)).toBe(4000);
    expect(await reset(code, LOGIN)).toBe(7314);
    expect(await reset(code)).toBe(6000);
    expect(await reset(code)).toBe(4000);
    expect(await state()).toEqual({ set: 1, triesLeft: 5, ...masked });
    expect(await change(SECOND, FIRST)).toBe(6000);
  });

  it('takes no code that is too old', async () => {
    await create();
    const code = await sentCode();
    await sandbox.clock.advance(5 * 60_000);
    expect(await codeOf(secondaryPassword.reset, { way: 'phone', code, password: SECOND })).toBe(4000);
    expect(await change(FIRST)).toBe(6000);
  });

  it('takes no code that was sent elsewhere, and closes after five wrong ones', async () => {
    await create();
    const code = await sentCode();
    const other = code === '000000' ? '000001' : '000000';
    const reset = (way: 'phone' | 'email', typed: string) =>
      codeOf(secondaryPassword.reset, { way, code: typed, password: SECOND });
    expect(await reset('email', code)).toBe(4000);
    for (let count = 0; count < 4; count += 1) expect(await reset('phone', other)).toBe(4000);
    expect(await reset('phone', other)).toBe(4029);
    expect(await reset('phone', code)).toBe(4029);
  });

  it('judges five of any number of codes at the same moment', async () => {
    await create();
    const code = await sentCode();
    const guesses = Array.from({ length: 20 }, (_, guess) => String(100_000 + guess)).filter(
      (each) => each !== code,
    );
    const answers = await Promise.all(
      [...guesses, code].map((guess) =>
        codeOf(secondaryPassword.reset, { way: 'phone', code: guess, password: SECOND }),
      ),
    );
    expect(answers.filter((answer) => answer === 4000)).toHaveLength(4);
    expect(answers.filter((answer) => answer === 4029)).toHaveLength(answers.length - 4);
    expect(await change(FIRST)).toBe(6000);
  });
});
