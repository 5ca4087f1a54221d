import { createApiClient } from '@heptad/api-client';
import { mail, session } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';
import { createClock } from '@heptad/device';
import { startSandbox, type TestSandbox } from '@heptad/testing';
import { toMailDetail, toMailList } from './mail-list';

const SALTS = { '/site': 'one', '/page/fd': 'two', '/act': 'three', '/game': 'four' };

describe('the inbox against the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ listen: true, salts: SALTS });
  }, 60_000);
  afterAll(() => sandbox.close());

  async function logIn(name: string) {
    const held: { token: string | undefined } = { token: undefined };
    const api = createApiClient({
      baseUrl: sandbox.origin,
      clock: createClock(),
      siteId: '4002',
      client: () => 'h5',
      version: '1.0.0',
      uuid: () => `inbox-${name}`,
      salts: () => SALTS,
      token: () => held.token,
    });
    const answer = await api.send(session.login, { name, password: md5('Heptad2026') });
    held.token = answer.ok ? answer.value.token : undefined;
    return api;
  }

  it('ROUTE-040 a mail is listed, opened, read, thrown away and brought back', async () => {
    const api = await logIn('demo01');
    const first = await api.send(mail.list, { kind: 'system', size: 20 });
    const list = first.ok ? toMailList(first.value) : undefined;
    expect(list?.unread).toEqual({ system: 1, promotion: 1, money: 0, personal: 1 });
    const newest = list?.items[0];
    expect(newest).toMatchObject({ kind: 'system', isRead: false });
    const id = newest?.id ?? '';
    const opened = await api.send(mail.detail, { id });
    expect(opened.ok && toMailDetail(opened.value)).toMatchObject({ id, isCut: false });
    expect(await api.send(mail.read, { id })).toMatchObject({ value: { unread: { system: 0 } } });
    expect(await api.send(mail.readAll, { kind: 'promotion', upTo: '999999' })).toMatchObject({
      value: { unread: { promotion: 0 } },
    });
    expect((await api.send(mail.remove, { id })).ok).toBe(true);
    expect(await api.send(mail.detail, { id })).toMatchObject({ ok: false, error: { kind: 'business' } });
    expect((await api.send(mail.restore, { id })).ok).toBe(true);
    expect(await api.send(mail.detail, { id })).toMatchObject({ ok: true, value: { read: 1 } });
  });
});
