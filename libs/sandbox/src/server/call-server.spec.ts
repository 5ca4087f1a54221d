import { type CallResponse, captcha, configuration, keys, session, wallet } from '@heptad/contracts';
import { headersFor, startSandbox } from '@heptad/testing';
import type { TestSandbox } from '@heptad/testing';
import { SIGNATURE_LIFE_MS } from './signature';

describe('serving calls', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox();
  });
  afterEach(() => sandbox.close());

  const sign = (path: string, at: number, extras = {}) => headersFor(path, extras, at);

  it('API-013 answers a platform call in its envelope', async () => {
    const { status, body } = await sandbox.send(configuration.preInfo, {});
    expect(status).toBe(200);
    expect(Object.keys(body ?? {})).toEqual(['status_code', 'message', 'data']);
    expect(body?.['status_code']).toBe(6000);
  });

  it('lets no cache keep an answer, a refusal or an unknown path, and a drawing for its hour', async () => {
    const token = await sandbox.logIn();
    const answers = await Promise.all([
      sandbox.send(wallet.balances, {}, { token }),
      sandbox.send(wallet.balances, {}),
      sandbox.send(configuration.preInfo, {}, { headers: { 'x-api-xxx': '' } }),
    ]);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
    const unknown = await sandbox.app.inject('/site/api/v1/nothing');
    expect(unknown.headers['cache-control']).toBe('no-store');
    const drawing = await sandbox.app.inject('/act/api/v1/media/anchor-4002-1.png');
    expect(drawing.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('refuses a signature that is missing, wrong, or of another path', async () => {
    const now = sandbox.clock.real();
    for (const signature of [
      '',
      `${String(now)}.${'0'.repeat(32)}`,
      sign('/site/other', now)['x-api-xxx'] ?? '',
    ]) {
      const { body } = await sandbox.send(configuration.preInfo, {}, { headers: { 'x-api-xxx': signature } });
      expect(body?.['status_code']).toBe(4003);
    }
  });

  it('refuses a signature older or newer than five minutes', async () => {
    for (const off of [-SIGNATURE_LIFE_MS - 5_000, SIGNATURE_LIFE_MS + 5_000]) {
      const signed = sign(configuration.preInfo.path, sandbox.clock.real() + off);
      const { body } = await sandbox.send(
        configuration.preInfo,
        {},
        { headers: { 'x-api-xxx': signed['x-api-xxx'] ?? '' } },
      );
      expect(body?.['status_code']).toBe(4003);
    }
  });

  it('wants the signature under every spelling of the path', async () => {
    for (const url of [configuration.preInfo.path, configuration.preInfo.path.replace('site', '%73ite')]) {
      const answer = await sandbox.app.inject({
        method: configuration.preInfo.method,
        url,
        headers: { 'x-api-uuid': 'u', 'x-api-site': '4002' },
      });
      expect([url, answer.json<{ status_code: number }>().status_code]).toEqual([url, 4003]);
    }
  });

  it('takes a signature by the sandbox clock as well as by the real one', async () => {
    await sandbox.clock.advance(3 * 3_600_000);
    const signed = sign(configuration.preInfo.path, sandbox.clock.now());
    const { body } = await sandbox.send(
      configuration.preInfo,
      {},
      { headers: { 'x-api-xxx': signed['x-api-xxx'] ?? '' } },
    );
    expect(body?.['status_code']).toBe(6000);
    expect((await sandbox.send(configuration.preInfo, {})).body?.['status_code']).toBe(6000);
  });

  it('ERR-029 asks for a device id with 22007', async () => {
    const { body } = await sandbox.send(configuration.preInfo, {}, { headers: { 'x-api-uuid': '' } });
    expect(body?.['status_code']).toBe(22007);
  });

  it('CONST-001 knows the seven sites, takes 4002 when X-API-SITE names none, and refuses others', async () => {
    const titles = new Set<unknown>();
    const siteOf = (data: unknown) => (data as CallResponse<typeof configuration.preInfo>).SiteBaseConfigVo;
    const { 'x-api-site': _named, ...headers } = headersFor(
      configuration.preInfo.path,
      {},
      sandbox.clock.real(),
    );
    const unnamed = await sandbox.app.inject({
      method: 'POST',
      url: configuration.preInfo.path,
      headers,
      payload: {},
    });
    const first = await sandbox.send(configuration.preInfo, {}, { site: '4002' });
    expect(siteOf(unnamed.json<{ data: unknown }>().data)).toEqual(siteOf(first.body?.['data']));
    for (const site of ['4002', '4003', '4004', '4005', '4006', '4007', '4008']) {
      const { body } = await sandbox.send(configuration.preInfo, {}, { site });
      titles.add(JSON.stringify(body?.['data']).match(/"title":"(.*?)"/)?.[1]);
    }
    expect(titles.size).toBe(7);
    expect((await sandbox.send(configuration.preInfo, {}, { site: '4999' })).body?.['status_code']).toBe(
      4000,
    );
  });

  it('SESSION-020 answers missing, unknown, foreign and ended sessions by codes of the session catalogue', async () => {
    const token = await sandbox.logIn();
    const code = async (extras: object) =>
      (await sandbox.send(wallet.balances, {}, extras)).body?.['status_code'];
    expect(await code({})).toBe(10102);
    expect(await code({ token: 'nonsense' })).toBe(10103);
    expect(await code({ token, site: '4003' })).toBe(10104);
    expect(await code({ token })).toBe(6000);
    for (let count = 0; count < 5; count += 1) await sandbox.logIn();
    expect(await code({ token })).toBe(10105);
  });

  it('ends a session after thirty days of sandbox time with 6001', async () => {
    const token = await sandbox.logIn();
    await sandbox.clock.advance(31 * 86_400_000);
    expect((await sandbox.send(wallet.balances, {}, { token })).body?.['status_code']).toBe(6001);
  });

  it('takes a guest for a guest when a public call carries a token that has ended', async () => {
    expect((await sandbox.send(configuration.preInfo, {}, { token: 'nonsense' })).body?.['status_code']).toBe(
      6000,
    );
  });

  it('refuses a body that does not fit the call and names the field', async () => {
    const request = { name: 'demo01', password: 'plain text' };
    const { body } = await sandbox.send(session.login, request);
    expect(body?.['status_code']).toBe(4000);
    expect(JSON.stringify(body?.['data'])).toContain('password');
  });

  it('refuses a body that is no JSON with HTTP 400 in the envelope', async () => {
    const response = await sandbox.app.inject({
      method: 'POST',
      url: configuration.preInfo.path,
      headers: {
        ...sign(configuration.preInfo.path, sandbox.clock.real()),
        'content-type': 'application/json',
      },
      payload: '{"broken',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ status_code: 4000 });
  });

  it('takes an empty body for no fields', async () => {
    const headers = {
      ...sign(configuration.preInfo.path, sandbox.clock.real()),
      'content-type': 'application/json',
    };
    const response = await sandbox.app.inject({
      method: 'POST',
      url: configuration.preInfo.path,
      headers,
      payload: '',
    });
    expect(response.json()).toMatchObject({ status_code: 6000 });
  });

  it('answers 404 in the envelope of the path’s family', async () => {
    const platform = await sandbox.app.inject('/site/api/v1/nothing');
    expect([platform.statusCode, Object.keys(platform.json())]).toEqual([
      404,
      ['status_code', 'message', 'data'],
    ]);
    const im = await sandbox.app.inject('/api/mobile/Nothing');
    expect(Object.keys(im.json())).toContain('StatusCode');
  });

  it('CRYPTO-003, CRYPTO-004 opens a sealed body and takes a plain one', async () => {
    const order = { way: 'phone', purpose: 'register', target: '13900000001' } as const;
    const x = sandbox.services.keys.seal('site', order);
    const sealed = await sandbox.send(captcha.sendCodeOne, order, { merged: { x } });
    expect(sealed.body?.['status_code']).toBe(6000);
    const plain = await sandbox.send(captcha.sendCodeOne, { ...order, target: '13900000002' });
    expect(plain.body?.['status_code']).toBe(6000);
    expect(sandbox.services.outbox.list().map((message) => message.to)).toEqual([
      '13900000002',
      '13900000001',
    ]);
  });

  it('CRYPTO-003 refuses a body sealed with another key', async () => {
    const order = { way: 'phone', purpose: 'register', target: '13900000001' } as const;
    const x = sandbox.services.keys.seal('act', order);
    expect((await sandbox.send(captcha.sendCodeOne, order, { merged: { x } })).body?.['status_code']).toBe(
      4000,
    );
  });

  it('hands out key and iv in base64, stable over requests', async () => {
    const first = await sandbox.send(keys.site, {});
    const second = await sandbox.send(keys.site, {});
    expect(first.text).toBe(second.text);
    const { k, v } = first.body?.['data'] as { k: string; v: string };
    expect([Buffer.from(k, 'base64').length, Buffer.from(v, 'base64').length]).toEqual([32, 16]);
  });

  it('refuses a keyed write without an Idempotency-Key', async () => {
    const token = await sandbox.logIn();
    expect((await sandbox.send(wallet.topUp, { amount: '10' }, { token })).body?.['status_code']).toBe(4000);
  });

  it('runs a keyed write once however often it is sent, and refuses its key with another body', async () => {
    const token = await sandbox.logIn();
    const extras = { token, headers: { 'idempotency-key': 'top-up-1' } };
    const answers = await Promise.all(
      [1, 2, 3].map(() => sandbox.send(wallet.topUp, { amount: '10' }, extras)),
    );
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    const balances = await sandbox.send(wallet.balances, {}, { token });
    expect(balances.body?.['data']).toMatchObject({ center: '10010.00' });
    expect((await sandbox.send(wallet.topUp, { amount: '11' }, extras)).body?.['status_code']).toBe(4009);
  });

  it('does not keep a refusal under its key', async () => {
    const token = await sandbox.logIn('demo05');
    const extras = { token, headers: { 'idempotency-key': 'k' } };
    const order = { channelCode: 'IMTY', amount: '10' };
    expect((await sandbox.send(wallet.transfer, order, extras)).body?.['status_code']).toBe(7001);
    await sandbox.send(wallet.topUp, { amount: '50' }, { token, headers: { 'idempotency-key': 'k2' } });
    expect((await sandbox.send(wallet.transfer, order, extras)).body?.['status_code']).toBe(6000);
  });

  it('CALL-013 writes order numbers beyond 2^53 as bare digits', async () => {
    const token = await sandbox.logIn();
    const extras = { token, headers: { 'idempotency-key': 'k' } };
    const { text } = await sandbox.send(wallet.transfer, { channelCode: 'IMTY', amount: '10' }, extras);
    expect(text).toMatch(/"orderNo":9\d{18}[,}]/);
  });
});
