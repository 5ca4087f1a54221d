import { createClock, createCookies, createStoredItems, ITEMS, TOKEN_COOKIE } from '@heptad/device';
import { createTokenStore } from './token-store';

function jar() {
  const kept = new Map<string, string>();
  const written: string[] = [];
  return {
    kept,
    written,
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [name = '', value = ''] = (text.split('; ')[0] ?? '').split('=');
      if (text.includes('max-age=0')) kept.delete(name);
      else kept.set(name, value);
    },
  };
}

const NOON = new Date(2026, 5, 15, 12).getTime();

function setUp(more: { token?: string; inShell?: boolean } = {}) {
  const cookieJar = jar();
  const clock = createClock({ wall: () => NOON, monotonic: () => 0 });
  const items = createStoredItems(null, clock);
  const cookies = createCookies(cookieJar, true);
  const query = more.token === undefined ? {} : { token: more.token };
  const tokens = createTokenStore({ cookies, items, clock, query, inShell: more.inShell ?? false });
  const store = (value: string, expiresAt = NOON + 1) => items.set(ITEMS.token, { value, expiresAt });
  return { tokens, items, cookies, cookieJar, clock, store };
}

describe('where a token comes from', () => {
  it('SESSION-010 the cookie comes before all others in a browser', () => {
    const { tokens, cookies, store, items } = setUp({ token: 'address' });
    cookies.set(TOKEN_COOKIE, 'cookie');
    store('stored');
    expect(tokens.restore()).toEqual({ handedOver: false, replaced: false, offered: true });
    expect(tokens.current()).toBe('cookie');
    expect(items.get(ITEMS.tokenFromUrl)).toBeUndefined();
  });

  it('SESSION-010 OPEN-010 then the store, then the address, then the kept address token', () => {
    const offered = setUp({ token: 'address' });
    offered.store('stored');
    expect(offered.tokens.restore()).toEqual({ handedOver: false, replaced: false, offered: true });
    expect(offered.tokens.current()).toBe('stored');
    expect(offered.items.get(ITEMS.tokenFromUrl)).toBeUndefined();
    expect(offered.tokens.takeOffered()).toBe('address');

    const byAddress = setUp({ token: 'address' });
    byAddress.items.set(ITEMS.tokenFromUrl, 'kept');
    expect(byAddress.tokens.restore()).toEqual({ handedOver: true, replaced: false, offered: false });
    expect(byAddress.tokens.current()).toBe('address');
    expect(byAddress.items.get(ITEMS.tokenFromUrl)).toBe('address');

    const stored = setUp();
    stored.store('stored');
    stored.items.set(ITEMS.tokenFromUrl, 'kept');
    stored.tokens.restore();
    expect(stored.tokens.current()).toBe('stored');

    const kept = setUp();
    kept.items.set(ITEMS.tokenFromUrl, 'kept');
    kept.tokens.restore();
    expect(kept.tokens.current()).toBe('kept');
    expect(kept.tokens.sync()).toBe(false);

    const nothing = setUp();
    nothing.tokens.restore();
    expect(nothing.tokens.current()).toBeUndefined();
  });

  it('SESSION-019 in the app a new token replaces the stored one', () => {
    const { tokens, cookies, items } = setUp({ token: 'address', inShell: true });
    cookies.set(TOKEN_COOKIE, 'cookie');
    expect(tokens.restore()).toEqual({ handedOver: true, replaced: true, offered: false });
    expect(tokens.current()).toBe('address');
    expect(cookies.get(TOKEN_COOKIE)).toBe('address');
    expect(items.get(ITEMS.token)?.value).toBe('address');
  });

  it('SESSION-019 the same token again replaces nothing', () => {
    const { tokens, cookies } = setUp({ token: 'same', inShell: true });
    cookies.set(TOKEN_COOKIE, 'same');
    expect(tokens.restore()).toEqual({ handedOver: false, replaced: false, offered: false });
  });

  it('SESSION-013 a stored token that has expired does not count', () => {
    const { tokens, store } = setUp();
    store('stored', NOON);
    tokens.restore();
    expect(tokens.current()).toBeUndefined();
  });
});

