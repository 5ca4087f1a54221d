import { createClock, createCookies, createStoredItems, ITEMS } from '@heptad/device';
import { closeTabs, openTab, sharedJar } from '../testing/tab';
import { createTokenStore } from '../token-store';
import { LOGIN_CODE_TIMEOUT_MS, type LoginCode } from './login-loader';
import * as loginCode from './lazy-login';

const NOON = new Date(2026, 5, 15, 12).getTime();
const TEN_IN_THE_EVENING = new Date(2026, 5, 15, 22).getTime();

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closeTabs();
  jest.useRealTimers();
});

/** A first visit with a token in its address; the code of logging in comes as the spec says. */
async function visit(loadLoginCode: () => Promise<LoginCode>) {
  const clock = createClock({ wall: () => NOON, monotonic: () => 0 });
  const items = createStoredItems(null, clock);
  const cookies = createCookies(sharedJar(), true);
  const tokens = createTokenStore({ cookies, items, clock, query: { token: 'link' }, inShell: false });
  const tab = await openTab({ deps: { items, tokens, clock, loadLoginCode } });
  return { ...tab, tokens };
}

it('SESSION-013 a token of the address logs in at once, and its stored copy gets its 22:00 when the dates have come', async () => {
  let come: (code: LoginCode) => void = () => undefined;
  const tab = await visit(() => new Promise((resolve) => (come = resolve)));
  expect(tab.state().status).toBe('member');
  expect(tab.tokens.lacksExpiry()).toBe(true);
  come(loginCode);
  await jest.advanceTimersByTimeAsync(0);
  expect(tab.deps.items.get(ITEMS.token)).toMatchObject({ value: 'link', expiresAt: TEN_IN_THE_EVENING });
});

it('SESSION-013 a token that has been given up meanwhile gets none', async () => {
  let come: (code: LoginCode) => void = () => undefined;
  const tab = await visit(() => new Promise((resolve) => (come = resolve)));
  await tab.deps.session.logout();
  come(loginCode);
  await jest.advanceTimersByTimeAsync(0);
  expect(tab.deps.items.get(ITEMS.token)).toBeUndefined();
});

it('keeps the session by its cookie where the code cannot be had', async () => {
  const tab = await visit(() => Promise.reject(new Error('Failed to fetch dynamically imported module')));
  await jest.advanceTimersByTimeAsync(LOGIN_CODE_TIMEOUT_MS);
  expect(tab.state().status).toBe('member');
  expect(tab.tokens.lacksExpiry()).toBe(true);
  expect(tab.tokens.current()).toBe('link');
});

it('fetches nothing for a session that is known already', async () => {
  const loadLoginCode = jest.fn<Promise<LoginCode>, []>(() => Promise.resolve(loginCode));
  await openTab({ token: 'old', deps: { loadLoginCode } });
  expect(loadLoginCode).not.toHaveBeenCalled();
});
