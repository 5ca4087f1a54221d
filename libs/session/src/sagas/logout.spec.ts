import { queryApi } from '@heptad/api-client';
import { session } from '@heptad/contracts';
import { deviceId, ITEMS, storedItem, TOKEN_COOKIE, venueSessionItem } from '@heptad/device';
import * as v from 'valibot';
import { form, openTab, closeTabs } from '../testing/tab';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closeTabs();
  jest.useRealTimers();
});

describe('logout', () => {
  it('SESSION-014 SESSION-015 SESSION-016 SESSION-018 cleans up at once, whatever the platform says, and tells the shell', async () => {
    const { deps, api, items, cookies, state, follow, socketCalls, actions } = await openTab();
    await deps.session.login({ ...form, remember: false });
    await jest.advanceTimersByTimeAsync(0);
    api.answer(session.logout, {
      ok: false,
      error: { kind: 'offline', message: '', call: session.logout.path },
    });
    await deps.session.logout();
    await jest.advanceTimersByTimeAsync(0);
    expect(cookies.get(TOKEN_COOKIE)).toBeUndefined();
    expect(items.get(ITEMS.token)).toBeUndefined();
    expect(items.get(ITEMS.login)).toBeUndefined();
    expect(state()).toMatchObject({ status: 'guest', member: undefined });
    expect(follow).toHaveBeenCalledWith('heptad://logout');
    expect(socketCalls.at(-1)).toBe('stop');
    expect(actions.some((action) => action.type === queryApi.util.resetApiState().type)).toBe(true);
  });

  it('SESSION-017 forgets what is the member’s and keeps what is the device’s (OPEN-012)', async () => {
    const modal = storedItem('marketingModal.spring', v.boolean());
    const { deps, items } = await openTab({ token: 'tok' });
    await deps.session.login(form);
    items.set(ITEMS.friendPopup, 'yes');
    items.set(ITEMS.homeSwiperIndex, 2);
    items.set(ITEMS.wallet, { total: '1.00' });
    items.set(venueSessionItem('IMTY'), { Token: 'x' });
    items.set(ITEMS.webClipToken, 'clip');
    items.set(modal, true);
    items.set(ITEMS.theme, 'dark');
    items.set(ITEMS.continued, 'yes');
    items.set(ITEMS.agentCode, 'code');
    items.set(ITEMS.betMode, 2);
    items.set(ITEMS.preloadedLaunch, { url: 'https://games.example', token: 'x' });
    items.set(ITEMS.tokenFromUrl, 'address');
    const device = [
      [ITEMS.recommendCode, 'recommend'],
      [ITEMS.recommendBet, 'bet'],
      [ITEMS.inviteCode, 'invite'],
      [ITEMS.webClipKey, 'installation'],
      [ITEMS.locale, 'en'],
      [ITEMS.balancesVisible, false],
      [ITEMS.betGestureMode, 0],
      [ITEMS.acceptedOddsChanges, ['IMTY:any']],
    ] as const;
    for (const [item, value] of device) items.set<unknown>(item, value);
    const id = deviceId(items);
    await deps.session.logout();
    for (const item of [
      ITEMS.firstLogin,
      ITEMS.friendPopup,
      ITEMS.homeSwiperIndex,
      ITEMS.wallet,
      venueSessionItem('IMTY'),
      ITEMS.preloadedLaunch,
      ITEMS.token,
      ITEMS.tokenFromUrl,
      modal,
    ]) {
      expect([item.key, items.get<unknown>(item)]).toEqual([item.key, undefined]);
    }
    // A web clip with the same storage logs nobody in by itself.
    expect(items.get(ITEMS.webClipToken)).toBe('expire');
    expect(items.get(ITEMS.theme)).toBe('dark');
    expect(items.get(ITEMS.continued)).toBe('yes');
    expect(items.get(ITEMS.agentCode)).toBe('code');
    expect(items.get(ITEMS.betMode)).toBe(2);
    for (const [item, value] of device)
      expect([item.key, items.get<unknown>(item)]).toEqual([item.key, value]);
    expect([items.get(ITEMS.deviceId), items.get(ITEMS.webClipUuid)]).toEqual([id, id]);
    expect(items.get(ITEMS.login)).toMatchObject({ name: 'demo01', checked: true });
  });
});
