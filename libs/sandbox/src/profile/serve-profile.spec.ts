import { captcha, forget, member, payout, profile, session } from '@heptad/contracts';
import type { Call, CallRequest } from '@heptad/contracts';
import { passwordHashOf, startPostgres, startSandbox, matrixEngines } from '@heptad/testing';
import type { PostgresServer, TestSandbox } from '@heptad/testing';
import { PROOF_LIFE_MS } from './contacts';

const PHONE = '13900001111';
const OTHER = '13900002222';
const EMAIL = 'new.member@example.test';
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).toString('base64');

describe.each(matrixEngines())('the profile on %s', (engine) => {
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
    token = await register('newcomer');
  });
  afterEach(() => sandbox.close());

  const register = async (name: string): Promise<string> => {
    const answer = await sandbox.send(session.register, { name, password: passwordHashOf('Abcd1234') });
    return (answer.body?.['data'] as { token: string }).token;
  };
  const send = async <C extends Call>(call: C, request: CallRequest<C>, as = token, key?: string) => {
    const headers = { 'idempotency-key': key ?? String((keys += 1)) };
    return (await sandbox.send(call, request, { token: as, headers })).body;
  };
  const codeOf = async <C extends Call>(call: C, request: CallRequest<C>, as = token, key?: string) =>
    (await send(call, request, as, key))?.['status_code'];
  const info = async () => (await send(member.info, {}))?.['data'];
  const state = async () => (await send(profile.state, {}))?.['data'];
  const newest = () => sandbox.services.outbox.list()[0]?.code ?? '';
  const other = (code: string) => (code === '000000' ? '111111' : '000000');

  type Way = 'phone' | 'email';
  const orderBind = (way: Way, target: string, as = token) =>
    codeOf(captcha.sendCodeOne, { way, purpose: 'bind', target }, as);
  /** Binds a phone or address with a code that has just come there. */
  const bind = async (way: Way, contact: string, proof?: string, as = token) => {
    await orderBind(way, contact, as);
    return codeOf(profile.bind, { way, contact, code: newest(), ...(proof !== undefined && { proof }) }, as);
  };
  /** Proves the present phone or e-mail, the minute before the next code waited for. */
  const prove = async (purpose: 'changePhone' | 'changeEmail'): Promise<string> => {
    await sandbox.clock.advance(61_000);
    const way = purpose === 'changePhone' ? 'phone' : 'email';
    await codeOf(captcha.sendCodeOne, { way, purpose });
    const answer = (await send(profile.prove, { purpose, code: newest() }))?.['data'];
    return (answer as { proof: string }).proof;
  };

  it('ROUTE-049 whoever registers has no phone, binds one with a code, and resets the password by it', async () => {
    const before = (await info()) as { unreadMail: number };
    expect(before).toMatchObject({ phoneBound: 0, emailBound: 0 });
    expect(await bind('phone', PHONE)).toBe(6000);
    // The mail says it as well: whoever did not do it themself hears of it.
    expect(await info()).toMatchObject({
      phoneBound: 1,
      phone: '139****1111',
      unreadMail: before.unreadMail + 1,
    });
    const first = await sandbox.send(forget.phoneOne, { name: 'newcomer', phone: PHONE });
    const { ticket } = first.body?.['data'] as { ticket: string };
    const confirmed = await sandbox.send(forget.phoneTwo, { ticket, code: newest() });
    expect(confirmed.body?.['status_code']).toBe(6000);
  });

  it('an e-mail address is kept in small letters, and a reset or a login finds it in any', async () => {
    expect(await bind('email', 'New.Member@Example.test')).toBe(6000);
    expect(await info()).toMatchObject({ emailBound: 1, email: 'ne***@example.test' });
    await sandbox.clock.advance(61_000);
    await sandbox.send(forget.emailOne, { name: 'newcomer', email: EMAIL.toUpperCase() });
    expect(sandbox.services.outbox.list()[0]).toMatchObject({ to: EMAIL, purpose: 'forget' });
    const login = { name: EMAIL.toUpperCase(), password: passwordHashOf('Abcd1234') };
    expect((await sandbox.send(session.login, login)).body?.['status_code']).toBe(6000);
  });

  it('takes no wrong code, none twice, none of somebody else, and closes after five wrong ones', async () => {
    await orderBind('phone', PHONE);
    const code = newest();
    const take = (typed: string, as = token) =>
      codeOf(profile.bind, { way: 'phone', contact: PHONE, code: typed }, as);
    expect(await take(code, await sandbox.logIn('demo05'))).toBe(7606);
    expect(await take(code, await register('newcomer2'))).toBe(4000);
    expect(await codeOf(profile.bind, { way: 'phone', contact: OTHER, code })).toBe(4000);
    for (const expected of [4000, 4000, 4000, 4000, 4029]) expect(await take(other(code))).toBe(expected);
    expect(await take(code)).toBe(4029);
    expect(await info()).toMatchObject({ phoneBound: 0 });
  });

  it('a code that waited longer than five minutes binds nothing', async () => {
    await orderBind('phone', PHONE);
    await sandbox.clock.advance(5 * 60_000);
    expect(await codeOf(profile.bind, { way: 'phone', contact: PHONE, code: newest() })).toBe(4000);
  });

  it('a phone is one member’s; only who has it learns that it is bound', async () => {
    expect(await orderBind('phone', '13800138001')).toBe(6000);
    const taken = { way: 'phone', contact: '13800138001' } as const;
    expect(await codeOf(profile.bind, { ...taken, code: other(newest()) })).toBe(4000);
    expect(await codeOf(profile.bind, { ...taken, code: newest() })).toBe(7604);
    expect(await info()).toMatchObject({ phoneBound: 0 });
  });

  it('two who prove the same phone at the same moment do not both get it', async () => {
    const second = await register('newcomer2');
    const binding = { way: 'phone', contact: PHONE } as const;
    await orderBind('phone', PHONE);
    const mine = newest();
    await orderBind('phone', PHONE, second);
    const theirs = newest();
    const answers = await Promise.all([
      codeOf(profile.bind, { ...binding, code: mine }),
      codeOf(profile.bind, { ...binding, code: theirs }, second),
    ]);
    expect(answers.sort()).toEqual([6000, 7604]);
  });

  it('tapped three times it binds once, and a lost answer is given again under the same key', async () => {
    await orderBind('phone', PHONE);
    const binding = { way: 'phone', contact: PHONE, code: newest() } as const;
    const taps = await Promise.all([1, 2, 3].map(() => codeOf(profile.bind, binding, token, 'same')));
    // The code is used up by one of them; another that judges it at that moment may find it gone.
    expect(taps).toContain(6000);
    expect(await info()).toMatchObject({ phone: '139****1111' });
    expect(await codeOf(profile.bind, binding, token, 'same')).toBe(6000);
    expect(await codeOf(profile.bind, binding)).toBe(7605);
  });

  it('ROUTE-052 a bound phone is changed with a proof of the old one, once, by this member, in ten minutes', async () => {
    await bind('phone', PHONE);
    await bind('email', EMAIL);
    expect(await bind('phone', OTHER)).toBe(7606);
    const ofEmail = await prove('changeEmail');
    await sandbox.clock.advance(61_000);
    expect(await bind('phone', OTHER, ofEmail)).toBe(7606);
    const late = await prove('changePhone');
    await sandbox.clock.advance(PROOF_LIFE_MS);
    expect(await bind('phone', OTHER, late)).toBe(7606);
    const proof = await prove('changePhone');
    const second = await register('newcomer2');
    await bind('phone', '13900003333', undefined, second);
    expect(await bind('phone', '13900004444', proof, second)).toBe(7606);
    await sandbox.clock.advance(61_000);
    expect(await bind('phone', OTHER, proof)).toBe(6000);
    expect(await info()).toMatchObject({ phone: '139****2222' });
    await sandbox.clock.advance(61_000);
    expect(await bind('phone', PHONE, proof)).toBe(7606);
  });

  it('a code to the old phone proves nothing once the phone has changed elsewhere', async () => {
    await bind('phone', PHONE);
    const proof = await prove('changePhone');
    await sandbox.clock.advance(61_000);
    await codeOf(captcha.sendCodeOne, { way: 'phone', purpose: 'changePhone' });
    const old = newest();
    expect(await bind('phone', OTHER, proof)).toBe(6000);
    expect(await codeOf(profile.prove, { purpose: 'changePhone', code: old })).toBe(4000);
  });

  it('codes of proof go to the member’s own phone, whatever the request says, and to nobody who has none', async () => {
    const order = { way: 'phone', purpose: 'changePhone', target: OTHER } as const;
    expect(await codeOf(captcha.sendCodeOne, order)).toBe(4000);
    await bind('phone', PHONE);
    expect(await codeOf(captcha.sendCodeOne, order)).toBe(6000);
    expect(sandbox.services.outbox.list()[0]?.to).toBe(PHONE);
    expect((await sandbox.send(captcha.sendCodeOne, order)).body?.['status_code']).toBe(4000);
  });

  it('one member has ten codes an hour sent to places of others, and then waits', async () => {
    for (let count = 0; count < 10; count += 1)
      expect(await orderBind('phone', `1390000${String(5000 + count)}`)).toBe(6000);
    const refused = await send(captcha.sendCodeOne, { way: 'phone', purpose: 'bind', target: PHONE });
    expect(refused).toMatchObject({ status_code: 4029, data: { retryAfter: 3600 } });
    await sandbox.clock.advance(60 * 60_000);
    expect(await orderBind('phone', PHONE)).toBe(6000);
  });

  it.each([
    ['phone', '12345'],
    ['phone', '+8613900001111'],
    ['email', 'nobody'],
    ['email', ''],
  ] as const)('sends nothing to %s %p', async (way, target) => {
    expect(await orderBind(way, target)).toBe(4000);
    expect(sandbox.services.outbox.list()).toHaveLength(0);
  });

  it('ROUTE-048 a real name is set once, and the payout accounts are of the same person', async () => {
    expect(await codeOf(profile.setName, { name: '李 ' })).toBe(4000);
    expect(await codeOf(profile.setName, { name: ' 李雷 ' })).toBe(6000);
    expect(await info()).toMatchObject({ realName: '李*' });
    expect(await codeOf(profile.setName, { name: '韩梅梅' })).toBe(7601);
    const card = { kind: 'bank', number: '6200000000011234', bank: 'DEMO' } as const;
    expect(
      await codeOf(payout.add, { ...card, holder: '韩梅梅' } as CallRequest<typeof payout.add>),
    ).not.toBe(6000);
  });

  it('a name that is not the holder’s is refused, and theirs is taken however it is spaced', async () => {
    await sandbox.services.storage.db
      .insertInto('payout_holders')
      .values({
        member_id: String(((await info()) as { userId: string }).userId),
        holder: 'Ann Lee',
        confirmed: 0,
      })
      .execute();
    expect(await state()).toMatchObject({ holder: 'An***ee' });
    expect(await codeOf(profile.setName, { name: 'Ben Lee' })).toBe(7316);
    expect(await codeOf(profile.setName, { name: 'ann-lee' })).toBe(6000);
    expect(await info()).toMatchObject({ realName: 'An***ee' });
  });

  it('a birthday is set once, by an adult of the site’s day', async () => {
    const now = new Date(sandbox.clock.now() + 8 * 60 * 60_000).toISOString().slice(0, 10);
    const young = `${String(Number(now.slice(0, 4)) - 10)}-01-01`;
    expect(await codeOf(profile.setBirthday, { birthday: young })).toBe(7603);
    expect(await codeOf(profile.setBirthday, { birthday: '1990-02-30' })).toBe(4000);
    expect(await codeOf(profile.setBirthday, { birthday: '1990-06-12' })).toBe(6000);
    expect(await state()).toMatchObject({ birthday: '1990-06-12' });
    expect(await codeOf(profile.setBirthday, { birthday: '1991-06-12' })).toBe(7602);
  });

  it('an avatar is a drawing or a picture of the member’s own, judged by its bytes', async () => {
    expect(await codeOf(profile.setAvatar, { drawing: 'fox' })).toBe(6000);
    expect(await info()).toMatchObject({ avatar: '/site/api/v1/user/avatar/fox.svg' });
    expect((await sandbox.app.inject('/site/api/v1/user/avatar/fox.svg')).body).toContain('<svg');
    expect(await codeOf(profile.setAvatar, { picture: PNG })).toBe(6000);
    const { avatar } = (await info()) as { avatar: string };
    const picture = await sandbox.app.inject(avatar);
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.rawPayload.toString('base64')).toBe(PNG);
    await codeOf(profile.setAvatar, { picture: PNG });
    expect((await sandbox.app.inject(avatar)).statusCode).toBe(404);
  });

  it.each([
    ['a drawing that may hold a script', Buffer.from('<svg/>').toString('base64'), 7319],
    ['a moving picture', Buffer.from('GIF89a').toString('base64'), 7319],
    ['nothing', '', 7319],
    ['more than fits', Buffer.alloc(128 * 1024 + 3).toString('base64'), 4000],
    ['no Base64', '§', 4000],
  ])('refuses as an avatar %s', async (_what, picture, code) => {
    expect(await codeOf(profile.setAvatar, { picture })).toBe(code);
    expect(await info()).not.toHaveProperty('avatar');
  });

  it('customer service empties what a member has lost, and every tab is told of each change', async () => {
    const told: string[] = [];
    sandbox.services.events.on('protectionChanged', ({ memberId }) => told.push(memberId));
    await bind('phone', PHONE);
    expect(told).toHaveLength(1);
    await sandbox.app.inject({
      method: 'POST',
      url: '/__sandbox/members/newcomer',
      payload: { release: 'phone' },
    });
    expect(await info()).toMatchObject({ phoneBound: 0 });
    await sandbox.clock.advance(61_000);
    expect(await bind('phone', OTHER)).toBe(6000);
  });
});
