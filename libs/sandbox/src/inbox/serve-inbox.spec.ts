import { isSessionCode, mail, REQUEST_CODES, type Call, type CallRequest } from '@heptad/contracts';
import { sql } from '@heptad/sandbox-ledger';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import type { NewMail } from '../mails/mail';
import { purgeMails, RESTORE_MS } from './mailbox';

const letter = (en: string, kind: NewMail['kind'] = 'personal'): NewMail => ({
  kind,
  title: { 'zh-CN': `信 ${en}`, 'zh-TW': `信 ${en}`, en },
  body: { 'zh-CN': `<p>${en}</p>`, 'zh-TW': `<p>${en}</p>`, en: `<p>${en}</p>` },
});

describe('the inbox', () => {
  let sandbox: TestSandbox;
  let token: string;
  let memberId: string;
  beforeEach(async () => {
    sandbox = await startSandbox();
    await sandbox.clock.rate(0);
    token = await sandbox.logIn('demo05');
    memberId = (await sandbox.services.members.findByName('demo05'))?.id ?? '';
  });
  afterEach(() => sandbox.close());

  interface Answer {
    readonly code: unknown;
    readonly data: unknown;
    readonly message: unknown;
  }
  const ask = async <C extends Call>(call: C, request: CallRequest<C>, as = token): Promise<Answer> => {
    const { body } = await sandbox.send(call, request, { token: as, headers: { 'accept-language': 'en' } });
    return { code: body?.['status_code'], data: body?.['data'], message: body?.['message'] };
  };
  interface List {
    readonly items: readonly { readonly id: string; readonly title: string; readonly read: 0 | 1 }[];
    readonly more: 0 | 1;
    readonly unread: Readonly<Record<NewMail['kind'], number>>;
  }
  const list = async (request: Partial<CallRequest<typeof mail.list>> = {}) =>
    (await ask(mail.list, { kind: 'personal', size: 20, ...request })).data as List;
  const titles = async () => (await list()).items.map(({ title }) => title);
  const send = async (...names: readonly string[]) => {
    for (const name of names) await sandbox.services.mails.send(memberId, letter(name));
  };
  const newest = async () => (await list()).items[0]?.id ?? '';

  it('ROUTE-040 lists mails of a kind, newest first, page after page', async () => {
    await send(...Array.from({ length: 45 }, (_, index) => String(index + 1)));
    await sandbox.services.mails.send(memberId, letter('money', 'money'));
    const first = await list();
    expect(first.items.map(({ title }) => title).slice(0, 2)).toEqual(['45', '44']);
    expect([first.items.length, first.more, first.unread]).toEqual([
      20,
      1,
      { system: 0, promotion: 0, money: 1, personal: 45 },
    ]);
    const second = await list({ before: first.items[19]?.id ?? '' });
    const third = await list({ before: second.items[19]?.id ?? '' });
    expect(second.items[0]?.title).toBe('25');
    expect([third.items.map(({ title }) => title), third.more]).toEqual([['5', '4', '3', '2', '1'], 0]);
  });

  it('shows a mail with its text, and counts it down once it is read', async () => {
    await send('one', 'two');
    const id = await newest();
    expect((await ask(mail.detail, { id })).data).toMatchObject({
      id,
      title: 'two',
      body: '<p>two</p>',
      read: 0,
    });
    for (let again = 0; again < 2; again += 1)
      expect((await ask(mail.read, { id })).data).toMatchObject({ unread: { personal: 1 } });
    expect((await ask(mail.detail, { id })).data).toMatchObject({ read: 1 });
  });

  it('reads all that were shown: one that came meanwhile stays unread, other kinds too', async () => {
    await send('one', 'two');
    const upTo = await newest();
    await send('meanwhile');
    await sandbox.services.mails.send(memberId, letter('money', 'money'));
    expect((await ask(mail.readAll, { kind: 'personal', upTo })).data).toEqual({
      unread: { system: 0, promotion: 0, money: 1, personal: 1 },
    });
    expect((await list()).items.map(({ title, read }) => [title, read])).toEqual([
      ['meanwhile', 0],
      ['two', 1],
      ['one', 1],
    ]);
  });

  it('throws a mail away, and brings it back as it was while there is time', async () => {
    await send('one', 'two');
    const id = await newest();
    expect((await ask(mail.remove, { id })).data).toMatchObject({ unread: { personal: 1 } });
    expect(await titles()).toEqual(['one']);
    expect((await ask(mail.detail, { id })).code).toBe(REQUEST_CODES.notFound);
    await ask(mail.remove, { id });
    await sandbox.clock.advance(RESTORE_MS);
    for (let again = 0; again < 2; again += 1)
      expect((await ask(mail.restore, { id })).data).toMatchObject({ unread: { personal: 2 } });
    expect(await titles()).toEqual(['two', 'one']);
  });

  it('takes a mail away for good after that, with its text, and no other', async () => {
    const { storage, mails, clock } = sandbox.services;
    await send('one');
    await mails.sendToMany(letter('to all'), {});
    const id = await newest();
    await ask(mail.remove, { id });
    const texts = async () => (await storage.db.selectFrom('mail_texts').select('id').execute()).length;
    const before = await texts();
    const own = (await list()).items[0]?.id ?? '';
    await ask(mail.remove, { id: own });
    await sandbox.clock.advance(RESTORE_MS + 1);
    expect((await ask(mail.restore, { id })).code).toBe(REQUEST_CODES.notFound);
    await purgeMails(storage, clock.now());
    expect(await titles()).toEqual([]);
    expect(await texts()).toBe(before - 1);
  });

  it('keeps one mail for a key also where the first was thrown away', async () => {
    const { storage, mails, clock } = sandbox.services;
    await mails.send(memberId, { ...letter('one'), key: 'k' });
    await ask(mail.remove, { id: await newest() });
    await sandbox.clock.advance(RESTORE_MS + 1);
    await purgeMails(storage, clock.now());
    await mails.send(memberId, { ...letter('one'), key: 'k' });
    expect(await titles()).toEqual([]);
  });

  it.each([mail.detail, mail.read, mail.remove, mail.restore])(
    'knows a mail of another member as little as one that never was: $path',
    async (call) => {
      await send('private');
      const id = await newest();
      const other = await sandbox.logIn('demo04');
      const refused = await ask(call, { id }, other);
      const missing = await ask(call, { id: '999999999' }, other);
      expect(refused.code).toBe(REQUEST_CODES.notFound);
      expect(refused).toEqual(missing);
      expect((await list()).items).toMatchObject([{ id, read: 0 }]);
    },
  );

  it('finds the first page of 10,000 mails, and counts them, by an index', async () => {
    const { storage } = sandbox.services;
    const { id: textId } = await storage.db
      .insertInto('mail_texts')
      .values({
        title: JSON.stringify(letter('x').title),
        body: '{}',
        preview: JSON.stringify(letter('x').body),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
      INSERT INTO mails (member_id, kind, text_id, sent_at) SELECT ${memberId}, 'personal', ${textId}, i FROM n`.execute(
      storage.db,
    );
    const page = await list();
    expect([page.items.length, page.more, page.unread.personal]).toEqual([20, 1, 10_000]);
    const plan = await sql<{ detail: string }>`EXPLAIN QUERY PLAN
      SELECT id FROM mails WHERE member_id = ${memberId} AND kind = 'personal' AND deleted_at IS NULL AND id < 5000
      ORDER BY id DESC LIMIT 21`.execute(storage.db);
    const steps = plan.rows.map(({ detail }) => detail).join('\n');
    expect(steps).toContain('mails_listed');
    expect(steps).not.toMatch(/SCAN|TEMP B-TREE/);
  });

  it('writes in the language that is asked for', async () => {
    await send('one');
    const answer = await sandbox.send(
      mail.list,
      { kind: 'personal', size: 1 },
      { token, headers: { 'accept-language': 'zh-TW' } },
    );
    expect(answer.body?.['data']).toMatchObject({ items: [{ title: '信 one' }] });
  });

  it('is a member’s own', async () => {
    const answer = await sandbox.send(mail.list, { kind: 'personal', size: 1 });
    expect(isSessionCode(String(answer.body?.['status_code']))).toBe(true);
  });
});
