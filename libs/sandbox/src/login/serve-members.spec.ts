import { captcha as captchaCalls, forget, member, session, wallet as walletCalls } from '@heptad/contracts';
import { passwordHashOf, startSandbox } from '@heptad/testing';
import type { SandboxAnswer, TestSandbox } from '@heptad/testing';

const code = (answer: SandboxAnswer) => answer.body?.['status_code'];
const ticketOf = (answer: SandboxAnswer) => (answer.body?.['data'] as { ticket: string }).ticket;

describe('accounts', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox();
  });
  afterEach(() => sandbox.close());

  it('OPEN-001 opens an account with play money and a session', async () => {
    const answer = await sandbox.send(session.register, {
      name: 'newcomer1',
      password: passwordHashOf('Abcd1234'),
    });
    const { token } = answer.body?.['data'] as { token: string };
    const wallet = await sandbox.send(walletCalls.balances, {}, { token });
    expect(wallet.body?.['data']).toMatchObject({ center: '1000.00', total: '1000.00' });
    expect((await sandbox.invariants()).holds).toBe(true);
  });

  it('OPEN-001 refuses a name that is taken, in any case, and a wrong captcha', async () => {
    const password = passwordHashOf('Abcd1234');
    expect(code(await sandbox.send(session.register, { name: 'Demo01', password }))).toBe(7201);
    const captcha = { imageKey: 'none', imageCode: '1234' };
    expect(code(await sandbox.send(session.register, { name: 'newcomer1', password, ...captcha }))).toBe(
      6024,
    );
    expect(await sandbox.services.members.findByName('newcomer1')).toBeUndefined();
  });

  it.each(['abc', '1abcd', 'has space', 'twelveletters'])('OPEN-001 refuses the name %p', async (name) => {
    expect(code(await sandbox.send(session.register, { name, password: passwordHashOf('x') }))).toBe(4000);
  });

  it('CALL-002 ends the session and the venue sessions', async () => {
    const token = await sandbox.logIn();
    const venueToken = await sandbox.services.venueSessions.open({
      venue: 'IMTY',
      memberId: '100001',
      site: '4002',
    });
    expect(code(await sandbox.send(session.logout, {}, { token }))).toBe(6000);
    expect(code(await sandbox.send(member.info, {}, { token }))).toBe(10103);
    expect(await sandbox.services.venueSessions.find(venueToken)).toBeUndefined();
  });

  it('CALL-006, CALL-007 sends at most one code a minute', async () => {
    const order = { way: 'email', purpose: 'register', target: 'me@example.test' } as const;
    expect((await sandbox.send(captchaCalls.sendCodeOne, order)).body?.['data']).toEqual({ retryAfter: 60 });
    expect(code(await sandbox.send(captchaCalls.sendCodeTwo, order))).toBe(4029);
    await sandbox.clock.advance(61_000);
    expect(code(await sandbox.send(captchaCalls.sendCodeTwo, order))).toBe(6000);
    expect(sandbox.services.outbox.list()).toHaveLength(2);
  });

  it('refuses to send a code to nobody', async () => {
    expect(code(await sandbox.send(captchaCalls.sendCodeOne, { way: 'phone', purpose: 'login' }))).toBe(4000);
  });

  it('CALL-008 takes the right reading of a picture, and neither a wrong one nor one without its picture', async () => {
    const check = async (imageKey: string, imageCode: string) =>
      code(await sandbox.send(captchaCalls.imageCheck, { imageKey, imageCode }));
    const draw = async () => {
      const imageKey = String((await sandbox.send(captchaCalls.image, {})).headers['x-code']);
      const { answer } = await sandbox.services.storage.db
        .selectFrom('challenges')
        .select('answer')
        .where('id', '=', `image:${imageKey}`)
        .executeTakeFirstOrThrow();
      return { imageKey, answer };
    };
    const right = await draw();
    expect(await check(right.imageKey, right.answer)).toBe(6000);
    const wrong = await draw();
    expect(await check(wrong.imageKey, 'xxxx')).toBe(6024);
    expect(await check('none', '1234')).toBe(6024);
  });

  it('CALL-026, CALL-027, CALL-028 resets a password in three steps and ends the open sessions', async () => {
    const token = await sandbox.logIn();
    const one = await sandbox.send(forget.phoneOne, { name: 'demo01', phone: '13800138001' });
    const sent = String(sandbox.services.outbox.list()[0]?.code);
    const two = await sandbox.send(forget.phoneTwo, { ticket: ticketOf(one), code: sent });
    const password = passwordHashOf('Fresh2026');
    const three = await sandbox.send(forget.phoneThree, { ticket: ticketOf(two), password });
    expect(code(three)).toBe(6000);
    expect(code(await sandbox.send(member.info, {}, { token }))).toBe(10105);
    await expect(sandbox.logIn('demo01')).rejects.toThrow('6002');
    expect(code(await sandbox.send(session.login, { name: 'demo01', password }))).toBe(6000);
    expect(code(await sandbox.send(forget.phoneThree, { ticket: ticketOf(two), password }))).toBe(4000);
  });

  it('CALL-027 refuses a wrong code, and a step out of turn', async () => {
    const one = await sandbox.send(forget.phoneOne, { name: 'demo01', phone: '13800138001' });
    const sent = String(sandbox.services.outbox.list()[0]?.code);
    const other = sent === '000000' ? '000001' : '000000';
    expect(code(await sandbox.send(forget.phoneTwo, { ticket: ticketOf(one), code: other }))).toBe(4000);
    const password = passwordHashOf('Fresh2026');
    expect(code(await sandbox.send(forget.phoneThree, { ticket: ticketOf(one), password }))).toBe(4000);
  });

  it('answers alike for contacts that do not belong to the name, and sends nothing', async () => {
    const answer = await sandbox.send(forget.emailOne, { name: 'demo01', email: 'other@example.test' });
    expect(code(answer)).toBe(6000);
    expect(sandbox.services.outbox.list()).toEqual([]);
  });
});
