import { session as sessionCalls } from '@heptad/contracts';
import { ITEMS } from '@heptad/device';
import { sessionActions } from '../session-slice';
import { held, heldClip, heldTab, pass } from '../testing/held-tab';
import { bus, closeTabs, form, openTab, refusal, remember, sharedJar } from '../testing/tab';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closeTabs();
  jest.useRealTimers();
});

describe('a login and a logout', () => {
  it('SESSION-014 a logout ends a login under way, whose late answer changes nothing', async () => {
    const tab = await heldTab();
    const ended = tab.logIn('demo01');
    await pass();
    const { signal } = tab.sent(sessionCalls.login.path)[0]?.options ?? {};
    void tab.session.logout();
    await pass();
    expect(ended).toHaveBeenCalledWith('superseded');
    expect(signal?.aborted).toBe(true);
    tab.login.give(0, { token: 'late' });
    await pass();
    expect(tab.state().status).toBe('guest');
    expect([tab.deps.tokens.current(), tab.items.get(ITEMS.login)]).toEqual([undefined, undefined]);
    expect(tab.of(sessionActions.loggedIn)).toHaveLength(0);
  });

  it('SESSION-014 a logout in another tab ends it too, and a login there leaves it alone', async () => {
    for (const act of ['logout', 'login'] as const) {
      const jar = sharedJar();
      const join = bus();
      const tab = await heldTab({ jar, carrier: join(), token: 'old' });
      const other = await openTab({
        jar,
        carrier: join(),
        answers: { [sessionCalls.login.path]: { ok: true, value: { token: 'of the other tab' } } },
      });
      const ended = tab.logIn('demo02');
      await pass();
      if (act === 'logout') await other.deps.session.logout();
      else await other.deps.session.login({ ...form, name: 'demo01' });
      await pass();
      tab.login.give(0, { token: 'late' });
      await pass();
      expect([act, ended.mock.calls]).toEqual([act, [[act === 'logout' ? 'superseded' : 'loggedIn']]]);
      expect(tab.deps.tokens.current()).toBe(act === 'logout' ? undefined : 'late');
    }
  });

  it('a login after a logout stands, whenever the platform answers the logout', async () => {
    const tab = await heldTab({ token: 'old' });
    const out = jest.fn();
    void tab.session.logout().then(out);
    await pass();
    const ended = tab.logIn('demo02');
    await pass();
    tab.login.give(0, { token: 'new' });
    await pass();
    tab.logout.give(0, null);
    await pass(10_000);
    expect(out).toHaveBeenCalledTimes(1);
    expect(ended).toHaveBeenCalledWith('loggedIn');
    expect(tab.deps.tokens.current()).toBe('new');
    expect(tab.state().status).toBe('member');
  });

  it('a logout while the password is being sealed leaves nothing of the login', async () => {
    let sealed: (text: string) => void = () => undefined;
    const tab = await heldTab();
    jest.spyOn(tab.deps.credentials, 'seal').mockReturnValue(new Promise((resolve) => (sealed = resolve)));
    const ended = tab.logIn('demo01');
    await pass();
    tab.login.give(0, { token: 'tok' });
    await pass();
    void tab.session.logout();
    sealed('~hash');
    await pass();
    expect(ended).toHaveBeenCalledWith('superseded');
    expect(tab.items.get(ITEMS.login)).toBeUndefined();
    expect(tab.deps.tokens.current()).toBeUndefined();
  });
});

