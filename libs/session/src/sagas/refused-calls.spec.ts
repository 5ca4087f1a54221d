import { createApiClient, type TransportAnswer, type TransportRequest } from '@heptad/api-client';
import { configuration, member, session, wallet as walletCalls } from '@heptad/contracts';
import { createClock, ITEMS } from '@heptad/device';
import { sessionActions } from '../session-slice';
import type { TokenStore } from '../token-store';
import type { SessionSagaDeps } from './saga-deps';
import { closeTabs, form, info, openTab, remember } from '../testing/tab';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closeTabs();
  jest.useRealTimers();
});

const CALLS = 12;
const answer = (code: number, data: unknown = null): TransportAnswer => ({
  status: 200,
  statusText: 'OK',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ status_code: code, message: '', data }),
});
const wallet = { currency: 'CNY', version: 1, total: '1.00', center: '1.00', venues: [] };

/** What the platform says to a call, by the token that it came with. */
type Play = (path: string, token: string | undefined) => TransportAnswer | 'lost';

/** A tab whose calls go through the real client, over a network that the spec plays. */
async function openWired(play: Play, webClip: boolean) {
  let tokens: TokenStore | undefined;
  const requests: { readonly path: string; readonly token: string | undefined }[] = [];
  const api = createApiClient({
    async transport({ url, headers }: TransportRequest) {
      const request = { path: url, token: headers['X-API-TOKEN'] };
      requests.push(request);
      const played = play(request.path, request.token);
      if (played === 'lost') throw new Error('the connection was lost');
      return played;
    },
    clock: createClock({ wall: () => 1_700_000_000_000, monotonic: () => 0 }),
    siteId: '4002',
    client: () => 'h5',
    version: '1.0.0',
    uuid: () => 'device',
    salts: () => ({ '/site': 'salt' }),
    token: () => tokens?.current(),
    member: () => tokens?.owner(),
    random: () => 0,
  });
  const tab = await openTab({
    token: 'old',
    deps: { api, webClip },
    prepare: async (deps) => {
      tokens = deps.tokens;
      if (webClip)
        await remember(deps.credentials, { name: 'demo01', password: 'a'.repeat(32), checked: true });
    },
  });
  const settled: boolean[] = [];
  const callAll = (): void => {
    for (let call = 0; call < CALLS; call += 1)
      void api.send(walletCalls.balances, {}).then(({ ok }) => settled.push(ok));
  };
  const count = (path: string): number => requests.filter((request) => request.path === path).length;
  return { ...tab, requests, settled, callAll, count, logIn: () => tab.deps.session.login(form) };
}

const loginAnswers = (path: string): TransportAnswer | undefined =>
  path === session.login.path ? answer(6000, { token: 'new' }) : undefined;

