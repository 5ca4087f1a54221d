import { type ApiError } from '@heptad/api-client';
import { member as memberCalls, session } from '@heptad/contracts';
import {
  createClock,
  createCookies,
  createStoredItems,
  ITEMS,
  TOKEN_COOKIE,
  venueSessionItem,
} from '@heptad/device';
import { sessionActions } from '../session-slice';
import { createTokenStore } from '../token-store';
import type { SessionSagaDeps } from './saga-deps';
import { info, form, refusal, sharedJar, bus, openTab, closeTabs } from '../testing/tab';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closeTabs();
  jest.useRealTimers();
});

describe('session in the store', () => {
  it('SESSION-023 a guest’s info is not fetched, a member’s is', async () => {
    const guest = await openTab();
    expect(guest.state().status).toBe('guest');
    expect(guest.sent(memberCalls.info.path)).toHaveLength(0);
    const member = await openTab({ token: 'tok' });
    expect(member.state().status).toBe('member');
    expect(member.sent(memberCalls.info.path)).toHaveLength(1);
    expect(member.state().member).toMatchObject({ id: 'm1', grade: 3, phoneBound: true, emailBound: false });
  });

  it('CALL-011 concurrent and later readers cause one request', async () => {
    const { deps, sent } = await openTab({ token: 'tok' });
    await Promise.all([deps.userInfo.get(), deps.userInfo.get()]);
    expect(sent(memberCalls.info.path)).toHaveLength(1);
  });

  it('SESSION-004 a login makes a member, fetches the info and starts the socket', async () => {
    const { deps, state, socketCalls, sent } = await openTab();
    expect((await deps.session.login(form)).kind).toBe('loggedIn');
    expect(deps.tokens.current()).toBe('tok');
    await jest.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ status: 'member', epoch: 1, member: { name: 'demo01' } });
    expect(sent(memberCalls.info.path)).toHaveLength(1);
    expect(socketCalls.at(-1)).toBe('start');
  });

  it('a second tap while a login is under way starts no second one', async () => {
    const { deps, sent } = await openTab();
    const [first, second] = await Promise.all([deps.session.login(form), deps.session.login(form)]);
    expect(first).toBe(second);
    expect(sent(session.login.path)).toHaveLength(1);
  });

  it('no action carries the password, its hash or the token', async () => {
    const { deps, actions } = await openTab();
    await deps.session.login(form);
    await jest.advanceTimersByTimeAsync(0);
    expect(JSON.stringify(actions)).not.toMatch(/Heptad2026|[\da-f]{32}|"tok"/);
  });

  it('a failing info neither logs out nor is final: it is asked again when the page is seen', async () => {
    const error: ApiError = { kind: 'timeout', message: '', call: memberCalls.info.path };
    const { api, state, pageChanged } = await openTab({
      token: 'tok',
      answers: { [memberCalls.info.path]: { ok: false, error } },
    });
    expect(state()).toMatchObject({ status: 'member', memberError: { kind: 'timeout' } });
    api.answer(memberCalls.info, { ok: true, value: info });
    pageChanged();
    await jest.advanceTimersByTimeAsync(0);
    expect(state()).toMatchObject({ member: { id: 'm1' }, memberError: undefined });
  });

  it('socket messages reach the store; heartbeats do not; the login answer sets the clock', async () => {
    const { push, of, deps } = await openTab({ token: 'tok' });
    push({ msgId: 0, msgData: '' });
    push({ msgId: 20003, msgData: { mailId: 'm', title: 't', unread: 2 } });
    push({ msgId: 10002, msgData: { accepted: true, serverTime: 5_000 } });
    expect(of(sessionActions.messagePushed).map(({ payload }) => payload)).toEqual([
      { msgId: 20003, msgData: { mailId: 'm', title: 't', unread: 2 } },
    ]);
    expect(deps.clock.now()).toBe(5_000);
  });
});