describe('two submissions', () => {
  it.each([
    [0, 1],
    [1, 0],
  ])('the last one wins, whichever is answered first: %i, then %i', async (...order) => {
    const tab = await heldTab();
    const first = tab.logIn('demo01');
    await pass();
    const second = tab.logIn('demo02');
    await pass();
    for (const call of order) {
      tab.login.give(call, { token: `token of demo0${String(call + 1)}` });
      await pass();
    }
    expect([first.mock.calls, second.mock.calls]).toEqual([[['superseded']], [['loggedIn']]]);
    expect(tab.deps.tokens.current()).toBe('token of demo02');
    expect(tab.items.get(ITEMS.login)?.name).toBe('demo02');
    expect(tab.of(sessionActions.loggedIn)).toHaveLength(1);
  });

  it('a login and a registration: the later one wins in both orders', async () => {
    const newcomer = { name: 'newcomer1', password: 'Abcd1234' };
    const login = await heldTab();
    const registered = jest.fn();
    void login.session.register(newcomer).then(({ kind }) => registered(kind));
    await pass();
    login.logIn('demo01');
    await pass();
    login.register.give(0, { token: 'newcomer' });
    login.login.give(0, { token: 'member' });
    await pass();
    expect(registered).toHaveBeenCalledWith('superseded');
    expect(login.deps.tokens.current()).toBe('member');

    const register = await heldTab();
    const ended = register.logIn('demo01');
    await pass();
    void register.session.register(newcomer);
    await pass();
    register.login.give(0, { token: 'member' });
    register.register.give(0, { token: 'newcomer' });
    await pass();
    expect(ended).toHaveBeenCalledWith('superseded');
    expect(register.deps.tokens.current()).toBe('newcomer');
    expect(register.items.get(ITEMS.login)?.name).toBe('newcomer1');
  });

  it('a hand-over ends a login under way, and a login a hand-over’s session', async () => {
    const tab = await heldTab({ token: 'old' });
    const ended = tab.logIn('demo01');
    await pass();
    await tab.session.handOver('handed');
    tab.login.give(0, { token: 'late' });
    await pass();
    expect(ended).toHaveBeenCalledWith('superseded');
    expect(tab.deps.tokens.current()).toBe('handed');
    tab.logIn('demo02');
    await pass();
    tab.login.give(1, { token: 'new' });
    await pass();
    expect(tab.deps.tokens.current()).toBe('new');
  });
});

