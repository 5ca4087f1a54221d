import { SESSION_CODES } from '@heptad/contracts';
import { boundAddress, type AllowList, type Clock } from '@heptad/device';
import { PATHS } from '@heptad/feature-module';
import { sessionActions } from '@heptad/session';
import { TOAST_KIND, type ToastStore } from '@heptad/ui-kit';
import type { Saga } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { isEntryPath, loginPath } from '../routing/return-path';
import { isBlockedPage } from './ip-block-decision';

export interface SessionEndingDeps {
  readonly toast: ToastStore;
  readonly allowList: AllowList;
  readonly clock: Pick<Clock, 'monotonic'>;
  /** Texts: the session has ended; it is being restored; another member has taken its place. */
  text(situation: 'expired' | 'autoLogin' | 'replaced', name?: string): string;
  /** Whether the blocked answer that ended the session has led to the page that says so (ERR-033 spares some). */
  blockHasLed(): boolean;
  /** The page that is open, to come back to. */
  here(): string;
  goTo(path: string): void;
  /** Leaves the product for another address. */
  leaveFor(address: string): void;
}

/** Another device ended the session, or took its place: the login page says so. */
const ENDED_ELSEWHERE = String(SESSION_CODES.replaced);
/** For so long after a logout the page that is left may still ask for something as a guest, and be refused; milliseconds. */
const LEAVING_MS = 5_000;

/**
 * Leads a member whose session has ended to the login, and back afterwards (SESSION-020, SESSION-021), and one who has logged out
 * home, wherever that was done; while a web clip logs itself in again it says so (WEBCLIP-012), and so it does when another member
 * has taken one's place (SESSION-019).
 */
export function createSessionEndingSaga(deps: SessionEndingDeps): Saga {
  return function* sessionEndingSaga() {
    let restoring: number | undefined;
    let leftAt = Number.NEGATIVE_INFINITY;
    yield takeEvery(sessionActions.loggedOut, () => {
      leftAt = deps.clock.monotonic();
      deps.goTo(PATHS.home);
    });
    yield takeEvery(sessionActions.loggedIn, () => {
      leftAt = Number.NEGATIVE_INFINITY;
    });
    yield takeEvery(sessionActions.autoLoginMoved, ({ payload }) => {
      if (payload === 'pending')
        restoring = deps.toast.show({ text: deps.text('autoLogin'), kind: TOAST_KIND.loading });
      else if (restoring !== undefined) deps.toast.dismiss(restoring);
    });
    yield takeEvery(sessionActions.memberReplaced, ({ payload }) => {
      deps.toast.show({ text: deps.text('replaced', payload.name), kind: TOAST_KIND.info });
    });
    yield takeEvery(sessionActions.sessionExpired, ({ payload }) => {
      if (payload.leadsTo === 'nowhere' && deps.blockHasLed()) return;
      if (deps.clock.monotonic() - leftAt < LEAVING_MS) return;
      // The page that tells of a block is the way on. The page that was left may ask once more, as a guest, when the member's
      // data is forgotten, and be refused for that.
      if (isBlockedPage(deps.here())) return;
      deps.toast.show({ text: deps.text('expired'), kind: TOAST_KIND.info });
      const address = boundAddress(payload.address, deps.allowList);
      if (payload.leadsTo === 'address' && address !== undefined) deps.leaveFor(address.href);
      // A visitor on a login page stays there: calls of the page that was left may still be refused.
      else if (!isEntryPath(deps.here()))
        deps.goTo(loginPath(deps.here()) + (payload.code === ENDED_ELSEWHERE ? '&ended=1' : ''));
    });
  };
}
