import { createCookies, passSecurityCheck, type CookieJar } from '@heptad/device';
import { entryGate } from './entry-gate';

/** A document's cookie property, as far as the gate needs it. */
function jar(accepts = true): CookieJar {
  const kept = new Map<string, string>();
  return {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      if (!accepts) return;
      const [pair, ...attributes] = text.split('; ');
      const [name, value] = pair!.split('=');
      if (attributes.includes('max-age=0')) kept.delete(name!);
      else kept.set(name!, value!);
    },
  };
}

describe('entryGate', () => {
  it('SHELL-016 shows the guide when cookies are blocked, before anything else', () => {
    expect(entryGate(createCookies(jar(false), false), false)).toBe('cookieGuide');
    expect(entryGate(createCookies(jar(false), false), true)).toBe('cookieGuide');
  });

  it('SHELL-020 shows the check outside the app until its cookie is there, and never in the app', () => {
    const cookies = createCookies(jar(), false);
    expect(entryGate(cookies, false)).toBe('securityCheck');
    expect(entryGate(cookies, true)).toBe('app');
    passSecurityCheck(cookies);
    expect(entryGate(cookies, false)).toBe('app');
  });
});