describe('any number of parallel calls refused with 6001', () => {
  it('WEBCLIP-012 a web clip logs in once and repeats each call once', async () => {
    const tab = await openWired(
      (path, token) => loginAnswers(path) ?? (token === 'new' ? answer(6000, wallet) : answer(6001)),
      true,
    );
    tab.callAll();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(tab.settled).toEqual(Array(CALLS).fill(true));
    expect([tab.count(session.login.path), tab.count(walletCalls.balances.path)]).toEqual([1, 2 * CALLS]);
    expect(tab.of(sessionActions.sessionExpired)).toHaveLength(0);
  });

  it('SESSION-022 a web clip whose repeated calls are refused again logs in once and leads to the login once', async () => {
    const tab = await openWired((path) => loginAnswers(path) ?? answer(6001), true);
    tab.callAll();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(tab.settled).toEqual(Array(CALLS).fill(false));
    expect([tab.count(session.login.path), tab.count(walletCalls.balances.path)]).toEqual([1, 2 * CALLS]);
    expect(tab.of(sessionActions.sessionExpired).map(({ payload }) => payload)).toEqual([
      { code: '6001', leadsTo: 'login' },
    ]);
    expect(tab.state().status).toBe('guest');
  });

  it('WEBCLIP-011 a web clip that cannot log in rejects all of them and leads to the login once', async () => {
    const tab = await openWired((path) => (path === session.login.path ? answer(6025) : answer(6001)), true);
    tab.callAll();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tab.settled).toEqual(Array(CALLS).fill(false));
    expect([tab.count(session.login.path), tab.count(walletCalls.balances.path)]).toEqual([4, CALLS]);
    expect(tab.of(sessionActions.sessionExpired)).toHaveLength(1);
    expect(tab.items.get(ITEMS.webClipToken)).toBe('expire');
  });

  it('WEBCLIP-013 SESSION-022 elsewhere they lead to the login once, 350 ms after the last, and all of them reject after ten waits', async () => {
    const tab = await openWired(() => answer(6001), false);
    tab.callAll();
    await jest.advanceTimersByTimeAsync(349);
    expect(tab.of(sessionActions.sessionExpired)).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(51);
    expect(tab.of(sessionActions.sessionExpired)).toHaveLength(1);
    expect(tab.settled).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tab.settled).toEqual(Array(CALLS).fill(false));
    expect(tab.count(walletCalls.balances.path)).toBe(CALLS);
    expect(tab.of(sessionActions.sessionExpired)).toHaveLength(1);
  });

  it('WEBCLIP-013 elsewhere each of them is repeated once when the member logs in in time', async () => {
    const tab = await openWired(
      (path, token) => loginAnswers(path) ?? (token === 'new' ? answer(6000, wallet) : answer(6001)),
      false,
    );
    tab.callAll();
    await jest.advanceTimersByTimeAsync(2_000);
    await tab.logIn();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(tab.settled).toEqual(Array(CALLS).fill(true));
    expect(tab.count(walletCalls.balances.path)).toBe(2 * CALLS);
    expect(tab.of(sessionActions.sessionExpired)).toHaveLength(1);
    expect(tab.state().status).toBe('member');
  });

  it('SESSION-020 SESSION-022 together with other codes that end the session lead to the login once', async () => {
    let calls = 0;
    const tab = await openWired(() => answer([6001, 10102, 10103][(calls += 1) % 3] ?? 6001), false);
    tab.callAll();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tab.of(sessionActions.sessionExpired)).toHaveLength(1);
    expect(tab.settled).toEqual(Array(CALLS).fill(false));
  });

  it('SESSION-021 a partner’s visitor is led to the partner’s page once by all of them, and to the login the next time', async () => {
    const tab = await openWired((path) => loginAnswers(path) ?? answer(6001), false);
    tab.items.set(ITEMS.partnerChannel, 'yes');
    tab.callAll();
    await jest.advanceTimersByTimeAsync(10_000);
    await tab.logIn();
    tab.callAll();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tab.of(sessionActions.sessionExpired).map(({ payload }) => payload)).toEqual([
      { code: '6001', leadsTo: 'address', address: 'https://partner.example/login' },
      { code: '6001', leadsTo: 'login' },
    ]);
  });
});

describe('a web clip on which 6001 does not end', () => {
  /** A page that asks its questions again whenever somebody has logged in, as drawn pages do; each login brings a token of its own. */
  async function openStubborn(ask: (api: SessionSagaDeps['api']) => void, play: Play) {
    let logins = 0;
    const tab = await openWired(
      (path, token) =>
        path === session.login.path
          ? answer(6000, { token: `t${String((logins += 1))}` })
          : play(path, token),
      true,
    );
    let epoch = 0;
    tab.store.subscribe(() => {
      const now = tab.state().epoch;
      if (now === epoch) return;
      epoch = now;
      ask(tab.deps.api);
    });
    ask(tab.deps.api);
    return { ...tab, logins: () => tab.count(session.login.path) };
  }
  const balances = (api: SessionSagaDeps['api']): void => void api.send(walletCalls.balances, {});
  const words = (api: SessionSagaDeps['api']): void => void api.send(configuration.preInfo, {});
  const memberAnswer = (path: string): TransportAnswer | undefined =>
    path === member.info.path ? answer(6000, info) : undefined;

  it.each([
    ['a balance', (path: string) => memberAnswer(path) ?? answer(6001)],
    ['the member’s data too', () => answer(6001)],
  ])('OPEN-007 SESSION-020 logs in once and ends the session once: %s', async (_what, play) => {
    const tab = await openStubborn(balances, play);
    await jest.advanceTimersByTimeAsync(180_000);
    expect(tab.logins()).toBe(1);
    expect(tab.requests.length).toBeLessThan(20);
    expect(tab.of(sessionActions.sessionExpired).map(({ payload }) => payload)).toEqual([
      { code: '6001', leadsTo: 'login' },
    ]);
    expect(tab.state().status).toBe('guest');
  });

  it('a call that needs no member keeps its answer, and the session stands', async () => {
    const tab = await openStubborn(words, (path) => memberAnswer(path) ?? answer(6001));
    await jest.advanceTimersByTimeAsync(60_000);
    for (let minute = 0; minute < 5; minute += 1) {
      words(tab.deps.api);
      await jest.advanceTimersByTimeAsync(60_000);
    }
    expect(tab.logins()).toBe(1);
    expect(tab.of(sessionActions.sessionExpired)).toHaveLength(0);
    expect(tab.state()).toMatchObject({ status: 'member', member: { name: 'demo01' } });
  });
});

