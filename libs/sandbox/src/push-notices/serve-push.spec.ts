import { push, session, type Call, type CallRequest } from '@heptad/contracts';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import type { PushNotice, PushOutcome, PushTarget } from '../push/push-sender';

const endpoint = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;
const device = (name: string, kinds: readonly (typeof push.pushKinds)[number][]) => ({
  endpoint: endpoint(name),
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
  kinds: [...kinds],
});
const TEXTS = { 'zh-CN': '词', 'zh-TW': '詞', en: 'words' };

describe('notifications of members', () => {
  let sandbox: TestSandbox;
  let token: string;
  let memberId: string;
  let sent: (PushTarget & PushNotice)[];
  let outcome: PushOutcome;

  beforeEach(async () => {
    sent = [];
    outcome = 'sent';
    sandbox = await startSandbox({
      pushSender: () => ({
        async send(target, notice) {
          sent.push({ ...target, ...notice });
          return outcome;
        },
      }),
    });
    await sandbox.clock.rate(0);
    token = await sandbox.logIn();
    const member = await sandbox.services.sessions.peek(token);
    memberId = member?.id ?? '';
  });
  afterEach(() => sandbox.close());

  const ask = async <C extends Call>(call: C, request: CallRequest<C>, locale = 'zh-CN', as = token) =>
    (await sandbox.send(call, request, { token: as, headers: { 'accept-language': locale } })).body;
  const stateOf = async (name: string) => (await ask(push.state, { endpoint: endpoint(name) }))?.['data'];
  /** Events are told after what is under way. */
  const settled = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
  };
  const bet = async (state: string) => {
    sandbox.services.events.emit('betChanged', { memberId, betId: 'b1', venue: 'IMTY', state });
    await settled();
  };
  const decided = async (result: 'depositCredited' | 'withdrawalRefused') => {
    sandbox.services.events.emit('orderDecided', { memberId, orderNo: 'D1', outcome: result });
    await settled();
  };
  const titles = () => sent.map(({ title }) => title);

  it('has keys of its own, which a restart keeps and members are given', async () => {
    const first = await ask(push.state, {});
    expect(first?.['data']).toEqual({
      key: sandbox.services.vapidKeys.publicKey,
      subscribed: 0,
      kinds: [],
    });
  });

  it('tells a device of what was chosen there, in its language, and of nothing else', async () => {
    await ask(push.subscribe, device('a', ['betSettled']), 'en');
    await ask(push.subscribe, device('b', ['money']));
    expect(await stateOf('a')).toMatchObject({ subscribed: 1, kinds: ['betSettled'] });
    await bet('accepted');
    expect(sent).toEqual([]);
    await bet('won');
    expect(sent).toEqual([
      expect.objectContaining({
        endpoint: endpoint('a'),
        title: 'Bet settled',
        path: '/record/bet?settled=1',
        tag: 'betSettled-b1',
      }),
    ]);
    await decided('withdrawalRefused');
    expect(titles()).toEqual(['Bet settled', '取款未通过，款项已退回']);
  });

  it('takes the last choice of a device, and none once it is given up', async () => {
    await ask(push.subscribe, device('a', ['betSettled']));
    await ask(push.subscribe, device('a', ['money', 'money']));
    expect(await stateOf('a')).toMatchObject({ kinds: ['money'] });
    await ask(push.unsubscribe, { endpoint: endpoint('a') });
    expect(await stateOf('a')).toMatchObject({ subscribed: 0, kinds: [] });
    await decided('depositCredited');
    expect(sent).toEqual([]);
  });

  it('sends nothing once the session has ended', async () => {
    await ask(push.subscribe, device('a', ['money']));
    await ask(session.logout, {});
    await decided('depositCredited');
    expect(sent).toEqual([]);
  });

  it('forgets a device that its push service knows no more, and keeps one that failed', async () => {
    await ask(push.subscribe, device('a', ['money']));
    outcome = 'failed';
    await decided('depositCredited');
    expect(await stateOf('a')).toMatchObject({ subscribed: 1 });
    outcome = 'gone';
    await decided('depositCredited');
    expect(await stateOf('a')).toMatchObject({ subscribed: 0 });
  });

  it('ROLE-011 ROLE-012 tells who rests of money alone', async () => {
    await ask(push.subscribe, device('a', ['betSettled', 'money']));
    const { storage, clock } = sandbox.services;
    await storage.db
      .insertInto('member_rests')
      .values({ member_id: memberId, kind: 'timeOut', starts_at: clock.now(), ends_at: clock.now() + 1e9 })
      .execute();
    await bet('won');
    expect(sent).toEqual([]);
    await decided('depositCredited');
    expect(titles()).toEqual(['存款已到账']);
  });

  it('tells of mails of the platform and personal ones, never of promotions', async () => {
    await ask(push.subscribe, device('a', ['mail']));
    for (const kind of ['promotion', 'money', 'system', 'personal'] as const)
      await sandbox.services.mails.send(memberId, { kind, title: TEXTS, body: TEXTS });
    await settled();
    expect(titles()).toEqual(['您有一封新站内信', '您有一封新站内信']);
    expect(sent[0]?.path).toBe('/mine/mail');
  });

  it('tells at most ten devices of a member, the latest ones', async () => {
    for (let index = 0; index < 12; index += 1) {
      await sandbox.clock.advance(1);
      await ask(push.subscribe, device(String(index), ['money']));
    }
    expect(await stateOf('1')).toMatchObject({ subscribed: 0 });
    expect(await stateOf('2')).toMatchObject({ subscribed: 1 });
  });

  it.each(['http://fcm.googleapis.com/x', 'https://127.0.0.1/x', 'https://evil.example/x'])(
    'refuses the address %s',
    async (address) => {
      const answer = await ask(push.subscribe, { ...device('a', ['money']), endpoint: address });
      expect(answer?.['code']).not.toBe(6000);
      expect((await ask(push.state, {}))?.['data']).toMatchObject({ subscribed: 0 });
    },
  );

  it('gives up no device of another member', async () => {
    await ask(push.subscribe, device('a', ['money']));
    const other = await sandbox.logIn('demo02');
    await ask(push.unsubscribe, { endpoint: endpoint('a') }, 'zh-CN', other);
    expect(await stateOf('a')).toMatchObject({ subscribed: 1 });
  });
});