describe('a token that takes the place of another', () => {
  const venue = venueSessionItem('IMTY');
  const prepare = ({ items }: SessionSagaDeps): void => {
    items.set(venue, { Token: 'of the member before' });
    items.set(ITEMS.wallet, { total: '1.00' });
    items.set(ITEMS.preloadedLaunch, { url: 'https://games.example', token: 'before' });
    items.set(ITEMS.login, { name: 'before', sealed: '~hash', checked: true });
  };
  /** A page on a device that holds a token, opened by an address that brings one. */
  const open = (address: string, inShell: boolean) => {
    const clock = createClock({ wall: () => 1_700_000_000_000, monotonic: () => 0 });
    const items = createStoredItems(null, clock);
    const cookies = createCookies(sharedJar(), true);
    cookies.set(TOKEN_COOKIE, 'old');
    const tokens = createTokenStore({ cookies, items, clock, query: { token: address }, inShell });
    return openTab({ deps: { items, tokens }, prepare });
  };

  it('SESSION-019 OPEN-010 in the app forgets what was opened in the other’s name, and asks who is there now', async () => {
    const { deps, state, sent, socketCalls, of } = await open('new', true);
    const { items } = deps;
    expect(deps.tokens.current()).toBe('new');
    expect([items.get(venue), items.get(ITEMS.wallet), items.get(ITEMS.preloadedLaunch)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    // No automatic login brings the other back; the name is the device's own.
    expect(items.get(ITEMS.login)).toEqual({ name: 'before', checked: true });
    expect(sent(memberCalls.info.path)).toHaveLength(1);
    expect(state()).toMatchObject({ status: 'member', member: { id: 'm1' } });
    expect(socketCalls).toEqual(['stop', 'start']);
    // Nothing is known of who was there before: then it is said who is there now.
    expect(of(sessionActions.memberReplaced).map(({ payload }) => payload)).toEqual([{ name: 'demo01' }]);
  });

  it('SESSION-019 forgets it too where nobody was logged in any more, so that no web clip logs the other in again', async () => {
    const clock = createClock({ wall: () => 1_700_000_000_000, monotonic: () => 0 });
    const items = createStoredItems(null, clock);
    const tokens = createTokenStore({
      cookies: createCookies(sharedJar(), true),
      items,
      clock,
      query: { token: 'link' },
      inShell: false,
    });
    const { api, deps, sent, of } = await openTab({ deps: { items, tokens, webClip: true }, prepare });
    expect(tokens.current()).toBe('link');
    expect(items.get(ITEMS.login)).toEqual({ name: 'before', checked: true });
    expect(items.get(venue)).toBeUndefined();
    expect(of(sessionActions.memberReplaced)).toHaveLength(0);
    void api.refuse(refusal(6001));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent(session.login.path)).toHaveLength(0);
    expect(deps.tokens.current()).toBeUndefined();
  });

  it.each([
    ['the same token in the app', 'old', true],
    ['any token in a browser', 'new', false],
  ])('SESSION-019 OPEN-010 %s changes nothing', async (_what, address, inShell) => {
    const { deps } = await open(address, inShell);
    expect(deps.tokens.current()).toBe('old');
    expect(deps.items.get(venue)).toEqual({ Token: 'of the member before' });
    expect(deps.items.get(ITEMS.wallet)).toEqual({ total: '1.00' });
    expect(deps.items.get(ITEMS.login)).toMatchObject({ sealed: '~hash' });
  });
});

describe('a link’s token beside a session', () => {
  const open = async (name: string) => {
    const clock = createClock({ wall: () => 1_700_000_000_000, monotonic: () => 0 });
    const items = createStoredItems(null, clock);
    const cookies = createCookies(sharedJar(), true);
    cookies.set(TOKEN_COOKIE, 'old');
    const tokens = createTokenStore({ cookies, items, clock, query: { token: 'link' }, inShell: false });
    const tab = await openTab({ deps: { items, tokens } });
    tab.api.answer(memberCalls.info, { ok: true, value: { ...info, name } });
    return { ...tab, tokens };
  };
  const answer = async (tab: Awaited<ReturnType<typeof open>>, accepted: boolean) => {
    tab.store.dispatch(sessionActions.handOverAnswered({ accepted }));
    await jest.advanceTimersByTimeAsync(0);
  };

  it('OPEN-010 waits for the member’s word, and takes the place once that is given', async () => {
    const tab = await open('demo02');
    expect(tab.state()).toMatchObject({ status: 'member', handOver: true, member: { name: 'demo01' } });
    expect(tab.tokens.current()).toBe('old');
    await answer(tab, true);
    expect(tab.tokens.current()).toBe('link');
    expect(tab.state()).toMatchObject({ handOver: false, member: { name: 'demo02' } });
    expect(tab.of(sessionActions.memberReplaced).map(({ payload }) => payload)).toEqual([{ name: 'demo02' }]);
    expect(JSON.stringify(tab.actions)).not.toMatch(/"link"/);
  });

  it('OPEN-010 is forgotten where the member stays, whatever is answered afterwards', async () => {
    const tab = await open('demo02');
    await answer(tab, false);
    await answer(tab, true);
    expect(tab.tokens.current()).toBe('old');
    expect(tab.state()).toMatchObject({ handOver: false, member: { name: 'demo01' } });
  });
});

describe('two tabs', () => {
  it('a logout and a change of member reach the other tab, which never shows one member’s data as another’s', async () => {
    const jar = sharedJar();
    const join = bus();
    const first = await openTab({ jar, carrier: join() });
    const second = await openTab({ jar, carrier: join() });
    await first.deps.session.login(form);
    await jest.advanceTimersByTimeAsync(0);
    expect(second.state()).toMatchObject({ status: 'member', member: { name: 'demo01' } });
    expect(second.deps.tokens.current()).toBe('tok');

    first.api.answer(session.login, { ok: true, value: { token: 'tok2' } });
    second.api.answer(memberCalls.info, () => new Promise(() => undefined));
    await first.deps.session.login({ ...form, name: 'demo02' });
    await jest.advanceTimersByTimeAsync(0);
    expect(second.deps.tokens.current()).toBe('tok2');
    expect(second.state()).toMatchObject({ status: 'member', member: undefined, epoch: 2 });

    await first.deps.session.logout();
    await jest.advanceTimersByTimeAsync(0);
    cookieGone(second.cookies.get(TOKEN_COOKIE));
    second.items.remove(ITEMS.token);
    await jest.advanceTimersByTimeAsync(0);
    expect(second.state().status).toBe('guest');
  });

  it('SESSION-015 hear of a login and a logout by the word alone, before any stored object is written', async () => {
    const jar = sharedJar();
    const join = bus();
    const first = await openTab({ jar, carrier: join() });
    const second = await openTab({ jar, carrier: join() });
    const never = new Promise<void>(() => undefined);
    jest.spyOn(first.items, 'flush').mockReturnValue(never);
    await first.deps.session.login(form);
    expect(second.deps.tokens.current()).toBe('tok');

    // The second tab's copy of the stored object is still that of before.
    second.items.set(ITEMS.token, { value: 'tok', expiresAt: Number.MAX_SAFE_INTEGER });
    await first.deps.session.logout();
    await jest.advanceTimersByTimeAsync(0);
    expect(second.state()).toMatchObject({ status: 'guest', member: undefined });
    second.pageChanged();
    await jest.advanceTimersByTimeAsync(0);
    expect(second.state().status).toBe('guest');
    expect(second.deps.tokens.current()).toBeUndefined();

    first.api.answer(session.login, { ok: true, value: { token: 'tok2' } });
    await first.deps.session.login({ ...form, name: 'demo02' });
    await jest.advanceTimersByTimeAsync(0);
    expect(second.deps.tokens.current()).toBe('tok2');
    expect(second.state().status).toBe('member');
  });

  it('SESSION-020 a session that ends in one ends in the other, and nothing but the two words is said', async () => {
    const jar = sharedJar();
    const join = bus();
    const said: unknown[] = [];
    join().addEventListener('message', ({ data }) => said.push(data));
    const first = await openTab({ jar, carrier: join(), token: 'tok' });
    const second = await openTab({ jar, carrier: join() });
    first.api.fail(refusal(10103));
    await jest.advanceTimersByTimeAsync(400);
    expect(second.state()).toMatchObject({ status: 'guest', member: undefined });
    expect(new Set(said)).toEqual(new Set(['ended', 'changed']));
  });

  function cookieGone(value: string | undefined): void {
    expect(value).toBeUndefined();
  }

  it('an answer about the member before is dropped', async () => {
    const answers: ((value: typeof info) => void)[] = [];
    const { deps, state } = await openTab({
      token: 'old',
      answers: {
        [memberCalls.info.path]: () =>
          new Promise((resolve) => answers.push((value) => resolve({ ok: true, value }))),
      },
    });
    await deps.session.login(form);
    await jest.advanceTimersByTimeAsync(0);
    answers[0]?.({ ...info, userId: 'before' as 'm1' });
    await jest.advanceTimersByTimeAsync(0);
    expect(state().member).toBeUndefined();
    answers[1]?.(info);
    await jest.advanceTimersByTimeAsync(0);
    expect(state().member?.id).toBe('m1');
  });
});
