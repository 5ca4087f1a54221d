import { createClock, createCookies, createStoredItems, ITEMS, TOKEN_COOKIE } from '@heptad/device';
import { sharedJar } from './testing/tab';
import { createTokenStore, type TokenStore } from './token-store';

const NOON = new Date(2026, 5, 15, 12).getTime();
const DAY_MS = 24 * 3_600_000;

/** Which of the places hold a token, each its own, and where the page runs. */
interface Situation {
  readonly cookie: boolean;
  readonly address: boolean;
  readonly stored: boolean;
  readonly kept: boolean;
  readonly inShell: boolean;
}

const BOTH = [false, true];
const SITUATIONS: readonly Situation[] = BOTH.flatMap((inShell) =>
  BOTH.flatMap((cookie) =>
    BOTH.flatMap((address) =>
      BOTH.flatMap((stored) => BOTH.map((kept) => ({ cookie, address, stored, kept, inShell }))),
    ),
  ),
);

/** A device that holds what a situation says; pages are opened on it one after the other. */
function deviceOf({ cookie, stored, kept, inShell }: Situation, wall = NOON) {
  const clock = createClock({ wall: () => wall, monotonic: () => 0 });
  const items = createStoredItems(null, clock);
  const cookies = createCookies(sharedJar(), true);
  if (cookie) cookies.set(TOKEN_COOKIE, 'cookie');
  if (stored) items.set(ITEMS.token, { value: 'stored', expiresAt: NOON + DAY_MS / 2 });
  if (kept) items.set(ITEMS.tokenFromUrl, 'kept');
  const open = (token?: string) =>
    createTokenStore({ cookies, items, clock, query: token === undefined ? {} : { token }, inShell });
  return { open, items, cookies };
}

/** The order of OPEN-010: the address first in the app; in a browser a session that is there, then the address. */
function expected({ cookie, address, stored, kept, inShell }: Situation): string | undefined {
  const places: readonly (readonly [boolean, string])[] = [
    [inShell && address, 'address'],
    [cookie, 'cookie'],
    [stored, 'stored'],
    [address, 'address'],
    [kept, 'kept'],
  ];
  return places.find(([held]) => held)?.[1];
}

const named = SITUATIONS.map((situation) => {
  const held = Object.entries(situation).flatMap(([name, on]) => (on ? [name] : []));
  return [held.length === 0 ? 'nothing' : held.join(', '), situation] as const;
});

describe('sources of a token against each other', () => {
  it.each(named)('SESSION-010 SESSION-019 OPEN-010 with %s', (_, situation) => {
    const { open, items } = deviceOf(situation);
    const tokens = open(situation.address ? 'address' : undefined);
    const { handedOver, replaced, offered } = tokens.restore();
    expect(tokens.current()).toBe(expected(situation));
    // A link that would take a session's place waits for the member's word, and is given out once.
    const waits = situation.address && expected(situation) !== 'address';
    expect(offered).toBe(waits);
    expect(tokens.takeOffered()).toBe(waits ? 'address' : undefined);
    expect(tokens.takeOffered()).toBeUndefined();

    const before = situation.cookie ? 'cookie' : situation.stored ? 'stored' : undefined;
    expect(replaced).toBe(before !== undefined && before !== expected(situation));
    expect(handedOver).toBe(expected(situation) === 'address');
    // A link that did not count must not lie in wait behind another member's session.
    const keptNow = items.get(ITEMS.tokenFromUrl);
    expect(keptNow).toBe(expected(situation) === 'address' ? 'address' : situation.kept ? 'kept' : undefined);
  });

  it.each(named)('SESSION-010 the next start, and every other tab, agree with %s', (_, situation) => {
    const { open } = deviceOf(situation);
    const first = open(situation.address ? 'address' : undefined);
    first.restore();
    const next = open();
    expect(next.restore()).toEqual({ handedOver: false, replaced: false, offered: false });
    expect(next.current()).toBe(first.current());
    expect(first.sync()).toBe(false);
  });

  it.each(named)('SESSION-010 the address counts once with %s', (_, situation) => {
    const tokens = deviceOf(situation).open(situation.address ? 'address' : undefined);
    tokens.restore();
    tokens.clear();
    expect(tokens.restore()).toEqual({ handedOver: false, replaced: false, offered: false });
    expect(tokens.current()).toBeUndefined();
  });

  it.each(named)('SESSION-015 nothing comes back after a logout with %s', (_, situation) => {
    const { open } = deviceOf(situation);
    const tokens = open(situation.address ? 'address' : undefined);
    tokens.restore();
    tokens.clear();
    const next = open();
    next.restore();
    expect(next.current()).toBeUndefined();
    expect(tokens.sync()).toBe(false);
  });

  it.each([
    [
      'a login',
      (tokens: TokenStore) => tokens.save('theirs', { remember: false, owner: 'b', expiresAt: NOON + 1 }),
    ],
    ['a hand-over', (tokens: TokenStore) => tokens.replace('theirs')],
  ])('SESSION-019 the token of an address does not come back behind %s', (_, takePlace) => {
    const { open, items, cookies } = deviceOf({
      cookie: false,
      address: true,
      stored: false,
      kept: false,
      inShell: false,
    });
    const tokens = open('mine');
    tokens.restore();
    expect(tokens.current()).toBe('mine');
    takePlace(tokens);
    // Both copies end: the browser was closed, and it is past 22:00.
    cookies.remove(TOKEN_COOKIE);
    items.remove(ITEMS.token);
    const next = open();
    next.restore();
    expect(next.current()).toBeUndefined();
  });

  it.each([
    ['ahead', NOON + DAY_MS, undefined],
    ['behind', NOON - DAY_MS, 'stored'],
  ])('SESSION-013 a clock that is a day %s neither loops nor touches the cookie', (_, wall, stored) => {
    const nowhere = { cookie: false, address: false, kept: false, inShell: false };
    const byStore = deviceOf({ ...nowhere, stored: true }, wall).open();
    byStore.restore();
    expect(byStore.current()).toBe(stored);
    const byCookie = deviceOf({ ...nowhere, stored: true, cookie: true }, wall).open();
    expect(byCookie.restore()).toEqual({ handedOver: false, replaced: false, offered: false });
    expect(byCookie.current()).toBe('cookie');
    expect(byCookie.sync()).toBe(false);
  });
});
