import { queryApi } from '@heptad/api-client';
import { member, session as sessionCalls } from '@heptad/contracts';
import { ITEMS } from '@heptad/device';
import { sessionActions } from '../session-slice';
import { heldClip, heldTab, pass } from '../testing/held-tab';
import { closeTabs, info } from '../testing/tab';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closeTabs();
  jest.useRealTimers();
});

describe('a hand-over', () => {
  it('SESSION-019 says who is there now, once it is known, and forgets what was the other’s', async () => {
    const tab = await heldTab({ token: 'old' });
    expect(tab.state().member?.name).toBe('demo01');
    tab.api.answer(member.info, { ok: true, value: { ...info, name: 'demo02' } });
    await tab.session.handOver('handed');
    await pass();
    expect(tab.of(sessionActions.memberReplaced).map(({ payload }) => payload)).toEqual([{ name: 'demo02' }]);
    expect(tab.actions.some(({ type }) => type === queryApi.util.resetApiState().type)).toBe(true);
    expect(JSON.stringify(tab.actions)).not.toContain('handed"');
  });

  it.each([
    ['once it is known whose it is', { ok: true, value: { ...info, name: 'demo02' } } as const],
    ['before that is known', new Promise<never>(() => undefined)],
  ])('SESSION-019 no automatic login brings the other back, %s', async (_, answer) => {
    const tab = await heldClip();
    tab.api.answer(member.info, () => answer);
    await tab.session.handOver('handed');
    await pass();
    tab.refuse();
    await pass(10_000);
    expect(tab.state().status).toBe('guest');
    // The session that was handed over has ended: the next refusal finds nothing to log in with either.
    tab.refuse();
    await pass(60_000);
    expect(tab.sent(sessionCalls.login.path)).toHaveLength(0);
    expect(tab.deps.tokens.current()).toBeUndefined();
    expect(await tab.deps.credentials.read()).toEqual({ name: 'demo01', checked: true });
  });

  it('of the token that is there already leaves the automatic login as it is', async () => {
    const tab = await heldClip();
    await tab.session.handOver('old');
    tab.refuse();
    await pass();
    expect(tab.sent(sessionCalls.login.path)).toHaveLength(1);
  });

  it('WEBCLIP-012 the next login by hand is the one that a web clip renews', async () => {
    const tab = await heldClip();
    await tab.session.handOver('handed');
    tab.logIn('demo02');
    await pass();
    tab.login.give(0, { token: 'by hand' });
    await pass();
    tab.refuse();
    await pass();
    expect(tab.sent(sessionCalls.login.path).map(({ request }) => request)).toMatchObject([
      { name: 'demo02' },
      { name: 'demo02' },
    ]);
  });

  it('SESSION-013 its stored copy counts until 22:00, once the dates have come', async () => {
    const tab = await heldTab({ token: 'old' });
    await tab.session.handOver('handed');
    await pass();
    const expiresAt = new Date(2026, 5, 15, 22).getTime();
    expect(tab.items.get(ITEMS.token)).toMatchObject({ value: 'handed', expiresAt });
  });

  it('says nothing of the same member’s, of the same token and to a guest', async () => {
    const same = await heldTab({ token: 'old' });
    await same.session.handOver('old');
    await same.session.handOver('renewed');
    await pass();
    const guest = await heldTab();
    await guest.session.handOver('first');
    await pass();
    expect([same, guest].map((tab) => tab.of(sessionActions.memberReplaced).length)).toEqual([0, 0]);
    expect([same, guest].map((tab) => tab.deps.tokens.current())).toEqual(['renewed', 'first']);
  });
});