describe('an automatic login and what a member does meanwhile', () => {
  it('a logout ends it, and its late answer logs nobody in', async () => {
    const tab = await heldClip();
    const restored = tab.refuse();
    await pass();
    expect(tab.state().autoLogin).toBe('pending');
    void tab.session.logout();
    await pass();
    tab.login.give(0, { token: 'late' });
    await pass(120_000);
    expect(restored).toHaveBeenCalledWith(false);
    expect(tab.state()).toMatchObject({ status: 'guest', autoLogin: 'init' });
    expect(tab.deps.tokens.current()).toBeUndefined();
    expect(tab.sent(sessionCalls.login.path)).toHaveLength(1);
  });

  it('after a logout a refused call starts none, until the member logs in by hand', async () => {
    const tab = await heldClip();
    void tab.session.logout();
    await pass();
    // The page that is left may be refused more than once.
    for (let call = 0; call < 2; call += 1) {
      tab.refuse();
      await pass(60_000);
    }
    expect(tab.sent(sessionCalls.login.path)).toHaveLength(0);
    expect(tab.state().status).toBe('guest');
    tab.logIn('demo01');
    await pass();
    tab.login.give(0, { token: 'by hand' });
    await pass();
    tab.refuse();
    await pass();
    expect(tab.sent(sessionCalls.login.path)).toHaveLength(2);
  });

  it('a logout between the refusal and the login it would start wins', async () => {
    let read: () => void = () => undefined;
    const tab = await heldClip();
    const known = await tab.deps.credentials.read();
    jest
      .spyOn(tab.deps.credentials, 'read')
      .mockReturnValue(new Promise((resolve) => (read = () => resolve(known))));
    tab.refuse();
    await pass();
    void tab.session.logout();
    read();
    await pass(10_000);
    expect(tab.sent(sessionCalls.login.path)).toHaveLength(0);
    expect(tab.deps.tokens.current()).toBeUndefined();
  });

  it('a submitted form ends it: nobody gets the automatic login’s result', async () => {
    const tab = await heldClip();
    const restored = tab.refuse();
    await pass();
    const ended = tab.logIn('demo02');
    await pass();
    tab.login.give(0, { token: 'of demo01' });
    await pass();
    expect(ended).not.toHaveBeenCalled();
    expect(tab.deps.tokens.current()).toBe('old');
    tab.login.give(1, { token: 'of demo02' });
    await pass();
    expect(ended).toHaveBeenCalledWith('loggedIn');
    expect(restored).toHaveBeenCalledWith(false);
    expect(tab.deps.tokens.current()).toBe('of demo02');
    expect(tab.items.get(ITEMS.login)?.name).toBe('demo02');
    expect(tab.of(sessionActions.loggedIn).map(({ payload }) => payload)).toEqual([{ auto: false }]);
  });

  it('while a form is under way it waits, and has nothing left to do when that succeeds', async () => {
    const tab = await heldClip();
    const ended = tab.logIn('demo01');
    await pass();
    const restored = tab.refuse();
    await pass();
    expect(tab.sent(sessionCalls.login.path)).toHaveLength(1);
    tab.login.give(0, { token: 'by hand' });
    await pass();
    expect(ended).toHaveBeenCalledWith('loggedIn');
    expect(restored).toHaveBeenCalledWith(true);
    expect(tab.sent(sessionCalls.login.path)).toHaveLength(1);
  });

  it('goes on by itself when the form is refused', async () => {
    const tab = await heldClip();
    const ended = tab.logIn('demo02');
    await pass();
    const restored = tab.refuse();
    await pass();
    tab.login.refuse(0, 6002);
    await pass();
    expect(ended).toHaveBeenCalledWith('nameError');
    tab.login.give(1, { token: 'of demo01' });
    await pass();
    expect(restored).toHaveBeenCalledWith(true);
    expect(tab.deps.tokens.current()).toBe('of demo01');
  });

  it('is answered when the form that it waits for breaks off', async () => {
    const tab = await heldClip();
    jest.spyOn(tab.deps.credentials, 'seal').mockRejectedValue(new Error('broken'));
    const ended = tab.logIn('demo02');
    await pass();
    const restored = tab.refuse();
    await pass();
    tab.login.give(0, { token: 'of demo02' });
    await pass();
    expect(ended).toHaveBeenCalledWith('failed');
    expect(restored).toHaveBeenCalledWith(false);
  });

  it('is not begun in a web clip whose storage another tab has logged out of', async () => {
    const jar = sharedJar();
    const join = bus();
    const clip = await openTab({
      jar,
      carrier: join(),
      token: 'old',
      deps: { webClip: true },
      prepare: ({ credentials }) =>
        remember(credentials, { name: 'demo01', password: 'hash', checked: true }),
    });
    const { items, credentials } = clip.deps;
    const browserTab = await openTab({ jar, carrier: join(), deps: { items, credentials } });
    await browserTab.deps.session.logout();
    await pass();
    void clip.api.refuse(refusal(6001));
    await pass(60_000);
    expect(clip.sent(sessionCalls.login.path)).toHaveLength(0);
    expect(await credentials.read()).toMatchObject({ name: 'demo01', password: 'hash' });
  });

  it('ends with a logout, and with another member’s login, in another tab', async () => {
    for (const act of ['logout', 'login'] as const) {
      const jar = sharedJar();
      const join = bus();
      const login = held();
      const clip = await openTab({
        jar,
        carrier: join(),
        token: 'old',
        answers: { [sessionCalls.login.path]: login.answer },
        deps: { webClip: true },
        prepare: ({ credentials }) =>
          remember(credentials, { name: 'demo01', password: 'hash', checked: true }),
      });
      const other = await openTab({
        jar,
        carrier: join(),
        answers: { [sessionCalls.login.path]: { ok: true, value: { token: 'of demo02' } } },
      });
      void clip.api.refuse(refusal(6001));
      await pass();
      if (act === 'logout') await other.deps.session.logout();
      else await other.deps.session.login({ ...form, name: 'demo02' });
      await pass();
      login.give(0, { token: 'of demo01' });
      await pass();
      expect([act, clip.deps.tokens.current()]).toEqual([act, act === 'logout' ? undefined : 'of demo02']);
      expect(clip.sent(sessionCalls.login.path)).toHaveLength(1);
    }
  });
});

it('WEBCLIP-008 the reset of an earlier automatic login leaves a newer one alone', async () => {
  const tab = await heldClip();
  tab.refuse();
  await pass();
  tab.login.give(0, { token: 'first' });
  await pass();
  expect(tab.state().autoLogin).toBe('finish');
  await pass(9_000);
  // By hand, so that another refusal may start another automatic login.
  tab.logIn('demo01');
  await pass();
  tab.login.give(1, { token: 'second' });
  await pass();
  void tab.api.refuse({ ...refusal(6001), call: '/site/another' });
  await pass();
  expect(tab.state().autoLogin).toBe('pending');
  await pass(5_000);
  expect(tab.state().autoLogin).toBe('pending');
  tab.login.give(2, { token: 'third' });
  await pass(9_999);
  expect(tab.state().autoLogin).toBe('finish');
  await pass(1);
  expect(tab.state().autoLogin).toBe('init');
});