describe('a call that needs no member', () => {
  const words = configuration.preInfo;

  it('OPEN-007 SESSION-020 leaves it to a member’s call to end the session that an automatic login has brought', async () => {
    let dead = false;
    const tab = await openWired((path, token) => {
      if (path === member.info.path) return answer(6000, info);
      return loginAnswers(path) ?? (token === 'new' && !dead ? answer(6000, wallet) : answer(6001));
    }, true);
    tab.callAll();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(tab.settled).toEqual(Array(CALLS).fill(true));
    dead = true;
    await tab.deps.api.send(words, {});
    await jest.advanceTimersByTimeAsync(1_000);
    expect(tab.of(sessionActions.sessionExpired)).toHaveLength(0);
    tab.callAll();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tab.of(sessionActions.sessionExpired).map(({ payload }) => payload)).toEqual([
      { code: '6001', leadsTo: 'login' },
    ]);
    expect(tab.state().status).toBe('guest');
  });

  it('OPEN-007 SESSION-020 ends no session in a browser, however often it is refused, and does not hide that one has ended', async () => {
    let dead = false;
    const tab = await openWired(
      (path) => answer(path === words.path || dead ? 6001 : 6000, path === member.info.path ? info : wallet),
      false,
    );
    for (let minute = 0; minute < 3; minute += 1) {
      await tab.deps.api.send(words, {});
      await jest.advanceTimersByTimeAsync(60_000);
    }
    expect(tab.of(sessionActions.sessionExpired)).toHaveLength(0);
    expect(tab.state().status).toBe('member');
    dead = true;
    tab.callAll();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tab.of(sessionActions.sessionExpired)).toHaveLength(1);
    expect(tab.state().status).toBe('guest');
  });
});

describe('a web clip that is logging in by itself', () => {
  it.each([10102, 10103])('is not logged out by a call refused with %s meanwhile', async (code) => {
    let logins = 0;
    const tab = await openWired((path, token) => {
      if (path === session.login.path) return (logins += 1) < 3 ? 'lost' : answer(6000, { token: 'new' });
      if (token === 'new') return answer(6000, wallet);
      return answer(path === walletCalls.balances.path ? 6001 : code);
    }, true);
    tab.callAll();
    void tab.deps.api.send(walletCalls.transferStatus, { idempotencyKey: 'k' });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(tab.settled).toEqual(Array(CALLS).fill(true));
    expect(tab.of(sessionActions.sessionExpired)).toHaveLength(0);
    expect(tab.state().status).toBe('member');
  });

  it('SESSION-020 is stopped by a blocked address all the same', async () => {
    const tab = await openWired(
      (path) =>
        path === session.login.path ? 'lost' : answer(path === walletCalls.balances.path ? 6001 : 6031),
      true,
    );
    tab.callAll();
    void tab.deps.api.send(walletCalls.transferStatus, { idempotencyKey: 'k' });
    await jest.advanceTimersByTimeAsync(20_000);
    expect(tab.settled).toEqual(Array(CALLS).fill(false));
    expect(tab.of(sessionActions.sessionExpired).map(({ payload }) => payload)).toEqual([
      { code: '6031', leadsTo: 'nowhere' },
    ]);
  });
});

it('a member who logs out while a web clip tries to log in again stays logged out', async () => {
  const tab = await openWired((path) => (path === session.login.path ? 'lost' : answer(6001)), true);
  tab.callAll();
  await jest.advanceTimersByTimeAsync(500);
  await tab.deps.session.logout();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(tab.count(session.login.path)).toBe(1);
  expect(tab.state()).toMatchObject({ status: 'guest', autoLogin: 'init' });
  expect(tab.of(sessionActions.sessionExpired)).toHaveLength(0);
});

describe('calls that fail for a while', () => {
  it.each([
    ['no answer', 'lost' as const],
    ['an error of a gateway', { ...answer(0), status: 502 }],
    ['no JSON', { ...answer(0), body: '<html>' }],
    ['a refusal that is none of the session', answer(7001)],
  ])('SESSION-020 log nobody out: %s', async (_, played) => {
    const tab = await openWired(() => played, true);
    tab.callAll();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(tab.settled).toEqual(Array(CALLS).fill(false));
    expect(tab.state().status).toBe('member');
    expect(tab.deps.tokens.current()).toBe('old');
    expect(tab.count(session.login.path)).toBe(0);
  });

  it('SESSION-020 6031 in the middle of 6001s leads nowhere but where the blocking leads', async () => {
    let calls = 0;
    const tab = await openWired(() => answer((calls += 1) % 4 === 0 ? 6031 : 10102), false);
    tab.callAll();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(tab.of(sessionActions.sessionExpired).map(({ payload }) => payload)).toEqual([
      { code: '6031', leadsTo: 'nowhere' },
    ]);
    expect(tab.requests.some(({ path }) => path === member.info.path)).toBe(false);
  });
});
