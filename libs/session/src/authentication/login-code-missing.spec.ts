import { session as sessionCalls } from '@heptad/contracts';
import { ITEMS } from '@heptad/device';
import { closeTabs, form, openTab, refusal, remember } from '../testing/tab';
import { sessionActions } from '../session-slice';
import { LOGIN_CODE_TIMEOUT_MS, type LoginCode } from './login-loader';
import * as loginCode from './lazy-login';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closeTabs();
  jest.useRealTimers();
});

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const newcomer = { name: 'newcomer1', password: 'Heptad2026' };
const missing = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
const clip = {
  token: 'old',
  prepare: ({
    credentials,
  }: Parameters<NonNullable<NonNullable<Parameters<typeof openTab>[0]>['prepare']>>[0]) =>
    remember(credentials, { name: 'demo01', password: 'hash', checked: true }),
};

/** A way in that comes, or fails to, when a spec says so. */
function heldLoginCode() {
  const waiting: ((code: LoginCode) => void)[] = [];
  return {
    load: () => new Promise<LoginCode>((resolve) => waiting.push(resolve)),
    come: () => waiting.shift()?.(loginCode),
    waits: () => waiting.length,
  };
}

describe('a submission whose code cannot be fetched', () => {
  it('ends with the network’s text, and the next one tries anew', async () => {
    const loadLoginCode = jest.fn<Promise<LoginCode>, []>(missing);
    const { deps, sent, state } = await openTab({ deps: { loadLoginCode } });
    const unreached = { kind: 'offline', messageKey: 'network' };
    const { session } = deps;
    expect(await session.login(form)).toEqual({
      kind: 'failed',
      error: expect.objectContaining({ ...unreached, call: sessionCalls.login.path }),
    });
    expect(await session.register(newcomer)).toEqual({
      kind: 'failed',
      error: expect.objectContaining({ ...unreached, call: sessionCalls.register.path }),
    });
    expect([sent(sessionCalls.login.path), sent(sessionCalls.register.path), state().status]).toEqual([
      [],
      [],
      'guest',
    ]);
    loadLoginCode.mockResolvedValue(loginCode);
    expect(await session.login(form)).toEqual({ kind: 'loggedIn' });
  });

  it('never waits for it without end', async () => {
    const { deps } = await openTab({ deps: { loadLoginCode: heldLoginCode().load } });
    const ended = jest.fn();
    void deps.session.login(form).then(({ kind }) => ended(kind));
    await pass(LOGIN_CODE_TIMEOUT_MS - 1);
    expect(ended).not.toHaveBeenCalled();
    await pass(1);
    expect(ended).toHaveBeenCalledWith('failed');
  });

  it('SESSION-014 is ended by a logout meanwhile, and nothing is sent when the code comes late', async () => {
    const held = heldLoginCode();
    const { deps, sent } = await openTab({ deps: { loadLoginCode: held.load } });
    const ended = jest.fn();
    void deps.session.login(form).then(({ kind }) => ended(kind));
    await pass();
    expect(held.waits()).toBe(1);
    void deps.session.logout();
    await pass();
    expect(ended).toHaveBeenCalledWith('superseded');
    held.come();
    await pass(LOGIN_CODE_TIMEOUT_MS);
    expect(sent(sessionCalls.login.path)).toEqual([]);
  });
});

describe('an automatic login whose code cannot be fetched', () => {
  it('ends the session as one that failed does, and keeps the credentials for a later one', async () => {
    const tab = await openTab({ ...clip, deps: { webClip: true, loadLoginCode: missing } });
    const restored = jest.fn();
    void tab.api.refuse(refusal(6001)).then(restored);
    await pass();
    expect(restored).toHaveBeenCalledWith(false);
    expect(tab.state()).toMatchObject({ status: 'guest', autoLogin: 'finish' });
    expect(tab.of(sessionActions.sessionExpired)).toHaveLength(1);
    expect(tab.items.get(ITEMS.webClipToken)).toBeUndefined();
    expect(tab.items.get(ITEMS.login)).toMatchObject({ name: 'demo01', sealed: '~hash' });
  });

  it('is ended by a logout while the code is on its way', async () => {
    const held = heldLoginCode();
    const tab = await openTab({ ...clip, deps: { webClip: true, loadLoginCode: held.load } });
    const restored = jest.fn();
    void tab.api.refuse(refusal(6001)).then(restored);
    await pass();
    expect(tab.state().autoLogin).toBe('pending');
    void tab.deps.session.logout();
    await pass();
    held.come();
    await pass(LOGIN_CODE_TIMEOUT_MS);
    expect(restored).toHaveBeenCalledWith(false);
    expect(tab.sent(sessionCalls.login.path)).toEqual([]);
    expect(tab.of(sessionActions.sessionExpired)).toHaveLength(0);
  });
});
