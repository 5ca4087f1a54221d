import { captcha, devices, passkeys } from '@heptad/contracts';
import type { Call, CallRequest } from '@heptad/contracts';
import { passwordHashOf, startPostgres, startSandbox, matrixEngines } from '@heptad/testing';
import type { PostgresServer, SendExtras, TestSandbox } from '@heptad/testing';
import { CHALLENGE_LIFE_MS } from './serve-passkeys';
import { createAuthenticator, type Ceremony } from './testing/authenticator';

const LOGIN = passwordHashOf('Heptad2026');
const HOST = 'ky.localhost';
const ORIGIN = `http://${HOST}:4400`;
/** As the web tier names the page's host. */
const AT_SITE = { 'x-forwarded-host': `${HOST}:4400`, 'x-forwarded-proto': 'http' };

describe.each(matrixEngines())('passkeys on %s', (engine) => {
  let server: PostgresServer | undefined;
  let sandbox: TestSandbox;
  let token: string;

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

  async function say<C extends Call>(call: C, request: CallRequest<C>, extras: SendExtras = {}) {
    const headers = { ...AT_SITE, ...extras.headers };
    const { body } = await sandbox.send(call, request, { ...extras, headers });
    return { code: Number(body?.['status_code']), data: body?.['data'] as Record<string, unknown> };
  }
  const mine = <C extends Call>(call: C, request: CallRequest<C>) => say(call, request, { token });
  const at = (challenge: unknown, more: Partial<Ceremony> = {}): Ceremony => ({
    challenge: String(challenge),
    origin: ORIGIN,
    host: HOST,
    ...more,
  });
  const challengeToAdd = async () =>
    (await mine(passkeys.addOptions, { loginPassword: LOGIN })).data['challenge'];
  const challengeToLogIn = async () => (await say(passkeys.loginOptions, {})).data['challenge'];
  const list = async () => (await mine(passkeys.list, {})).data['passkeys'];
  const idOf = async (name: string) => (await sandbox.services.members.findByName(name))?.id ?? '';

  const mailsOf = async (name: string): Promise<readonly string[]> => {
    const rows = await sandbox.services.storage.db
      .selectFrom('mails')
      .innerJoin('mail_texts', 'mail_texts.id', 'mails.text_id')
      .select('mail_texts.title')
      .where('mails.member_id', '=', await idOf(name))
      .orderBy('mails.id', 'desc')
      .execute();
    return rows.map(({ title }) => (JSON.parse(title) as { 'zh-CN': string })['zh-CN']);
  };

  async function addOne(authenticator = createAuthenticator(), name = '手机') {
    const made = authenticator.make(at(await challengeToAdd()));
    expect((await mine(passkeys.add, { name, ...made })).code).toBe(6000);
    return authenticator;
  }
  const prove = async (
    authenticator: ReturnType<typeof createAuthenticator>,
    more: Partial<Ceremony> = {},
    owner = 'demo01',
  ) => authenticator.prove(at(more.challenge ?? (await challengeToLogIn()), more), await idOf(owner));

  it('ROUTE-043 one is added by the login password, listed, named and removed', async () => {
    expect((await mine(passkeys.addOptions, { loginPassword: passwordHashOf('Wrong2026') })).code).toBe(7308);
    await addOne();
    expect(await list()).toEqual([
      { id: expect.any(String) as string, name: '手机', host: HOST, addedAt: sandbox.clock.now() },
    ]);
    const [{ id }] = (await list()) as [{ id: string }];
    await mine(passkeys.rename, { id, name: ' 平板 ' });
    expect(await list()).toMatchObject([{ name: '平板' }]);
    const other = await sandbox.logIn('demo02');
    await say(passkeys.remove, { id }, { token: other });
    expect(await list()).toHaveLength(1);
    await mine(passkeys.remove, { id });
    await mine(passkeys.remove, { id });
    expect(await list()).toEqual([]);
    // One mail for each, also where the removal was sent twice.
    expect((await mailsOf('demo01')).slice(0, 2)).toEqual(['已移除通行密钥', '已添加通行密钥']);
    expect(await sandbox.logIn()).not.toBe('');
  });

  it('ROUTE-013 opens a session that is the member’s, and is told when it was used', async () => {
    const authenticator = await addOne();
    await sandbox.clock.advance(60_000);
    const entered = await say(passkeys.logIn, { proof: await prove(authenticator, { counter: 1 }) });
    expect(entered).toMatchObject({
      code: 6000,
      data: { name: 'demo01', registerInvitationActivityPopType: 0 },
    });
    const own = await say(devices.list, {}, { token: String(entered.data['token']) });
    expect(own.data['sessions']).toHaveLength(2);
    expect(await list()).toMatchObject([{ usedAt: sandbox.clock.now() }]);
    expect((await mine(devices.history, { size: 20 })).data['items']).toMatchObject([
      { way: 'passkey' },
      { way: 'password' },
    ]);
  });

  it('takes a challenge once, and none that is too old or was given for something else', async () => {
    const authenticator = await addOne();
    const proof = await prove(authenticator);
    expect((await say(passkeys.logIn, { proof })).code).toBe(6000);
    expect((await say(passkeys.logIn, { proof })).code).toBe(7701);
    const late = await prove(authenticator);
    await sandbox.clock.advance(CHALLENGE_LIFE_MS);
    expect((await say(passkeys.logIn, { proof: late })).code).toBe(7701);
    const challenge = String(await challengeToAdd());
    expect((await say(passkeys.logIn, { proof: await prove(authenticator, { challenge }) })).code).toBe(7701);
    const toLogIn = createAuthenticator().make(at(await challengeToLogIn()));
    expect((await mine(passkeys.add, { name: 'x', ...toLogIn })).code).toBe(7701);
    const strange = await prove(authenticator, { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' });
    expect((await say(passkeys.logIn, { proof: strange })).code).toBe(7701);
  });

  it.each<[string, Partial<Ceremony>]>([
    ['another origin', { origin: 'http://evil.localhost:4400' }],
    ['another port', { origin: `http://${HOST}:4401` }],
    ['another host', { host: 'evil.localhost' }],
    ['an owner who was not asked', { verified: false }],
  ])('refuses %s, when it is added and when it is used', async (_, wrong) => {
    const made = createAuthenticator().make(at(await challengeToAdd(), wrong));
    expect((await mine(passkeys.add, { name: 'x', ...made })).code).toBe(7701);
    const authenticator = await addOne();
    expect((await say(passkeys.logIn, { proof: await prove(authenticator, wrong) })).code).toBe(7701);
    expect((await mine(devices.history, { size: 1 })).data['items']).toMatchObject([{ reason: 'passkey' }]);
  });

  it('takes origin and host from the web tier, never from what is sent', async () => {
    const authenticator = await addOne();
    const proof = await prove(authenticator);
    const elsewhere = { 'x-forwarded-host': 'jn.localhost:4400', 'x-forwarded-proto': 'http' };
    expect((await say(passkeys.logIn, { proof }, { headers: elsewhere })).code).toBe(7701);
    const secure = { ...AT_SITE, 'x-forwarded-proto': 'https' };
    const again = await prove(authenticator);
    expect((await say(passkeys.logIn, { proof: again }, { headers: secure })).code).toBe(7701);
  });

  it('refuses a passkey that nobody has, that is another’s, and a forged signature', async () => {
    const authenticator = await addOne();
    expect((await say(passkeys.logIn, { proof: await prove(createAuthenticator()) })).code).toBe(7701);
    const proof = await prove(authenticator, {}, 'demo02');
    expect((await say(passkeys.logIn, { proof })).code).toBe(7701);
    const { signature } = await prove(createAuthenticator());
    expect((await say(passkeys.logIn, { proof: { ...(await prove(authenticator)), signature } })).code).toBe(
      7701,
    );
    const garbage = { id: authenticator.id, clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
    expect((await say(passkeys.logIn, { proof: garbage })).code).toBe(7701);
    const theirs = await sandbox.logIn('demo02');
    const options = await say(passkeys.addOptions, { loginPassword: LOGIN }, { token: theirs });
    const made = authenticator.make(at(options.data['challenge']));
    expect((await say(passkeys.add, { name: 'x', ...made }, { token: theirs })).code).toBe(7701);
  });

  it('refuses a counter that goes back or stands still', async () => {
    const authenticator = await addOne();
    expect((await say(passkeys.logIn, { proof: await prove(authenticator, { counter: 5 }) })).code).toBe(
      6000,
    );
    expect((await say(passkeys.logIn, { proof: await prove(authenticator, { counter: 5 }) })).code).toBe(
      7701,
    );
    expect((await say(passkeys.logIn, { proof: await prove(authenticator, { counter: 4 }) })).code).toBe(
      7701,
    );
    expect((await say(passkeys.logIn, { proof: await prove(authenticator, { counter: 6 }) })).code).toBe(
      6000,
    );
  });

  it('judges the account’s state as a login by password does', async () => {
    const authenticator = await addOne();
    const state = async (next: 'locked' | 'deviceLocked' | 'selfExcluded') =>
      sandbox.services.members.update(await idOf('demo01'), { state: next });
    await state('locked');
    expect((await say(passkeys.logIn, { proof: await prove(authenticator) })).code).toBe(6501);
    await state('deviceLocked');
    expect((await say(passkeys.logIn, { proof: await prove(authenticator) })).code).toBe(6037);
    // Who has excluded themself gets in, and can take their money.
    await state('selfExcluded');
    expect((await say(passkeys.logIn, { proof: await prove(authenticator) })).code).toBe(6000);
  });

  it('asks a dormant member for a code, which goes with the same proof once more', async () => {
    const authenticator = await addOne();
    const member = await sandbox.services.members.findByName('demo01');
    await sandbox.services.members.update(member?.id ?? '', { state: 'dormant' });
    const proof = await prove(authenticator);
    const asked = await say(passkeys.logIn, { proof });
    expect(asked).toMatchObject({ code: 6028, data: { phone: '138****8001' } });
    expect((await say(passkeys.logIn, { proof })).code).toBe(7701);
    await say(captcha.sendCodeOne, { way: 'phone', purpose: 'login' });
    const deviceCode = sandbox.services.outbox.list()[0]?.code ?? '';
    const foreign = await prove(createAuthenticator());
    expect((await say(passkeys.logIn, { proof: foreign, deviceCode })).code).toBe(7701);
    expect((await say(passkeys.logIn, { proof, deviceCode })).code).toBe(6000);
    expect((await say(passkeys.logIn, { proof: await prove(authenticator) })).code).toBe(6000);
  });

  it('has room for ten, and offers the browser none of them twice', async () => {
    for (let count = 0; count < 10; count += 1) await addOne();
    expect((await mine(passkeys.addOptions, { loginPassword: LOGIN })).code).toBe(7702);
    const [{ id }] = (await list()) as [{ id: string }];
    await mine(passkeys.remove, { id });
    const { data } = await mine(passkeys.addOptions, { loginPassword: LOGIN });
    expect(data['excludeCredentials']).toHaveLength(9);
    expect(data['rp']).toMatchObject({ id: HOST });
  });
});
