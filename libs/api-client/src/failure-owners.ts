import { keys, session } from '@heptad/contracts';
import type { ApiFailure } from './api-client';
import { isIpBlocked, isUnauthenticated } from './api-error';

/**
 * Who deals with a failed call: `session` ends the session, the shell leads to the page of refused addresses (`blockedPage`)
 * or of too many requests (`accessLimitPage`) or shows a `toast`, `page` is whoever sent the call. `nobody`: it was given up.
 */
export type FailureOwner = 'session' | 'blockedPage' | 'accessLimitPage' | 'toast' | 'page' | 'nobody';

const TOO_MANY_REQUESTS = 429;

/** Calls on the way in or out: that one of them is refused ends nothing. Keys are asked for while logging in. */
const OWN_CALLS: ReadonlySet<string> = new Set(
  [session.login, session.logout, keys.site, keys.siteConfiguration, keys.fd, keys.act].map(
    ({ path }) => path,
  ),
);

/** A refused call that waited for a token in vain has ended the session already (OPEN-007). */
const endsSession = ({ error, current, restoreFailed }: ApiFailure): boolean =>
  isUnauthenticated(error) && current && !restoreFailed && !OWN_CALLS.has(error.call);

/**
 * The one place that says who deals with a failure (OPEN-018, ERR-031…034, SESSION-020, ROUTE-002). A refused address is
 * told whatever the caller asked for; some of its codes end the session too. Too many requests lead away where somebody
 * waits for the call, while a poll asks again later. A session code is never told by a toast.
 */
export function ownersOf(failure: ApiFailure): readonly FailureOwner[] {
  const { error, quiet, awaited } = failure;
  const session: readonly FailureOwner[] = endsSession(failure) ? ['session'] : [];
  if (isIpBlocked(error)) return [...session, 'blockedPage'];
  if (session.length > 0) return session;
  if (error.kind === 'http' && error.status === TOO_MANY_REQUESTS && awaited) return ['accessLimitPage'];
  if (error.kind === 'cancelled') return ['nobody'];
  return quiet || isUnauthenticated(error) ? ['page'] : ['toast'];
}
