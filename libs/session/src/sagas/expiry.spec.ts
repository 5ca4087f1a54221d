import { queryApi } from '@heptad/api-client';
import { session } from '@heptad/contracts';
import { ITEMS } from '@heptad/device';
import { sessionActions } from '../session-slice';
import { refusal, form, openTab, closeTabs } from '../testing/tab';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closeTabs();
  jest.useRealTimers();
});

describe('expiry', () => {
  it.each([10103, 10105, 6001, 10104, 10102])(
    'SESSION-020 code %s logs out, then leads to the login route',
    async (code) => {
      const { api, state, of, items } = await openTab({ token: 'tok' });
      api.fail(refusal(code));
      await jest.advanceTimersByTimeAsync(350);
      expect(state().status).toBe('guest');
      expect(items.get(ITEMS.token)).toBeUndefined();
      expect(of(sessionActions.sessionExpired).map(({ payload }) => payload)).toEqual([
        { code: String(code), leadsTo: 'login' },
      ]);
    },
  );

  it('SESSION-020 other codes and transient failures log nobody out', async () => {
    const { api, state } = await openTab({ token: 'tok' });
    api.fail(refusal(7001));
    api.fail({ kind: 'timeout', message: '', call: '/x' });
    api.fail({ kind: 'http', status: 500, message: '', call: '/x' });
    api.fail(refusal(10102), { current: false });
    api.fail(refusal(6001, session.login.path));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(state().status).toBe('member');
  });

  it('SESSION-022 a burst gives one redirect, 350 ms after its last', async () => {
    const { api, of } = await openTab({ token: 'tok' });
    for (let failure = 0; failure < 5; failure += 1) {
      api.fail(refusal(10102));
      await jest.advanceTimersByTimeAsync(300);
    }
    expect(of(sessionActions.sessionExpired)).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(50);
    expect(of(sessionActions.sessionExpired)).toHaveLength(1);
  });

  it('a login during the wait makes the refusals old news', async () => {
    const { api, deps, of, state } = await openTab({ token: 'old' });
    api.fail(refusal(10102));
    await deps.session.login(form);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(of(sessionActions.sessionExpired)).toHaveLength(0);
    expect(state().status).toBe('member');
  });

  it('SESSION-020 6031 cleans up and leaves the navigation to who handles blocked addresses (OPEN-003)', async () => {
    const { api, of, state } = await openTab({ token: 'tok' });
    api.fail(refusal(10102));
    api.fail(refusal(6031));
    await jest.advanceTimersByTimeAsync(350);
    expect(state().status).toBe('guest');
    expect(of(sessionActions.sessionExpired).map(({ payload }) => payload)).toEqual([
      { code: '6031', leadsTo: 'nowhere' },
    ]);
  });

  it('a guest’s refused calls reset no cache', async () => {
    const { api, state, actions } = await openTab();
    api.fail(refusal(6031));
    await jest.advanceTimersByTimeAsync(350);
    expect(state().epoch).toBe(0);
    expect(actions.some((action) => action.type === queryApi.util.resetApiState().type)).toBe(false);
  });

  it('SESSION-021 STORE-008 a partner’s visitor is led to the partner’s page once', async () => {
    const { api, deps, of, items } = await openTab({ token: 'tok' });
    items.set(ITEMS.partnerChannel, 'yes');
    api.fail(refusal(10102));
    await jest.advanceTimersByTimeAsync(350);
    await deps.session.login(form);
    api.fail(refusal(10102));
    await jest.advanceTimersByTimeAsync(350);
    expect(of(sessionActions.sessionExpired).map(({ payload }) => payload)).toEqual([
      { code: '10102', leadsTo: 'address', address: 'https://partner.example/login' },
      { code: '10102', leadsTo: 'login' },
    ]);
  });

  it('SESSION-021 an empty partner address leads to the login route', async () => {
    const { api, of, items } = await openTab({ token: 'tok', deps: { channelLoginAddress: () => '' } });
    items.set(ITEMS.partnerChannel, 'yes');
    api.fail(refusal(10102));
    await jest.advanceTimersByTimeAsync(350);
    expect(of(sessionActions.sessionExpired)[0]?.payload).toEqual({ code: '10102', leadsTo: 'login' });
  });

  it('a session that the socket says has ended is over', async () => {
    const { push, state } = await openTab({ token: 'tok' });
    push({ msgId: 20004, msgData: { code: 10103 } });
    await jest.advanceTimersByTimeAsync(350);
    expect(state().status).toBe('guest');
  });

  it.each([
    ['a refused call', 10103],
    ['6001', 6001],
    ['a blocked address', 6031],
  ])(
    'SESSION-020 SESSION-014 SESSION-018 %s is a logout: the call with the token, the cleaning, the word to the shell',
    async (_what, code) => {
      const { api, deps, sent, items, follow, of } = await openTab();
      await deps.session.login({ ...form, remember: false });
      let tokenThen: string | undefined;
      api.answer(session.logout, () => {
        tokenThen = deps.tokens.current();
        return { ok: false, error: refusal(6001, session.logout.path) };
      });
      items.set(ITEMS.wallet, { total: '1.00' });
      if (code === 6001) void api.refuse(refusal(code));
      else api.fail(refusal(code));
      await jest.advanceTimersByTimeAsync(350);
      expect(sent(session.logout.path)).toHaveLength(1);
      expect(tokenThen).toBe('tok');
      expect([items.get(ITEMS.login), items.get(ITEMS.wallet)]).toEqual([undefined, undefined]);
      expect(follow.mock.calls).toEqual([['heptad://logout']]);
      expect(of(sessionActions.sessionExpired)).toHaveLength(1);
    },
  );

  it('SESSION-018 a guest’s refused call ends no session: neither the platform nor the shell is told', async () => {
    const { api, sent, follow } = await openTab();
    api.fail(refusal(10102));
    await jest.advanceTimersByTimeAsync(350);
    expect(sent(session.logout.path)).toHaveLength(0);
    expect(follow).not.toHaveBeenCalled();
  });
});
