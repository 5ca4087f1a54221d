import { configuration, wallet } from '@heptad/contracts';
import { headersFor, startSandbox } from '@heptad/testing';
import type { TestSandbox } from '@heptad/testing';

describe('scenarios on the wire', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await startSandbox();
  });
  afterEach(() => sandbox.close());

  it('answers a code with HTTP 200 in the path’s own envelope', async () => {
    sandbox.scenarios.add({ path: '/site/*', effect: { code: 6033, message: '演示' } });
    const { status, body } = await sandbox.send(configuration.preInfo, {});
    expect([status, body?.['status_code'], body?.['message']]).toEqual([200, 6033, '演示']);
    sandbox.scenarios.add({ path: '/v1/*', effect: { code: 14010 } });
    sandbox.scenarios.add({ path: '/yewu*', effect: { code: '0400401' } });
    sandbox.scenarios.add({ path: '/api/mobile/*', effect: { code: 401 } });
    const post = async (url: string) =>
      (await sandbox.app.inject({ method: 'POST', url, payload: {} })).json<object>();
    expect(await post('/v1/match/getList')).toMatchObject({ code: 14010 });
    expect(await post('/yewu11/v1/m/liveMatchesPB')).toMatchObject({ code: '0400401' });
    expect(await post('/api/mobile/getLiveEventInfo')).toMatchObject({ StatusCode: 401 });
  });

  it('OPEN-004 carries what the restriction page is drawn from with a blocked code', async () => {
    sandbox.scenarios.add({ path: configuration.preInfo.path, effect: { code: 6032 } });
    const { body } = await sandbox.send(configuration.preInfo, {});
    expect(body?.['data']).toMatchObject({
      ip: '127.0.0.1',
      address: expect.any(String),
      maintainConfig: { status: 1 },
    });
  });

  it('answers an HTTP status', async () => {
    sandbox.scenarios.add({ path: configuration.preInfo.path, effect: { status: 503 } });
    expect((await sandbox.send(configuration.preInfo, {})).status).toBe(503);
  });

  it('answers what is no JSON, what is cut off, and what has another shape', async () => {
    sandbox.scenarios.add({ path: configuration.preInfo.path, effect: { malformed: 'json' }, times: 1 });
    expect((await sandbox.send(configuration.preInfo, {})).body).toBeUndefined();
    sandbox.scenarios.add({ path: configuration.preInfo.path, effect: { malformed: 'truncated' }, times: 1 });
    const cut = await sandbox.send(configuration.preInfo, {});
    expect(cut.body).toBeUndefined();
    expect(cut.text).toMatch(/^\{"status_code":6000/);
    sandbox.scenarios.add({ path: configuration.preInfo.path, effect: { malformed: 'shape' }, times: 1 });
    expect((await sandbox.send(configuration.preInfo, {})).body).toEqual({
      status_code: 6000,
      message: 'success',
      data: { unexpected: [] },
    });
    expect((await sandbox.send(configuration.preInfo, {})).body?.['data']).toHaveProperty('SiteBaseConfigVo');
  });

  it('waits as long as it was told', async () => {
    const waits = jest.spyOn(globalThis, 'setTimeout');
    sandbox.scenarios.add({ path: configuration.preInfo.path, effect: { latency: 7 }, times: 1 });
    await sandbox.send(configuration.preInfo, {});
    expect(waits.mock.calls.map(([, ms]) => ms)).toContain(7);
    waits.mockClear();
    await sandbox.send(configuration.preInfo, {});
    expect(waits.mock.calls.map(([, ms]) => ms)).not.toContain(7);
    waits.mockRestore();
  });

  it('lets go what it holds up when it is removed', async () => {
    sandbox.scenarios.add({ path: configuration.preInfo.path, effect: { latency: 600_000 } });
    let answered = false;
    const answer = sandbox.send(configuration.preInfo, {}).finally(() => (answered = true));
    // Another call goes all the way meanwhile; the one that is held up would have been answered by then.
    await sandbox.logIn();
    expect(answered).toBe(false);
    sandbox.scenarios.remove();
    expect((await answer).body?.['status_code']).toBe(6000);
  });

  it('happens to the named member only, by token and by the name of a login', async () => {
    const [one, two] = [await sandbox.logIn('demo01'), await sandbox.logIn('demo02')];
    sandbox.scenarios.add({ path: '/*', member: 'demo02', effect: { code: 5000 } });
    expect((await sandbox.send(wallet.balances, {}, { token: one })).body?.['status_code']).toBe(6000);
    expect((await sandbox.send(wallet.balances, {}, { token: two })).body?.['status_code']).toBe(5000);
    await expect(sandbox.logIn('demo02')).rejects.toThrow('5000');
    await expect(sandbox.logIn('demo01')).resolves.toMatch(/^[0-9a-f]{64}$/);
  });

  it('drops the connection before or after the work is committed', async () => {
    await sandbox.close();
    sandbox = await startSandbox({ listen: true });
    const token = await sandbox.logIn();
    const post = (key: string) =>
      fetch(`${sandbox.origin}${wallet.topUp.path}`, {
        method: 'POST',
        headers: {
          ...headersFor(wallet.topUp.path, { token, headers: { 'idempotency-key': key } }, Date.now()),
          'content-type': 'application/json',
        },
        body: '{"amount":"10"}',
      });
    const center = async () => (await sandbox.send(wallet.balances, {}, { token })).body?.['data'];

    sandbox.scenarios.add({ path: wallet.topUp.path, effect: { drop: 'before' }, times: 1 });
    await expect(post('a')).rejects.toThrow();
    expect(await center()).toMatchObject({ center: '10000.00' });

    sandbox.scenarios.add({ path: wallet.topUp.path, effect: { drop: 'after' }, times: 1 });
    await expect(post('b')).rejects.toThrow();
    expect(await center()).toMatchObject({ center: '10010.00' });
    expect((await post('b')).status).toBe(200);
    expect(await center()).toMatchObject({ center: '10010.00' });
  });
});
