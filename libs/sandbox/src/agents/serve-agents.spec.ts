import { agents, session } from '@heptad/contracts';
import { passwordHashOf, startSandbox, type TestSandbox } from '@heptad/testing';

const START = Date.UTC(2026, 10, 16, 4);
const HOUR = 3_600_000;
const MINUTE = 60_000;
const MAIL = 'promo@example.test';
const ABOUT = '我运营一个足球讨论社群，约有两千名成员。';

describe('agents', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox({ start: START, now: () => START });
  });
  afterEach(async () => {
    expect((await sandbox.invariants()).holds).toBe(true);
    await sandbox.close();
  });

  let keys = 0;
  const key = () => ({ 'idempotency-key': `k${(keys += 1)}` });
  const codeTo = (to: string) => sandbox.services.outbox.list().find((one) => one.to === to)?.code ?? '';
  const panel = (name: string, body: object) =>
    sandbox.app.inject({ method: 'POST', url: `/__sandbox/agents/${name}`, payload: body });
  const own = async (token: string, headers = {}) =>
    (await sandbox.send(agents.own, {}, { token, headers })).body?.['data'];

  async function apply(token: string, email = MAIL, code?: string) {
    await sandbox.send(agents.sendCode, { to: 'new', email }, { token });
    const sent = code ?? codeTo(email);
    return sandbox.send(
      agents.apply,
      { email, code: sent, plan: 'netWin', about: ABOUT },
      { token, headers: key() },
    );
  }
  /** Makes a member an agent. @returns the code of their link */
  async function makeAgent(name: string, email = MAIL): Promise<string> {
    await apply(await sandbox.logIn(name), email);
    expect((await panel(name, { step: 'approve' })).statusCode).toBe(200);
    const state = await own(await sandbox.logIn(name));
    return (state as { agent: { code: string } }).agent.code;
  }
  const register = (name: string, codes: object, uuid = `device-${name}`) =>
    sandbox.send(session.register, { name, password: passwordHashOf('Abcd1234'), ...codes }, { uuid });
  const brought = async (name: string) => {
    const token = await sandbox.logIn(name);
    const { body } = await sandbox.send(agents.figures, {}, { token });
    return (body?.['data'] as { brought: number }).brought;
  };

  describe('an application', () => {
    it('ROUTE-065 waits for the operator, who approves it', async () => {
      const token = await sandbox.logIn();
      expect((await apply(token)).body).toMatchObject({
        data: { application: { state: 'applied', plan: 'netWin', email: 'pr***@example.test' } },
      });
      expect(await own(token)).not.toHaveProperty('agent');
      await panel('demo01', { step: 'approve' });
      expect(await own(token)).toMatchObject({
        application: { state: 'approved' },
        agent: { code: expect.stringMatching(/^[A-Z2-9]{8}$/) as string, email: 'pr***@example.test' },
      });
    });

    it('ROUTE-065 is refused with a reason in the member’s language, and may be made again after a day', async () => {
      const token = await sandbox.logIn();
      await apply(token);
      await panel('demo01', { step: 'refuse', reason: '推广渠道不符合要求' });
      expect(await own(token, { 'accept-language': 'en' })).toMatchObject({
        application: {
          state: 'refused',
          note: 'The way in which you mean to bring members is not allowed',
          againAt: START + 24 * HOUR,
        },
      });
      await sandbox.clock.advance(2 * MINUTE);
      expect((await apply(token)).body).toMatchObject({ status_code: 4029 });
      await sandbox.clock.advance(24 * HOUR);
      expect((await apply(await sandbox.logIn())).body).toMatchObject({
        data: { application: { state: 'applied' } },
      });
    });

    it('ROUTE-065 that wants more is answered, and waits again', async () => {
      const token = await sandbox.logIn();
      await apply(token);
      await panel('demo01', { step: 'askMore', reason: '请写明渠道地址' });
      expect(await own(token)).toMatchObject({
        application: { state: 'moreWanted', note: '请写明渠道地址' },
      });
      const details = { about: `${ABOUT} 地址：example.test` };
      const answer = await sandbox.send(agents.addDetails, details, { token, headers: key() });
      expect(answer.body).toMatchObject({ data: { application: { state: 'applied' } } });
      const again = await sandbox.send(agents.addDetails, details, { token, headers: key() });
      expect(again.body).toMatchObject({ status_code: 4000 });
    });

    it('is not made twice, and not by who is an agent', async () => {
      const token = await sandbox.logIn();
      await apply(token);
      await sandbox.clock.advance(2 * MINUTE);
      expect((await apply(token)).body).toMatchObject({ message: '您的代理申请正在审核' });
      await panel('demo01', { step: 'approve' });
      await sandbox.clock.advance(2 * MINUTE);
      expect((await apply(token)).body).toMatchObject({ message: '您已经是代理' });
      expect((await panel('demo01', { step: 'approve' })).statusCode).toBe(409);
    });

    it('takes no wrong code, and none after five tries', async () => {
      const token = await sandbox.logIn();
      await sandbox.send(agents.sendCode, { to: 'new', email: MAIL }, { token });
      const right = codeTo(MAIL);
      const wrong = right === '000000' ? '111111' : '000000';
      const send = (code: string) =>
        sandbox.send(
          agents.apply,
          { email: MAIL, code, plan: 'netWin', about: ABOUT },
          { token, headers: key() },
        );
      for (let count = 0; count < 4; count += 1)
        expect((await send(wrong)).body).toMatchObject({ status_code: 4000 });
      expect((await send(wrong)).body).toMatchObject({ status_code: 4029 });
      expect((await send(right)).body).toMatchObject({ status_code: 4029 });
    });

    it('is refused with an address that is another agent’s', async () => {
      await makeAgent('demo01');
      const token = await sandbox.logIn('demo02');
      await sandbox.clock.advance(2 * MINUTE);
      expect((await apply(token)).body).toMatchObject({ message: '该邮箱已用于其他代理' });
    });

    it.each(['no-address', '', `${'a'.repeat(70)}@example.test`])('takes no address “%s”', async (email) => {
      const token = await sandbox.logIn();
      const answer = await sandbox.send(agents.sendCode, { to: 'new', email }, { token });
      expect(answer.body).toMatchObject({ status_code: 4000 });
    });
  });

  it('orders at most five codes an hour, whatever address they go to', async () => {
    const token = await sandbox.logIn();
    const order = (email: string) => sandbox.send(agents.sendCode, { to: 'new', email }, { token });
    for (let count = 0; count < 5; count += 1)
      expect((await order(`a${count}@example.test`)).body).toMatchObject({ status_code: 6000 });
    expect((await order('b@example.test')).body).toMatchObject({
      status_code: 4029,
      data: { retryAfter: 3_600 },
    });
    await sandbox.clock.advance(HOUR + 1);
    expect((await order('b@example.test')).body).toMatchObject({ status_code: 6000 });
  });

  it('ROUTE-066 binds another address by codes to both', async () => {
    await makeAgent('demo01');
    const token = await sandbox.logIn();
    await sandbox.clock.advance(2 * MINUTE);
    await sandbox.send(agents.sendCode, { to: 'present' }, { token });
    await sandbox.send(agents.sendCode, { to: 'new', email: 'New@Example.test' }, { token });
    const bind = (presentCode: string) =>
      sandbox.send(
        agents.bindEmail,
        { email: 'new@example.test', code: codeTo('new@example.test'), presentCode },
        { token, headers: key() },
      );
    expect((await bind('000000' === codeTo(MAIL) ? '111111' : '000000')).body).toMatchObject({
      message: '原邮箱验证码错误或已过期',
    });
    await sandbox.clock.advance(2 * MINUTE);
    await sandbox.send(agents.sendCode, { to: 'new', email: 'new@example.test' }, { token });
    expect((await bind(codeTo(MAIL))).body).toMatchObject({
      data: { agent: { email: 'ne***@example.test' } },
    });
  });

  it('ROUTE-066 is for agents alone', async () => {
    const token = await sandbox.logIn();
    expect((await sandbox.send(agents.sendCode, { to: 'present' }, { token })).body).toMatchObject({
      message: '您还不是代理',
    });
  });

  describe('attribution', () => {
    it.each([
      ['agentCode', (code: string) => ({ agentCode: code })],
      ['recommendCode', (code: string) => ({ recommendCode: code })],
      ['inviteCode', (code: string) => ({ inviteCode: code.toLowerCase() })],
    ])('ROLE-005 counts who registers with the code as %s', async (_name, codes) => {
      const code = await makeAgent('demo01');
      expect((await register('comer1', codes(code))).body).toMatchObject({ status_code: 6000 });
      expect(await brought('demo01')).toBe(1);
    });

    it('ROLE-006 a recommendation outweighs an agent’s code; one of nobody is passed over', async () => {
      const [one, other] = [await makeAgent('demo01'), await makeAgent('demo02', 'second@example.test')];
      await register('comer1', { recommendCode: other, agentCode: one });
      await register('comer2', { recommendCode: 'NOBODY00', agentCode: one });
      expect([await brought('demo01'), await brought('demo02')]).toEqual([1, 1]);
    });

    it('an unknown code does not stand in the way of the registration', async () => {
      expect((await register('comer1', { agentCode: '??' })).body).toMatchObject({ status_code: 6000 });
    });

    it('a code of an agent who has ended brings nobody', async () => {
      const code = await makeAgent('demo01');
      await panel('demo01', { step: 'end', reason: '违反代理条款' });
      expect((await register('comer1', { agentCode: code })).body).toMatchObject({ status_code: 6000 });
      expect(await brought('demo01')).toBe(0);
    });

    it('nobody brings themself: an account on the agent’s own device is not counted', async () => {
      const code = await makeAgent('demo01');
      expect((await register('comer1', { agentCode: code }, 'test-device')).body).toMatchObject({
        status_code: 6000,
      });
      expect(await brought('demo01')).toBe(0);
    });

    it('makes no circle: who was brought becomes an agent, and the first one is below nobody', async () => {
      const first = await makeAgent('demo01');
      const token = ((await register('comer1', { agentCode: first })).body?.['data'] as { token: string })
        .token;
      await apply(token, 'comer@example.test');
      await panel('comer1', { step: 'approve' });
      const rows = await sandbox.services.storage.db.selectFrom('agent_members').selectAll().execute();
      expect(rows.map(({ agent_id: agent, member_id: member }) => [agent, member])).toEqual([
        ['100001', '100021'],
      ]);
      await expect(
        sandbox.services.storage.db
          .insertInto('agent_members')
          .values({ member_id: '100001', agent_id: '100001', source: 'agent', joined_at: START })
          .execute(),
      ).rejects.toMatchObject({ message: expect.stringMatching(/CHECK/i) as string });
    });
  });

  it('an agent is told nothing that says who the members are', async () => {
    const code = await makeAgent('demo01');
    await register('comer1', { agentCode: code });
    const token = await sandbox.logIn();
    const { text } = await sandbox.send(agents.figures, {}, { token });
    expect(text).not.toMatch(/comer1|100021/);
    expect(text).not.toContain('sums');
  });

  it('the offer is open to guests', async () => {
    const { body } = await sandbox.send(agents.offer, {});
    expect(body).toMatchObject({ data: { leastActive: 3, activeTurnover: '500.00' } });
    expect((await sandbox.send(agents.own, {})).body).not.toMatchObject({ status_code: 6000 });
  });

  it.each([
    [{ step: 'refuse' }, 400],
    [{ step: 'approve', reason: 'x' }, 400],
    [{ step: 'end', reason: 'x' }, 409],
    [{ step: 'approve' }, 409],
  ])('the panel answers %j of a member who never applied with %i', async (body, status) => {
    expect((await panel('demo01', body)).statusCode).toBe(status);
    expect((await panel('nobody', body)).statusCode).toBe(404);
  });
});
