import { createCookies, passSecurityCheck, securityCheckPassed, type CookieJar } from './cookies';

/** A document's cookies as a browser keeps them: one entry per name, attributes noted aside. */
class Jar implements CookieJar {
  readonly kept = new Map<string, string>();
  readonly written: string[] = [];
  get cookie(): string {
    return [...this.kept].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  set cookie(text: string) {
    this.written.push(text);
    const [pair = ''] = text.split('; ');
    const at = pair.indexOf('=');
    if (text.includes('max-age=0')) this.kept.delete(pair.slice(0, at));
    else this.kept.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

describe('cookies', () => {
  it('keeps a value with its lifetime and reads it back', () => {
    const jar = new Jar();
    const cookies = createCookies(jar, true);
    cookies.set('X-API-TOKEN', 'a=b; c', 365);
    expect(cookies.get('X-API-TOKEN')).toBe('a=b; c');
    expect(jar.written[0]).toContain('max-age=31536000');
    expect(jar.written[0]).toMatch(/path=\/; SameSite=Lax; Secure$/);
  });

  it('makes a session cookie without a lifetime, and none marked secure over http', () => {
    const jar = new Jar();
    createCookies(jar, false).set('a', '1');
    expect(jar.written[0]).not.toMatch(/max-age|expires|Secure/);
  });

  it('makes cookies that browsers keep in another site’s frame', () => {
    const jar = new Jar();
    createCookies(jar, true, true).set('a', '1');
    expect(jar.written[0]).toMatch(/path=\/; SameSite=None; Secure; Partitioned$/);
  });

  it('does not take another name that ends alike', () => {
    const jar = new Jar();
    jar.kept.set('other-a', '1');
    expect(createCookies(jar, false).get('a')).toBeUndefined();
  });

  it('knows by trying whether cookies are kept', () => {
    const jar = new Jar();
    expect(createCookies(jar, false).enabled()).toBe(true);
    expect(jar.kept.size).toBe(0);
    expect(
      createCookies(
        {
          get cookie() {
            return '';
          },
          set cookie(_) {
            /* blocked */
          },
        },
        false,
      ).enabled(),
    ).toBe(false);
  });

  it('survives a document that throws, and a value that cannot be decoded', () => {
    const throwing = {
      get cookie(): string {
        throw new Error('sandboxed');
      },
      set cookie(_: string) {
        throw new Error('sandboxed');
      },
    };
    const cookies = createCookies(throwing, false);
    cookies.set('a', '1');
    expect(cookies.get('a')).toBeUndefined();
    expect(cookies.enabled()).toBe(false);
    expect(createCookies({ cookie: 'a=%E0%A4%A' }, false).get('a')).toBeUndefined();
  });

  it('SHELL-023 remembers the security check as security_check=1 for 30 days', () => {
    const jar = new Jar();
    const cookies = createCookies(jar, false);
    expect(securityCheckPassed(cookies)).toBe(false);
    passSecurityCheck(cookies);
    expect(securityCheckPassed(cookies)).toBe(true);
    expect(jar.written[0]).toBe('security_check=1; max-age=2592000; path=/; SameSite=Lax');
  });
});
