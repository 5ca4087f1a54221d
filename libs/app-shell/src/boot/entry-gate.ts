import { securityCheckPassed, type Cookies } from '@heptad/device';

/** What a visitor meets first: the guide to enabling cookies, the security check, or the app. */
export type EntryGate = 'cookieGuide' | 'securityCheck' | 'app';

/**
 * Cookies are tried first. Where they are blocked, the check could not be remembered, and its reload would never end.
 * Inside the app there is no check (SHELL-016, SHELL-020, OPEN-028).
 */
export function entryGate(cookies: Cookies, inApp: boolean): EntryGate {
  if (!cookies.enabled()) return 'cookieGuide';
  return inApp || securityCheckPassed(cookies) ? 'app' : 'securityCheck';
}
