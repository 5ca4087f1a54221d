import { createClock, createCookies, createStoredItems, ITEMS, TOKEN_COOKIE } from '@heptad/device';
import { createTokenStore } from './token-store';
import { createVisitorMark } from './visitor-mark';

const END = Number.MAX_SAFE_INTEGER;

/** One tab: its own copy of the stored object, and the cookies of the browser. */
function openTab(jar: { cookie: string } = { cookie: '' }) {
  const clock = createClock();
  const items = createStoredItems(null, clock);
  const cookies = createCookies(jar, true);
  const tokens = createTokenStore({ cookies, items, clock, query: {}, inShell: false });
  const logIn = (token: string): void =>
    tokens.save(token, { remember: false, owner: token, expiresAt: END });
  return { items, cookies, tokens, logIn, mark: createVisitorMark(tokens) };
}

describe('whose something on the device is', () => {
  it('is told by a mark of the token, never by the token itself, and by none for a guest', () => {
    const { mark, logIn, tokens } = openTab();
    expect(mark()).toBe('');
    logIn('one');
    const first = mark();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    logIn('two');
    expect(mark()).toMatch(/^[0-9a-f]{32}$/);
    expect(mark()).not.toBe(first);
    tokens.clear();
    expect(mark()).toBe('');
  });

  it('is the same in every tab that sends calls with the same token', () => {
    const jar = { cookie: '' };
    const first = openTab(jar);
    const second = openTab(jar);
    first.logIn('one');
    second.tokens.restore();
    expect(second.mark()).toBe(first.mark());
  });

  it('follows a login in another tab with the calls, though the copy of the stored object is still the old one', () => {
    const jar = { cookie: '' };
    const first = openTab(jar);
    const second = openTab(jar);
    first.logIn('one');
    const one = first.mark();
    second.logIn('two');
    // Calls still go out as the first member's: so is what they leave on the device.
    expect(first.mark()).toBe(one);
    first.tokens.sync();
    expect(first.items.get(ITEMS.token)?.value).toBe('one');
    expect(first.mark()).toBe(second.mark());
  });

  it('is nobody’s once another tab has ended the session', () => {
    const { mark, logIn, cookies, tokens, items } = openTab();
    logIn('one');
    cookies.remove(TOKEN_COOKIE);
    tokens.leave();
    expect(items.get(ITEMS.token)).toBeDefined();
    expect(mark()).toBe('');
  });
});
