import { startSandbox, type TestSandbox } from '@heptad/testing';

const alike = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, en: text });

describe('mails on the panel', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox();
  });
  afterEach(() => sandbox.close());

  const host = { host: '127.0.0.1:4600' };
  const send = async (payload: object) => {
    const written = { kind: 'personal', title: alike('标题'), body: alike('正文'), ...payload };
    const answer = await sandbox.app.inject({
      method: 'POST',
      url: '/__sandbox/mails',
      payload: written,
      headers: host,
    });
    return [answer.statusCode, answer.json<object>()] as const;
  };
  const unreadOf = async (name: string) => {
    const member = await sandbox.services.members.findByName(name);
    return sandbox.services.mails.unreadOf(member?.id ?? '');
  };

  it('go to a member, to a grade or to everybody, and are listed with how many were read', async () => {
    const members = (await sandbox.services.members.list()).length;
    expect(await send({ to: { member: 'demo05' } })).toEqual([200, { sent: 1 }]);
    expect(await send({ to: { grade: 0 } })).toEqual([200, { sent: 1 }]);
    expect(await send({ to: {} })).toEqual([200, { sent: members }]);
    expect(await unreadOf('demo05')).toBe(3);
    expect(await unreadOf('demo04')).toBe(1);
    const listed = await sandbox.app.inject({ url: '/__sandbox/mails', headers: host });
    expect(listed.json<object[]>().slice(0, 2)).toMatchObject([
      { title: '标题', kind: 'personal', sent: members, read: 0 },
      { sent: 1 },
    ]);
  });

  it('that are promotions go to nobody who rests', async () => {
    const before = await unreadOf('demo20');
    expect((await send({ to: { member: 'demo20' }, kind: 'promotion' }))[0]).toBe(409);
    await send({ to: {}, kind: 'promotion' });
    expect(await unreadOf('demo20')).toBe(before);
    expect((await send({ to: { member: 'demo20' } }))[0]).toBe(200);
  });

  it.each([
    [{ to: { member: 'nobody' } }, 409],
    [{ to: { member: '' } }, 400],
    [{ to: { grade: 11 } }, 400],
    [{ to: {}, kind: 'other' }, 400],
    [{ to: {}, title: alike('') }, 400],
    [{ to: {}, title: { 'zh-CN': '标题' } }, 400],
    [{ to: {}, body: alike('x'.repeat(20_001)) }, 400],
  ])('that are wrong go nowhere: %j', async (payload, status) => {
    expect((await send(payload))[0]).toBe(status);
    expect(await unreadOf('demo05')).toBe(0);
  });
});
