import { defineCall } from '@heptad/contracts';
import { done, keyed, refused, setUp, once, type Play } from './testing/played-client';

const ofMember = defineCall({ ...once, path: '/site/api/v1/mine', access: 'member' });

describe('6001', () => {
  const needsNew: Play = (request) =>
    request.headers['X-API-TOKEN'] === 'new' ? done({ n: 1 }) : refused(6001, '请登录');

  it('any number of parallel 6001s start one login and are repeated once each', async () => {
    const { api, requests, state, failures } = setUp(needsNew);
    state.token = 'old';
    const logIn = jest.fn(async () => {
      await new Promise(process.nextTick);
      state.token = 'new';
      return true;
    });
    api.onUnauthenticated(logIn);
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.send(once, {})));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(logIn).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(40);
    expect(failures).toHaveLength(0);
  });

  it('a straggler of the old session is repeated without another login', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { api, state } = setUp(async (request, count) => {
      if (count === 1) await held;
      return needsNew(request, count);
    });
    state.token = 'old';
    const logIn = jest.fn(async () => {
      state.token = 'new';
      return true;
    });
    api.onUnauthenticated(logIn);
    const straggler = api.send(once, {});
    expect((await api.send(once, {})).ok).toBe(true);
    release();
    expect((await straggler).ok).toBe(true);
    expect(logIn).toHaveBeenCalledTimes(1);
  });

  it('rejects with 6001 when no session could be restored, and marks it so', async () => {
    const { api, state, failures, requests } = setUp(needsNew);
    state.token = 'old';
    const logIn = jest.fn(async () => false);
    api.onUnauthenticated(logIn);
    const refusal = { ok: false, error: { code: '6001', message: '请登录' } };
    expect(await api.send(ofMember, {})).toMatchObject(refusal);
    expect(await api.send(ofMember, {})).toMatchObject({ ok: false });
    expect(await api.send(once, {})).toMatchObject({ ok: false });
    expect(logIn).toHaveBeenCalledTimes(1);
    expect(failures.every(({ restoreFailed }) => restoreFailed)).toBe(true);
    expect(requests).toHaveLength(3);
  });

  it.each([
    ['brings no session', async () => false],
    ['breaks', () => Promise.reject(new Error('broken'))],
  ])('a try for a call that needs no member gives no token up when it %s', async (_, forGuest) => {
    const { api, state } = setUp(needsNew);
    state.token = 'old';
    const logIn = jest.fn((_error: unknown, { needsMember }: { readonly needsMember: boolean }) => {
      if (!needsMember) return forGuest();
      state.token = 'new';
      return Promise.resolve(true);
    });
    api.onUnauthenticated(logIn);
    expect(await api.send(once, {})).toMatchObject({ error: { code: '6001' } });
    expect(await api.send(ofMember, {})).toMatchObject({ ok: true });
    expect(logIn.mock.calls.map(([, { needsMember }]) => needsMember)).toEqual([false, true]);
  });

  it('a member’s calls that have waited for a guest’s in vain start one login of their own', async () => {
    const { api, state } = setUp(needsNew);
    state.token = 'old';
    const told: { readonly needsMember: boolean; readonly answer: (restored: boolean) => void }[] = [];
    api.onUnauthenticated(
      (_, { needsMember }) => new Promise((answer) => told.push({ needsMember, answer })),
    );
    const guest = api.send(once, {});
    const members = Array.from({ length: 3 }, () => api.send(ofMember, {}));
    await new Promise(setImmediate);
    expect(told).toHaveLength(1);
    told[0]?.answer(false);
    expect((await guest).ok).toBe(false);
    await new Promise(setImmediate);
    expect(told.map(({ needsMember }) => needsMember)).toEqual([false, true]);
    state.token = 'new';
    told[1]?.answer(true);
    expect((await Promise.all(members)).map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(told).toHaveLength(2);
  });

  it('a call that was refused while nobody could log in hinders no later login', async () => {
    const { api, state } = setUp(needsNew);
    state.token = 'old';
    expect(await api.send(ofMember, {})).toMatchObject({ error: { code: '6001' } });
    api.onUnauthenticated(async () => {
      state.token = 'new';
      return true;
    });
    expect((await api.send(ofMember, {})).ok).toBe(true);
  });

  /** A client on which everything is refused, however often somebody logs in. */
  function hopelessOne() {
    let tokens = 0;
    const client = setUp(() => refused(6001));
    client.state.token = 'old';
    const logIn = jest.fn(async () => {
      client.state.token = `new-${String((tokens += 1))}`;
      return true;
    });
    client.api.onUnauthenticated(logIn);
    return { ...client, logIn };
  }

  it('a member’s call that is refused again ends the session, and starts no login with that token any more', async () => {
    const { api, requests, failures, logIn } = hopelessOne();
    for (let round = 0; round < 5; round += 1)
      expect(await api.send(ofMember, {})).toMatchObject({ error: { code: '6001' } });
    expect(logIn).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(2 + 4);
    expect(failures.map(({ restoreFailed }) => restoreFailed)).toEqual([false, true, true, true, true]);
  });

  it('a call that needs no member keeps its answer: it ends no session, and another call still may log in', async () => {
    const { api, failures, logIn } = hopelessOne();
    for (let round = 0; round < 5; round += 1)
      expect(await api.send(once, {})).toMatchObject({ error: { code: '6001' } });
    expect(logIn).toHaveBeenCalledTimes(1);
    expect(failures.map(({ restoreFailed }) => restoreFailed)).toEqual(Array(5).fill(true));
    await api.send(ofMember, {});
    expect(logIn).toHaveBeenCalledTimes(2);
    expect(logIn).toHaveBeenLastCalledWith(expect.anything(), { needsMember: true });
  });

  it('a call of a member who has logged out meanwhile starts no login', async () => {
    const { api, state, logIn } = hopelessOne();
    const sent = api.send(ofMember, {});
    state.token = undefined;
    expect(await sent).toMatchObject({ error: { code: '6001' } });
    expect(logIn).not.toHaveBeenCalled();
  });

  it('is handed back at once to a call that asks for it, and when the handler throws', async () => {
    const { api, state, requests } = setUp(needsNew);
    state.token = 'old';
    api.onUnauthenticated(async () => {
      throw new Error('broken');
    });
    expect((await api.send(once, {}, { noReplay: true })).ok).toBe(false);
    expect((await api.send(once, {})).ok).toBe(false);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['the same', 'demo01', 'demo01', true],
    ['another', 'demo01', 'demo02', false],
    ['not known before', undefined, 'demo02', false],
    ['not known yet', 'demo01', undefined, false],
  ])(
    'repeats a call that moves money only for a member who is known to be the same: %s',
    async (_, before, after, repeated) => {
      const { api, state, requests } = setUp(needsNew);
      Object.assign(state, { token: 'old', member: before });
      api.onUnauthenticated(async () => {
        Object.assign(state, { token: 'new', member: after });
        return true;
      });
      expect((await api.send(keyed, {})).ok).toBe(repeated);
      expect(requests.map(({ headers }) => headers['Idempotency-Key'])).toEqual(
        Array(repeated ? 2 : 1).fill(requests[0]?.headers['Idempotency-Key']),
      );
      expect((await api.send(once, {})).ok).toBe(true);
    },
  );

  it('never repeats the call of one member as another’s', async () => {
    const { api, state, requests } = setUp(needsNew);
    Object.assign(state, { token: 'old', member: 'demo01' });
    api.onUnauthenticated(async () => {
      Object.assign(state, { token: 'new', member: 'demo02' });
      return true;
    });
    expect(await api.send(once, {})).toMatchObject({ ok: false, error: { code: '6001' } });
    expect(requests).toHaveLength(1);
  });
});
