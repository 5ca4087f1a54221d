import { member as memberCalls } from '@heptad/contracts';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { inEachLanguage, previewOf, type NewMail } from './mail';

const greeting: NewMail = {
  kind: 'system',
  title: { 'zh-CN': '你好', 'zh-TW': '你好', en: 'Hello' },
  body: { 'zh-CN': '<p>正文</p>', 'zh-TW': '<p>正文</p>', en: '<p>Text</p>' },
};

describe('mails of members', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox();
  });
  afterEach(() => sandbox.close());

  const memberId = async (name: string) => (await sandbox.services.members.findByName(name))?.id ?? '';
  const unreadOf = async (name: string) => sandbox.services.mails.unreadOf(await memberId(name));

  it('CALL-011 are counted in the member’s own info until they are read', async () => {
    const token = await sandbox.logIn('demo05');
    const info = async () => (await sandbox.send(memberCalls.info, {}, { token })).body?.['data'];
    const before = await unreadOf('demo05');
    expect(await info()).toMatchObject({ unreadMail: before });
    await sandbox.services.mails.send(await memberId('demo05'), greeting);
    expect(await info()).toMatchObject({ unreadMail: before + 1 });
  });

  it('come once for a key, each member for themself, and without a key each time', async () => {
    const { mails } = sandbox.services;
    const [one, two] = [await memberId('demo04'), await memberId('demo05')];
    const before = [await mails.unreadOf(one), await mails.unreadOf(two)];
    await Promise.all([1, 2, 3].map(() => mails.send(one, { ...greeting, key: 'k' })));
    await mails.send(two, { ...greeting, key: 'k' });
    await mails.send(two, greeting);
    await mails.send(two, greeting);
    expect([await mails.unreadOf(one), await mails.unreadOf(two)]).toEqual([
      (before[0] ?? 0) + 1,
      (before[1] ?? 0) + 3,
    ]);
  });

  it('are sent with the work around them or not at all, and told after the commit', async () => {
    const { storage, mails, events } = sandbox.services;
    const heard: string[] = [];
    events.on('mailArrived', ({ memberId: who }) => heard.push(who));
    const id = await memberId('demo05');
    const before = await mails.unreadOf(id);
    const failed = storage.transaction(async () => {
      await mails.send(id, { ...greeting, key: 'k' });
      throw new Error('stop');
    });
    await expect(failed).rejects.toThrow('stop');
    expect([await mails.unreadOf(id), heard]).toEqual([before, []]);
    await storage.transaction(async () => {
      await mails.send(id, { ...greeting, key: 'k' });
      expect(heard).toEqual([]);
    });
    expect([await mails.unreadOf(id), heard]).toEqual([before + 1, [id]]);
  });

  it('go to everybody, or to a grade, with one text', async () => {
    const { mails, members, storage } = sandbox.services;
    const all = await members.list();
    const texts = async () => (await storage.db.selectFrom('mail_texts').select('id').execute()).length;
    const before = [await texts(), await unreadOf('demo03'), await unreadOf('demo05')];
    expect(await mails.sendToMany(greeting, {})).toBe(all.length);
    expect(await mails.sendToMany(greeting, { grade: 10 })).toBe(1);
    expect(await mails.sendToMany(greeting, { grade: 9 })).toBe(0);
    const [wereTexts = 0, wasHigh = 0, wasLow = 0] = before;
    expect([await texts(), await unreadOf('demo03'), await unreadOf('demo05')]).toEqual([
      wereTexts + 3,
      wasHigh + 2,
      wasLow + 1,
    ]);
  });
});

describe('the beginning of a mail', () => {
  it.each([
    ['<p>Your deposit  <b>arrived</b>.</p>', 'Your deposit arrived.'],
    ['plain\n\ntext', 'plain text'],
    ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
    ['1 < 2 > 0', '1 < 2 > 0'],
    ['<script', ''],
  ])('of %j is %j', (body, preview) => {
    expect(previewOf(body)).toBe(preview);
  });

  it('has 80 characters at most, never half of one, and is quick with any text', () => {
    expect([...previewOf('😀'.repeat(200))]).toHaveLength(80);
    const hostile = '<a'.repeat(10_000);
    const begun = performance.now();
    expect(previewOf(hostile)).toBe('');
    expect(performance.now() - begun).toBeLessThan(100);
  });

  it('never ends within a label', () => {
    const label = '{{centreWallet}}';
    expect(previewOf(`${'x'.repeat(79)}${label}.`)).toBe(`${'x'.repeat(79)}${label}`);
    expect(previewOf(`${'x'.repeat(80)}${label}.`)).toBe('x'.repeat(80));
  });

  it('is made in each language', () => {
    expect(inEachLanguage(greeting.body, previewOf)).toEqual({
      'zh-CN': '正文',
      'zh-TW': '正文',
      en: 'Text',
    });
  });
});
