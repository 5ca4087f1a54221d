import { json, done, setUp, read, once, keyed } from './testing/played-client';

describe('repeats', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const broken = (): never => {
    throw new Error('Network Error');
  };

  it('sends reads and keyed writes again after a broken connection, with the same key', async () => {
    const { api, requests } = setUp((_, count) => (count < 3 ? broken() : done({ n: 1 })));
    const sent = api.send(keyed, {});
    await jest.runAllTimersAsync();
    expect((await sent).ok).toBe(true);
    expect(requests.map((request) => request.headers['Idempotency-Key'])).toEqual([
      'key-1',
      'key-1',
      'key-1',
    ]);
  });

  it('never sends other writes again', async () => {
    const { api, requests } = setUp(broken);
    expect(await api.send(once, {})).toMatchObject({ ok: false, error: { kind: 'offline' } });
    expect(requests).toHaveLength(1);
  });

  it('stops after two repeats, and sends none while the browser is offline', async () => {
    const { api, requests } = setUp(broken);
    const sent = api.send(read, {});
    await jest.runAllTimersAsync();
    expect((await sent).ok).toBe(false);
    expect(requests).toHaveLength(3);
    const offline = setUp(broken, { online: () => false });
    expect(await offline.api.send(read, {})).toMatchObject({ error: { messageKey: 'disconnected' } });
    expect(offline.requests).toHaveLength(1);
  });

  it('sends a read again while a gateway passes, and not after another status', async () => {
    const passing = setUp((_, count) => (count === 1 ? json('', 503) : done({ n: 1 })));
    const sent = passing.api.send(read, {});
    await jest.runAllTimersAsync();
    expect((await sent).ok).toBe(true);
    const failing = setUp(() => json('', 500));
    expect(await failing.api.send(read, {})).toMatchObject({ error: { kind: 'http', status: 500 } });
    expect(failing.requests).toHaveLength(1);
  });

  it('does not send a call again that timed out', async () => {
    const { api, requests } = setUp(() => new Promise(() => undefined));
    const sent = api.send(keyed, {});
    await jest.runAllTimersAsync();
    expect(await sent).toMatchObject({ error: { kind: 'timeout' } });
    expect(requests).toHaveLength(1);
  });

  it('ends a wait between repeats when the caller gives up', async () => {
    const { api } = setUp(broken);
    const giveUp = new AbortController();
    const sent = api.send(read, {}, { signal: giveUp.signal });
    await jest.advanceTimersByTimeAsync(0);
    giveUp.abort();
    expect(await sent).toMatchObject({ error: { kind: 'cancelled' } });
  });
});
