import type { ApiError } from '@heptad/api-client';
import type { StubAnswers } from '@heptad/api-client/testing';
import { session } from '@heptad/contracts';
import { ITEMS } from '@heptad/device';
import type { SessionSagaDeps } from '../sagas/saga-deps';
import { sessionActions } from '../session-slice';
import { refusal, form, openTab, closeTabs, remember } from '../testing/tab';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closeTabs();
  jest.useRealTimers();
});

describe('6001', () => {
  it('WEBCLIP-013 SESSION-022 outside a web clip leads to the login after 350 ms and waits for a token ten times 500 ms', async () => {
    const { api, of } = await openTab({ token: 'tok' });
    const settled = jest.fn();
    void api.refuse(refusal(6001)).then(settled);
    await jest.advanceTimersByTimeAsync(349);
    expect(of(sessionActions.sessionExpired)).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(of(sessionActions.sessionExpired)).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(4_649);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(false);
    api.fail(refusal(6001), { restoreFailed: true });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(of(sessionActions.sessionExpired)).toHaveLength(1);
  });

  it('WEBCLIP-013 a token that appears in time lets the call be repeated', async () => {
    const { api, deps } = await openTab({ token: 'tok' });
    const settled = jest.fn();
    void api.refuse(refusal(6001)).then(settled);
    await jest.advanceTimersByTimeAsync(1_200);
    await deps.session.login(form);
    await jest.advanceTimersByTimeAsync(500);
    expect(settled).toHaveBeenCalledWith(true);
  });

  const webClip = (answers: StubAnswers = {}, more: Partial<SessionSagaDeps> = {}) =>
    openTab({
      token: 'old',
      answers,
      deps: { webClip: true, ...more },
      prepare: (deps) => remember(deps.credentials, { name: 'demo01', password: 'hash', checked: true }),
    });

  it('WEBCLIP-007 WEBCLIP-008 WEBCLIP-012 a web clip logs in by itself without logging out', async () => {
    const { api, deps, of, state } = await webClip();
    const settled = jest.fn();
    expect(state().autoLogin).toBe('init');
    void api.refuse(refusal(6001)).then(settled);
    await jest.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledWith(true);
    expect(of(sessionActions.autoLoginMoved).map(({ payload }) => payload)).toEqual(['pending', 'finish']);
    expect(of(sessionActions.sessionExpired)).toHaveLength(0);
    expect(deps.tokens.current()).toBe('tok');
    await jest.advanceTimersByTimeAsync(9_999);
    expect(state().autoLogin).toBe('finish');
    await jest.advanceTimersByTimeAsync(1);
    expect(state().autoLogin).toBe('init');
  });

  it('SESSION-007 SESSION-008 after an auto-login the venues are preloaded and the first launch is kept', async () => {
    const { api, preloaded, items } = await webClip();
    void api.refuse(refusal(6001));
    await jest.advanceTimersByTimeAsync(0);
    expect(preloaded).toEqual(['IMTY', 'OBTY', 'DBTY', 'FBTY']);
    expect(items.get(ITEMS.preloadedLaunch)).toEqual({
      url: 'https://games.example/IMTY?token=launch',
      token: 'launch',
    });
  });

  it('a venue that cannot be preloaded takes nothing from the session', async () => {
    const error: ApiError = { kind: 'timeout', message: '', call: '/launch' };
    const { api, deps, items, state } = await webClip(
      {},
      { preloadVenue: async () => ({ ok: false, error }) },
    );
    const settled = jest.fn();
    void api.refuse(refusal(6001)).then(settled);
    await jest.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledWith(true);
    expect(deps.tokens.current()).toBe('tok');
    expect(state().status).toBe('member');
    expect(items.get(ITEMS.preloadedLaunch)).toBeUndefined();
  });

  it('SESSION-007 a login by hand preloads nothing', async () => {
    const { deps, preloaded } = await openTab();
    await deps.session.login(form);
    await jest.advanceTimersByTimeAsync(0);
    expect(preloaded).toEqual([]);
  });

  it('WEBCLIP-009 WEBCLIP-010 WEBCLIP-011 tries four times a second apart, then ends and marks the token expired', async () => {
    const error: ApiError = { kind: 'timeout', message: '', call: session.login.path };
    const { api, sent, items, state, of } = await webClip({ [session.login.path]: { ok: false, error } });
    const settled = jest.fn();
    void api.refuse(refusal(6001)).then(settled);
    for (const attempts of [1, 2, 3, 4]) {
      await jest.advanceTimersByTimeAsync(attempts === 1 ? 0 : 1_000);
      expect(sent(session.login.path)).toHaveLength(attempts);
    }
    expect(settled).toHaveBeenCalledWith(false);
    expect(items.get(ITEMS.webClipToken)).toBe('expire');
    expect(state()).toMatchObject({ status: 'guest', autoLogin: 'finish' });
    expect(of(sessionActions.sessionExpired)).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent(session.login.path)).toHaveLength(4);
  });

  it('WEBCLIP-014 a wrong name or password keeps the name, blanks the password and leads to the login', async () => {
    const { api, deps, sent, of } = await webClip({
      [session.login.path]: { ok: false, error: refusal(6002, session.login.path) },
    });
    const settled = jest.fn();
    void api.refuse(refusal(6001)).then(settled);
    await jest.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledWith(false);
    expect(sent(session.login.path)).toHaveLength(1);
    expect(await deps.credentials.read()).toEqual({ name: 'demo01', checked: true });
    expect(of(sessionActions.sessionExpired)[0]?.payload).toMatchObject({ leadsTo: 'login' });
  });

  it.each([
    [59_999, 1],
    [60_000, 2],
  ])(
    '%i ms after it, the same cause has led to %i automatic logins, whoever logged in since',
    async (after, logins) => {
      const { api, deps, sent } = await webClip();
      void api.refuse(refusal(6001));
      await jest.advanceTimersByTimeAsync(0);
      const byItself = sent(session.login.path).length;
      deps.tokens.save('by hand', { remember: true, owner: 'demo01', expiresAt: Number.MAX_SAFE_INTEGER });
      await jest.advanceTimersByTimeAsync(after);
      void api.refuse(refusal(6001));
      await jest.advanceTimersByTimeAsync(0);
      expect([byItself, sent(session.login.path).length]).toEqual([1, logins]);
    },
  );

  it('a session that an automatic login has just brought is ended by any other cause, not renewed', async () => {
    const { api, sent, of } = await webClip();
    void api.refuse(refusal(6001));
    await jest.advanceTimersByTimeAsync(1_000);
    void api.refuse(refusal(6001, '/site/another'));
    await jest.advanceTimersByTimeAsync(350);
    expect(sent(session.login.path)).toHaveLength(1);
    expect(of(sessionActions.sessionExpired)).toHaveLength(1);
  });

  it('outside a web clip a call that needs no member keeps its answer, and leads nobody to the login', async () => {
    const { api, of, state } = await openTab({ token: 'tok' });
    const settled = jest.fn();
    void api.refuse(refusal(6001), false).then(settled);
    await jest.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledWith(false);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(of(sessionActions.sessionExpired)).toHaveLength(0);
    expect(state().status).toBe('member');
  });

  it('a guest’s call that needs no member keeps its answer: no login, no way to it', async () => {
    const { api, sent, of } = await openTab({
      deps: { webClip: true },
      prepare: (deps) => remember(deps.credentials, { name: 'demo01', password: 'hash', checked: true }),
    });
    const settled = jest.fn();
    void api.refuse(refusal(6001), false).then(settled);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(settled).toHaveBeenCalledWith(false);
    expect(sent(session.login.path)).toHaveLength(0);
    expect(of(sessionActions.sessionExpired)).toHaveLength(0);
  });
});
