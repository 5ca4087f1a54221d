import { captcha, member } from '@heptad/contracts';
import { ITEMS } from '@heptad/device';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { fetchCaptcha } from './captcha-image';
import { logInOnPage, openPage, SALTS } from './testing/sandbox-page';

describe('the way in against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true, salts: SALTS });
  }, 60_000);
  afterEach(() => sandbox.scenarios.remove());
  afterAll(() => sandbox.close());
  const logIn = (name: string) => logInOnPage(sandbox, name);

  /** The newest code that went to a phone or an e-mail address. */
  const codeSentTo = (to: string) =>
    String(sandbox.services.outbox.list().find((message) => message.to === to)?.code);

  it('ERR-018 CALL-006 the identity check goes on with the login that waits: a wrong code, then the right one', async () => {
    const { session, api, tokens } = await logIn('demo09');
    expect(session.pendingLogin()).toMatchObject({
      name: 'demo09',
      outcome: { error: { data: { phone: '138****8009' } } },
    });
    expect((await api.send(captcha.sendCodeOne, { way: 'phone', purpose: 'login' })).ok).toBe(true);
    const code = codeSentTo('13800138009');
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await session.continueLogin({ deviceCode: wrong })).toMatchObject({
      kind: 'deviceCode',
      wrong: true,
    });
    expect(await session.continueLogin({ deviceCode: code })).toMatchObject({ kind: 'loggedIn' });
    expect(tokens.current()).toBeDefined();
    expect(session.pendingLogin()).toBeUndefined();
    expect(await session.continueLogin({ deviceCode: code })).toBeUndefined();
  });

  it('ERR-023 a device is authorised by a code to the e-mail address', async () => {
    const { session, api } = await logIn('demo14');
    await api.send(captcha.sendCodeOne, { way: 'email', purpose: 'device' });
    const deviceCode = codeSentTo('demo14@example.test');
    expect(await session.continueLogin({ deviceCode })).toMatchObject({ kind: 'loggedIn' });
  });

  it('ERR-016 CALL-003 a solved slider lets in', async () => {
    const { session, api } = await logIn('demo07');
    const drawn = await api.send(captcha.sliderChallenge, {});
    const ticket = drawn.ok ? drawn.value.ticket : '';
    const control = await sandbox.app.inject({
      url: `/__sandbox/captcha/${ticket}`,
      headers: { host: '127.0.0.1:4600' },
    });
    const gap = Number(control.json<{ answer: string }>().answer);
    const judged = await api.send(captcha.sliderCheck, {
      validate_way: 1,
      ticket,
      offset: gap + 4,
      elapsed: 900,
    });
    const sliderToken = judged.ok ? judged.value.sliderToken : '';
    const form = { name: 'demo07', password: 'Heptad2026', remember: false };
    expect(await session.login({ ...form, sliderToken })).toMatchObject({ kind: 'loggedIn' });
  });

  it.each(['13800138002', 'demo02@example.test'])('%s names its member as well', async (name) => {
    const { outcome, api } = await logIn(name);
    expect(outcome.kind).toBe('loggedIn');
    expect(await api.send(member.info, {})).toMatchObject({ ok: true, value: { name: 'demo02' } });
  });

  it('OPEN-001 a registration begins a session; the name is taken afterwards', async () => {
    const { session, api, tokens, items, store } = openPage(sandbox);
    const form = { name: 'Newcomer7', password: 'Abcd1234', inviteCode: 'A1' };
    expect(await session.register(form)).toEqual({ kind: 'registered' });
    expect(store.getState().session).toMatchObject({ status: 'member', epoch: 1 });
    expect(await api.send(member.info, {})).toMatchObject({ ok: true, value: { name: 'newcomer7' } });
    expect(items.get(ITEMS.firstLogin)).toBe('yes');
    expect(items.get(ITEMS.login)).toEqual({ name: 'Newcomer7', checked: false });
    const token = tokens.current();
    expect(await session.register(form)).toMatchObject({ kind: 'nameTaken' });
    expect(tokens.current()).toBe(token);
  });

  it('ROLE-005 who brought the visitor is kept with the member, and seen in the panel', async () => {
    const { session, items } = openPage(sandbox);
    items.set(ITEMS.agentCode, 'agent-7');
    items.set(ITEMS.recommendCode, 'r'.repeat(64));
    const form = { name: 'Brought1', password: 'Abcd1234', inviteCode: 'typed_1' };
    expect(await session.register(form)).toEqual({ kind: 'registered' });
    const list: unknown = await (await fetch(`${sandbox.origin}/__sandbox/members`)).json();
    expect(list).toContainEqual(
      expect.objectContaining({
        name: 'brought1',
        attribution: { inviteCode: 'typed_1', agentCode: 'agent-7', recommendCode: 'r'.repeat(64) },
      }),
    );
    expect(list).toContainEqual(
      expect.objectContaining({
        name: 'demo01',
        attribution: { inviteCode: '', agentCode: '', recommendCode: '' },
      }),
    );
  });

  it('ERR-030 a picture that cannot be had is told by the client’s own code', async () => {
    sandbox.scenarios.add({ path: captcha.image.path, effect: { status: 500 }, times: 9 });
    expect(await fetchCaptcha(openPage(sandbox).api, 'picture')).toMatchObject({
      ok: false,
      error: { kind: 'http', code: '900000' },
    });
  });
});
