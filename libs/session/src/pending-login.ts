import type { Clock } from '@heptad/device';
import type { LoginAttempt } from './login-attempt';
import type { LoginOutcome } from './login-outcome';

/** A login that was refused because a code is missing, as the page that asks for the code sees it (OPEN-024). */
export interface PendingLogin {
  readonly name: string;
  /** How it ended last. */
  readonly outcome: LoginOutcome;
}

/** Keeps a refused login in this page's memory only, because it holds the password's hash. */
export interface PendingLoginKeeper {
  current(): { readonly attempt: LoginAttempt; readonly login: PendingLogin } | undefined;
  /** Keeps a login that waits for a code, removes one that succeeded. Any other refusal changes nothing. */
  note(attempt: LoginAttempt, outcome: LoginOutcome): void;
  forget(): void;
}

/** As long as the platform keeps its side of it, ms. */
export const PENDING_LOGIN_MS = 10 * 60_000;

export function createPendingLogin(clock: Clock): PendingLoginKeeper {
  let kept: { attempt: LoginAttempt; login: PendingLogin; until: number } | undefined;
  return {
    current: () => (kept !== undefined && clock.now() < kept.until ? kept : undefined),
    note(attempt, outcome) {
      if (outcome.kind === 'loggedIn') kept = undefined;
      if (
        outcome.kind !== 'identityCheck' &&
        outcome.kind !== 'deviceCode' &&
        outcome.kind !== 'deviceExpired'
      )
        return;
      const { name } = attempt;
      kept = {
        attempt,
        login: { name, outcome },
        until: clock.now() + PENDING_LOGIN_MS,
      };
    },
    forget() {
      kept = undefined;
    },
  };
}
