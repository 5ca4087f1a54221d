import {
  chat,
  deposit,
  feedback,
  mail,
  type Call,
  type CallRequest,
  type CallResponse,
} from '@heptad/contracts';
import {
  startPostgres,
  startSandbox,
  matrixEngines,
  type PostgresServer,
  type TestSandbox,
} from '@heptad/testing';
import sharp from 'sharp';

const START = Date.UTC(2026, 10, 16, 4);
const MINUTE = 60_000;
let keys = 0;
const key = () => `key-${String((keys += 1)).padStart(6, '0')}`;
const text = (said: string): CallRequest<typeof chat.send>['content'] => ({ kind: 'text', text: said });

describe.each(matrixEngines())('customer service on %s', (engine) => {
  let postgres: PostgresServer | undefined;
  let storage: { sqlite: string } | { postgres: string };
  let sandbox: TestSandbox;
  beforeAll(async () => {
    if (engine === 'postgres') postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());
  beforeEach(async () => {
    storage = postgres === undefined ? { sqlite: ':memory:' } : { postgres: await postgres.createDatabase() };
    sandbox = await startSandbox({ storage, start: START, now: () => START });
  });
  afterEach(() => sandbox.close());

  type Extras = Parameters<TestSandbox['send']>[2];
  const ask = async <C extends Call>(call: C, request: CallRequest<C>, extras?: Extras) =>
    (await sandbox.send(call, request, extras)).body as { data: CallResponse<C>; status_code: number };
  const desk = async (id: number, body: object) =>
    (
      await sandbox.app.inject({
        method: 'POST',
        url: `/__sandbox/desk/conversations/${String(id)}`,
        payload: body,
      })
    ).statusCode;
  const seen = async (id: number, agent?: string, since = 0) =>
    (
      await sandbox.app.inject({
        url: `/__sandbox/desk/conversations/${String(id)}?since=${String(since)}${agent === undefined ? '' : `&agent=${agent}`}`,
      })
    ).json<{
      messages: CallResponse<typeof chat.messages>['messages'];
      notes: unknown[];
    }>();
  const listed = async () =>
    (await sandbox.app.inject({ url: '/__sandbox/desk/conversations?agent=01' })).json<{
      conversations: { id: number; who: string; status: string; unread: number }[];
    }>().conversations;
  const unreadAtDesk = async (wanted: number) => (await listed()).find(({ id }) => id === wanted)?.unread;
  const picture = async (width = 40) =>
    (
      await sharp({ create: { width, height: 30, channels: 3, background: '#246' } })
        .png()
        .toBuffer()
    ).toString('base64');

  async function begun() {
    const member = { token: await sandbox.logIn() };
    await ask(chat.begin, { topic: 'deposit' }, member);
    return { member, id: (await listed())[0]?.id ?? 0 };
  }

  it('ROUTE-111 goes from the queue to a person, who answers, until it is closed and rated', async () => {
    const { member, id } = await begun();
    const second = { token: await sandbox.logIn('demo02') };
    expect((await ask(chat.begin, { topic: 'bet' }, second)).data.state).toMatchObject({
      status: 'waiting',
      place: 2,
    });
    expect(await desk(id, { agent: '01', step: 'take' })).toBe(200);
    expect(await desk(id, { agent: '02', step: 'take' })).toBe(409);
    expect((await ask(chat.home, {}, second)).data.state.place).toBe(1);
    await ask(chat.send, { key: key(), content: text('你好') }, member);
    await seen(id, '02');
    expect((await ask(chat.home, {}, member)).data.state).toMatchObject({ delivered: 3, read: 0 });
    expect(await unreadAtDesk(id)).toBe(1);
    await seen(id, '01');
    expect(await unreadAtDesk(id)).toBe(0);
    expect(await desk(id, { agent: '02', step: 'say', key: key(), text: 'no' })).toBe(409);
    await desk(id, { agent: '01', step: 'typing', typing: true });
    expect((await ask(chat.home, {}, member)).data.state).toMatchObject({
      deskTyping: true,
      delivered: 3,
      read: 3,
    });
    await desk(id, { agent: '01', step: 'say', key: key(), text: '您好' });
    await desk(id, { agent: '01', step: 'note', text: 'asks twice' });
    const page = (await ask(chat.messages, {}, member)).data;
    expect(page.messages.map((each) => [each.seq, each.kind, each.from])).toEqual([
      [1, 'note', 'platform'],
      [2, 'note', 'platform'],
      [3, 'text', 'visitor'],
      [4, 'text', 'desk'],
    ]);
    expect(JSON.stringify(page)).not.toContain('asks twice');
    expect(page.state).toMatchObject({ status: 'active', name: '01', unread: 1, deskTyping: false });
    expect((await ask(chat.mark, { read: 4 }, member)).data.state.unread).toBe(0);
    await desk(id, { agent: '01', step: 'transfer', to: '02' });
    await desk(id, { agent: '02', step: 'close' });
    expect((await ask(chat.rate, { stars: 5 }, member)).data.state).toMatchObject({
      status: 'closed',
      rateable: false,
    });
    expect((await ask(chat.rate, { stars: 1 }, member)).status_code).toBe(4000);
    expect((await ask(chat.send, { key: key(), content: text('more') }, member)).status_code).toBe(4000);
  });

  it('counts as read what was looked at before it was taken, and tells nothing for what the desk itself said', async () => {
    const { member, id } = await begun();
    await ask(chat.send, { key: key(), content: text('你好') }, member);
    await seen(id, '01');
    expect((await ask(chat.home, {}, member)).data.state).toMatchObject({ delivered: 2, read: 0 });
    await desk(id, { agent: '01', step: 'take' });
    await seen(id, '01', 2);
    expect((await ask(chat.home, {}, member)).data.state).toMatchObject({ delivered: 2, read: 2 });
    await desk(id, { agent: '01', step: 'say', key: key(), text: '您好' });
    const told: unknown[] = [];
    sandbox.services.events.on('chatMoved', (event) => told.push(event));
    await seen(id, '01', 3);
    expect(told).toEqual([]);
  });

  it('keeps a message once under its key, in order, however many come at once', async () => {
    const { member, id } = await begun();
    const once = { key: key(), content: text('once') };
    const twice = await Promise.all([1, 2, 3].map(() => ask(chat.send, once, member)));
    expect(new Set(twice.map(({ data }) => data.message.seq)).size).toBe(1);
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        ask(chat.send, { key: key(), content: text(String(at)) }, member),
      ),
    );
    const { messages } = await seen(id);
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 14 }, (_, at) => at + 1));
    const after = (await ask(chat.messages, { since: 12 }, member)).data;
    expect(after.messages.map(({ seq }) => seq)).toEqual([13, 14]);
  });

  it('tells the open pages of the member', async () => {
    const { member, id } = await begun();
    const told: unknown[] = [];
    sandbox.services.events.on('chatMoved', (event) => told.push(event));
    await desk(id, { agent: '01', step: 'take' });
    await desk(id, { agent: '01', step: 'say', key: key(), text: 'hello' });
    expect(told.at(-1)).toMatchObject({ state: { seq: 3, unread: 1, status: 'active', name: '01' } });
    await ask(chat.mark, { read: 99 }, member);
    expect(told.at(-1)).toMatchObject({ state: { seq: 3, unread: 0 } });
  });

  it('is a guest’s on their own device alone', async () => {
    const { guest } = (await ask(chat.begin, { topic: 'account' })).data;
    const mine = { guest: guest ?? '' };
    await ask(chat.send, { ...mine, key: key(), content: text('hi') });
    expect((await ask(chat.messages, mine)).data.messages).toHaveLength(2);
    expect((await ask(chat.messages, mine, { uuid: 'another-device' })).data.messages).toEqual([]);
    expect((await ask(chat.messages, mine, { site: '4003' })).data?.messages ?? []).toEqual([]);
    expect(
      (await ask(chat.send, { guest: '0'.repeat(64), key: key(), content: text('hi') })).status_code,
    ).toBe(4004);
    expect(
      (await ask(chat.send, { ...mine, key: key(), content: { kind: 'card', card: 'bet', id: 'B1' } }))
        .status_code,
    ).not.toBe(200);
  });

  it('takes pictures by what they are, writes them anew and shows them to nobody else', async () => {
    const { member } = await begun();
    const sent = await ask(
      chat.send,
      { key: key(), content: { kind: 'picture', picture: await picture(2000) } },
      member,
    );
    const { message } = sent.data;
    if (message.kind !== 'picture') throw new Error('not a picture');
    expect(message.picture).toMatchObject({ width: 1600, height: 24 });
    const { id } = message.picture;
    expect((await ask(chat.readPicture, { id }, member)).data.base64).toMatch(/^UklGR/);
    expect((await ask(chat.readPicture, { id })).status_code).toBe(4004);
    expect((await ask(chat.readPicture, { id }, { token: await sandbox.logIn('demo02') })).status_code).toBe(
      4004,
    );
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>').toString(
      'base64',
    );
    const broken = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).toString(
      'base64',
    );
    for (const bad of [drawing, broken])
      expect(
        (await ask(chat.send, { key: key(), content: { kind: 'picture', picture: bad } }, member))
          .status_code,
      ).toBe(7319);
  });

  it.each([[''], ['   '], ['\u200B\u202E'], ['x'.repeat(2001)], ['x'.repeat(20_000)]])(
    'takes no text such as %j',
    async (said) => {
      const { member } = await begun();
      expect((await ask(chat.send, { key: key(), content: text(said) }, member)).status_code).toBe(4000);
    },
  );

  it('keeps marks of a text as text, and none that hide or turn it', async () => {
    const { member, id } = await begun();
    await ask(chat.send, { key: key(), content: text('<img src=x onerror=1>\u202Etxt\u0000') }, member);
    expect((await seen(id)).messages.at(-1)).toMatchObject({ text: '<img src=x onerror=1>txt' });
  });

  it('keeps the same picture twice as two, and once under one key', async () => {
    const { member, id } = await begun();
    const content = { kind: 'picture', picture: await picture() } as const;
    const once = key();
    for (const each of [once, once, key()]) await ask(chat.send, { key: each, content }, member);
    const pictures = (await seen(id)).messages.flatMap((each) =>
      each.kind === 'picture' ? [each.picture.id] : [],
    );
    expect(pictures).toHaveLength(2);
    expect(new Set(pictures).size).toBe(2);
  });

  it('keeps nothing of a message whose session has ended, and takes it later under the same key', async () => {
    const { member, id } = await begun();
    const late = { key: key(), content: text('while leaving') };
    expect((await ask(chat.send, late, { token: 'ended' })).status_code).not.toBe(6000);
    const before = (await seen(id)).messages.length;
    for (const _ of [1, 2]) await ask(chat.send, late, member);
    expect((await seen(id)).messages).toHaveLength(before + 1);
  });

  it('puts a conversation back to its place when its person is gone', async () => {
    const { member, id } = await begun();
    await desk(id, { agent: '01', step: 'take' });
    await sandbox.clock.advance(4 * MINUTE);
    expect((await ask(chat.home, {}, { token: await sandbox.logIn() })).data.state).toMatchObject({
      status: 'waiting',
      place: 1,
    });
    expect(member.token).toBeTruthy();
  });

  it('does not begin outside of the hours of its site, and takes a message instead', async () => {
    const night = { site: '4003' };
    await sandbox.clock.set(new Date(Date.UTC(2026, 10, 16, 20)).toISOString());
    const sites = sandbox.services.sites.filter(({ serviceHours }) => serviceHours !== undefined);
    const site = sites.find(({ serviceHours }) => (serviceHours?.from ?? 0) >= 540)?.id ?? night.site;
    const { hours } = (await ask(chat.home, {}, { site })).data;
    expect(hours).toMatchObject({ open: false, opensAt: Date.UTC(2026, 10, 17, 1) });
    expect((await ask(chat.begin, { topic: 'bet' }, { site })).status_code).toBe(4000);
    const left = { key: key(), topic: 'bet', text: 'call me', contact: '' } as const;
    expect((await ask(chat.leave, left, { site })).status_code).toBe(4000);
    const first = await ask(chat.leave, { ...left, contact: 'me@example.test' }, { site });
    expect((await ask(chat.leave, { ...left, contact: 'me@example.test' }, { site })).data.id).toBe(
      first.data.id,
    );
  });

  it('shows a member’s own orders alone, as the platform knows them', async () => {
    const { member } = await begun();
    const other = { token: await sandbox.logIn('demo02') };
    const orderOf = async (who: { readonly token: string }) =>
      (
        await ask(
          deposit.create,
          { channel: 'bank', amount: '500' },
          { ...who, headers: { 'idempotency-key': key() } },
        )
      ).data.order.orderNo;
    const [own, foreign] = [await orderOf(member), await orderOf(other)];
    const { items } = (await ask(chat.cards, {}, member)).data;
    expect(items.map(({ id }) => id)).toContain(own);
    expect(items.map(({ id }) => id)).not.toContain(foreign);
    const cardOf = (id: string, card: 'deposit' | 'bet' = 'deposit') =>
      ask(chat.send, { key: key(), content: { kind: 'card', card, id } }, member);
    expect((await cardOf(own)).data.message).toMatchObject({
      kind: 'card',
      card: { card: 'deposit', id: own, amount: '500.00' },
    });
    expect((await cardOf(foreign)).status_code).toBe(4004);
    expect((await cardOf('D0000009999')).status_code).toBe(4004);
    expect((await cardOf(own, 'bet')).status_code).toBe(4004);
  });

  it('ROUTE-067 ROUTE-068 ROUTE-069 answers a feedback, by mail too, and takes further questions', async () => {
    const member = { token: await sandbox.logIn() };
    const kept = (await ask(feedback.addPicture, { picture: await picture() }, member)).data;
    const filed = {
      key: key(),
      kind: 'complaint',
      text: 'slow <b>page</b>',
      pictures: [kept.id],
      contact: '',
    } satisfies CallRequest<typeof feedback.submit>;
    const { id } = (await ask(feedback.submit, filed, member)).data;
    expect((await ask(feedback.submit, filed, member)).data.id).toBe(id);
    expect(
      (await ask(feedback.submit, { ...filed, key: key() }, { token: await sandbox.logIn('demo02') }))
        .status_code,
    ).toBe(4004);
    const answer = { key: key(), text: 'mended <soon>' };
    for (const _ of [1, 2])
      await sandbox.app.inject({ method: 'POST', url: `/__sandbox/desk/feedback/${id}`, payload: answer });
    expect((await ask(feedback.list, {}, member)).data.items).toMatchObject([
      { id, state: 'answered', unread: true },
    ]);
    const mails = (await ask(mail.list, { kind: 'personal', size: 20 }, member)).data.items;
    expect(mails.filter(({ title }) => title === '您的反馈有了回复')).toHaveLength(1);
    const shown = (await ask(feedback.detail, { id }, member)).data;
    expect(shown.said.map(({ from, text: said }) => [from, said])).toEqual([
      ['member', 'slow <b>page</b>'],
      ['desk', 'mended <soon>'],
    ]);
    expect((await ask(feedback.move, { id, to: 'closed' }, member)).data).toMatchObject({
      state: 'closed',
      unread: false,
    });
    const further = { id, key: key(), text: 'and now?', pictures: [] };
    expect((await ask(feedback.ask, further, member)).data).toMatchObject({ state: 'open' });
    expect((await ask(feedback.ask, further, member)).data.said).toHaveLength(3);
    const other = { token: await sandbox.logIn('demo02') };
    for (const call of [ask(feedback.detail, { id }, other), ask(feedback.move, { id, to: 'closed' }, other)])
      expect((await call).status_code).toBe(4004);
  });
});
