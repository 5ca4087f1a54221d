import { defineCall } from '@heptad/contracts';
import { json, done, refused, setUp, read, once, keyed } from './testing/played-client';

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

  it('goes again as who it went first, whoever has come meanwhile', async () => {
    const { api, requests, state } = setUp((_, count) => {
      if (count > 1) return done({ n: 1 });
      Object.assign(state, { token: 'theirs', member: 'demo02' });
      return broken();
    });
    Object.assign(state, { token: 'mine', member: 'demo01' });
    const sent = api.send(keyed, {});
    await jest.runAllTimersAsync();
    expect((await sent).ok).toBe(true);
    expect(requests.map(({ headers }) => headers['X-API-TOKEN'])).toEqual(['mine', 'mine']);
  });

  it('of a venue does not go again for somebody else, whose venue session it would go in', async () => {
    const ofVenue = defineCall({ ...keyed, family: 'im' });
    const { api, requests, state } = setUp(() => {
      state.token = 'theirs';
      return broken();
    });
    state.token = 'mine';
    const sent = api.send(ofVenue, {});
    await jest.runAllTimersAsync();
    expect(await sent).toMatchObject({ ok: false, error: { kind: 'offline' } });
    expect(requests).toHaveLength(1);
  });

  it('says of a refused write whether an answer was lost before', async () => {
    const lost = setUp((_, count) => (count === 1 ? broken() : refused(6031, '账号已冻结')));
    const sent = lost.api.send(keyed, {});
    await jest.runAllTimersAsync();
    expect(await sent).toMatchObject({ ok: false, error: { code: '6031', afterLost: true } });
    const plain = await setUp(() => refused(6031, '账号已冻结')).api.send(keyed, {});
    expect(plain).toMatchObject({ ok: false, error: { code: '6031' } });
    expect(plain.ok ? {} : plain.error).not.toHaveProperty('afterLost');
    const readAgain = setUp((_, count) => (count === 1 ? broken() : refused(6031)));
    const asked = readAgain.api.send(read, {});
    await jest.runAllTimersAsync();
    const answer = await asked;
    expect(answer.ok ? {} : answer.error).not.toHaveProperty('afterLost');
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
