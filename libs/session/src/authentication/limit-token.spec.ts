import { createClock, createCookies, createStoredItems, ITEMS } from '@heptad/device';
import { closeTabs, openTab, sharedJar } from '../sagas/tab-under-test';
import { createTokenStore } from '../token-store';
import { WAY_IN_TIMEOUT_MS, type WayIn } from './reach-way-in';
import * as wayIn from './way-in';

const NOON = new Date(2026, 5, 15, 12).getTime();
const TEN_IN_THE_EVENING = new Date(2026, 5, 15, 22).getTime();

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  closeTabs();
  jest.useRealTimers();
});

/** A first visit with a token in its address; the code of logging in comes as the spec says. */
async function visit(loadWayIn: () => Promise<WayIn>) {
  const clock = createClock({ wall: () => NOON, monotonic: () => 0 });
  const items = createStoredItems(null, clock);
  const cookies = createCookies(sharedJar(), true);
  const tokens = createTokenStore({ cookies, items, clock, query: { token: 'link' }, inShell: false });
  const tab = await openTab({ deps: { items, tokens, clock, loadWayIn } });
  return { ...tab, tokens };
}

it('SESSION-013 a token of the address logs in at once, and its stored copy gets its 22:00 when the dates have come', async () => {
  let come: (code: WayIn) => void = () => undefined;
  const tab = await visit(() => new Promise((resolve) => (come = resolve)));
  expect(tab.state().status).toBe('member');
  expect(tab.tokens.lacksExpiry()).toBe(true);
  come(wayIn);
  await jest.advanceTimersByTimeAsync(0);
  expect(tab.deps.items.get(ITEMS.token)).toMatchObject({ value: 'link', expiresAt: TEN_IN_THE_EVENING });
});

it('SESSION-013 a token that has been given up meanwhile gets none', async () => {
  let come: (code: WayIn) => void = () => undefined;
  const tab = await visit(() => new Promise((resolve) => (come = resolve)));
  await tab.deps.session.logout();
  come(wayIn);
  await jest.advanceTimersByTimeAsync(0);
  expect(tab.deps.items.get(ITEMS.token)).toBeUndefined();
});

it('keeps the session by its cookie where the code cannot be had', async () => {
  const tab = await visit(() => Promise.reject(new Error('Failed to fetch dynamically imported module')));
  await jest.advanceTimersByTimeAsync(WAY_IN_TIMEOUT_MS);
  expect(tab.state().status).toBe('member');
  expect(tab.tokens.lacksExpiry()).toBe(true);
  expect(tab.tokens.current()).toBe('link');
});

it('SESSION-013 fetches nothing for a session that is known already', async () => {
  const loadWayIn = jest.fn<Promise<WayIn>, []>(() => Promise.resolve(wayIn));
  await openTab({ token: 'old', deps: { loadWayIn } });
  expect(loadWayIn).not.toHaveBeenCalled();
});