describe('keeping a token', () => {
  it('SESSION-011 SESSION-012 STORE-004 writes cookie and store; 365 days when remembered, else the browser session', () => {
    const { tokens, items, cookies, cookieJar } = setUp();
    tokens.save('a', { remember: true, owner: 'demo01', expiresAt: NOON + 1 });
    expect(cookieJar.written.at(-1)).toContain('max-age=31536000');
    tokens.save('b', { remember: false, owner: 'demo01', expiresAt: NOON + 1 });
    expect(cookieJar.written.at(-1)).not.toContain('max-age');
    expect(cookies.get('X-API-TOKEN')).toBe('b');
    expect(items.get(ITEMS.token)).toEqual({
      value: 'b',
      expiresAt: NOON + 1,
      owner: 'demo01',
    });
    expect(tokens.owner()).toBe('demo01');
  });

  it('SESSION-015 clearing forgets it everywhere', () => {
    const { tokens, items, cookies } = setUp({ token: 'address' });
    tokens.restore();
    tokens.clear();
    expect([tokens.current(), tokens.owner(), cookies.get(TOKEN_COOKIE), items.get(ITEMS.token)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(items.get(ITEMS.tokenFromUrl)).toBeUndefined();
  });

  it('follows another tab, and forgets whose the token was', () => {
    const { tokens, cookies } = setUp();
    tokens.save('a', { remember: false, owner: 'demo01', expiresAt: NOON + 1 });
    expect(tokens.sync()).toBe(false);
    cookies.set(TOKEN_COOKIE, 'b');
    expect(tokens.current()).toBe('a');
    expect(tokens.sync()).toBe(true);
    expect(tokens.current()).toBe('b');
    expect(tokens.owner()).toBeUndefined();
  });
});

describe('a session that another tab has ended', () => {
  it('SESSION-015 is over here too, even where the stored object still holds its token', () => {
    const { tokens, cookies, store } = setUp();
    tokens.save('a', { remember: false, owner: 'demo01', expiresAt: NOON + 1 });
    cookies.remove(TOKEN_COOKIE);
    expect(tokens.leave()).toBe(true);
    expect([tokens.current(), tokens.owner()]).toEqual([undefined, undefined]);
    expect(tokens.sync()).toBe(false);
    expect(tokens.leave()).toBe(false);
    store('b');
    expect(tokens.sync()).toBe(true);
    expect(tokens.current()).toBe('b');
  });

  it('ends nothing that has begun since', () => {
    const { tokens, cookies } = setUp();
    tokens.save('a', { remember: false, owner: 'demo01', expiresAt: NOON + 1 });
    expect(tokens.leave()).toBe(false);
    expect(tokens.current()).toBe('a');
    cookies.set(TOKEN_COOKIE, 'b');
    expect(tokens.leave()).toBe(true);
    expect(tokens.current()).toBe('b');
  });
});

describe('a session that this tab has ended', () => {
  it('SESSION-015 does not come back with a copy of the stored object that was read before', () => {
    const { tokens, store } = setUp();
    tokens.save('a', { remember: false, owner: 'demo01', expiresAt: NOON + 1 });
    tokens.clear();
    store('a');
    expect(tokens.sync()).toBe(false);
    expect(tokens.current()).toBeUndefined();
    tokens.clear();
    expect(tokens.sync()).toBe(false);
    store('b');
    expect(tokens.sync()).toBe(true);
    expect(tokens.current()).toBe('b');
  });
});

describe('the end of a stored copy', () => {
  it('SESSION-013 is given later to a token that an address brought, which does not count by the store before', () => {
    const { tokens, items, cookies } = setUp({ token: 'address' });
    tokens.restore();
    expect(tokens.lacksExpiry()).toBe(true);
    cookies.remove(TOKEN_COOKIE);
    expect([tokens.sync(), tokens.current()]).toEqual([true, undefined]);
    cookies.set(TOKEN_COOKIE, 'address');
    tokens.sync();
    tokens.setOwner('demo01');
    tokens.limit(NOON + 1);
    expect(tokens.lacksExpiry()).toBe(false);
    expect(items.get(ITEMS.token)).toEqual({ value: 'address', expiresAt: NOON + 1, owner: 'demo01' });
    cookies.remove(TOKEN_COOKIE);
    expect([tokens.sync(), tokens.current()]).toEqual([false, 'address']);
  });

  it('SESSION-013 is given later to a token that took another place, and not to one that has gone since', () => {
    const { tokens, items } = setUp();
    tokens.save('a', { remember: false, owner: 'demo01', expiresAt: NOON + 1 });
    expect(tokens.lacksExpiry()).toBe(false);
    tokens.replace('b');
    expect(tokens.lacksExpiry()).toBe(true);
    tokens.clear();
    expect(tokens.lacksExpiry()).toBe(false);
    tokens.limit(NOON + 1);
    expect(items.get(ITEMS.token)).toBeUndefined();
  });
});
