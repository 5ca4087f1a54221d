import type { ApiClient } from '@heptad/api-client';
import type { Clock, NativeBridge, StoredItems } from '@heptad/device';
import type { CredentialStore } from './credentials';
import type { AuthRequests } from './authentication/auth-requests';
import { attemptOf, type LoginAnswers, type LoginAttempt, type LoginForm } from './login-attempt';
import type { LoginOutcome } from './login-outcome';
import { createPendingLogin, type PendingLogin } from './pending-login';
import type { RegisterForm, RegisterOutcome } from './register';
import type { TabChannel } from './tab-channel';
import type { TokenStore } from './token-store';

/** What the session needs of the composed app. */
export interface SessionDeps {
  readonly api: ApiClient;
  readonly items: StoredItems;
  readonly clock: Clock;
  readonly tokens: TokenStore;
  readonly credentials: CredentialStore;
  readonly tabs: TabChannel;
  readonly native: NativeBridge;
  /** Where requests wait for the workflows that carry them out. */
  readonly authRequests: AuthRequests;
  /** The browser's mark, sent when logging in. */
  readonly finger: () => string;
  /** Whether the site runs as a home-screen web clip. */
  readonly webClip: boolean;
}

/**
 * Logging in and out, as pages use it. Each request starts a workflow of the session's one owner; the last one wins, and what it took the
 * place of ends as `superseded`. The state is in the store (`sessionReducer`).
 */
export interface Session {
  login(form: LoginForm): Promise<LoginOutcome>;
  /** The login that waits for a code, until it is through, or ten minutes have passed. */
  pendingLogin(): PendingLogin | undefined;
  /** Goes on with {@link pendingLogin}. @returns undefined where none waits any more */
  continueLogin(answers: LoginAnswers): Promise<LoginOutcome | undefined>;
  /** Opens an account and begins its session. */
  register(form: RegisterForm): Promise<RegisterOutcome>;
  /** The name of the login that the member asked to be remembered. Known at once: a name that came later would meet what is being typed. */
  rememberedName(): string | undefined;
  /**
   * The member has changed the password: what this device keeps to log in with is sealed anew, or dropped where it cannot be, so
   * that no automatic login tries the old one (SESSION-009, WEBCLIP-014).
   * @param password its hash
   */
  renewPassword(password: string): Promise<void>;
  /** Another login takes the present one's place: the native shell's, or one the member agreed to (SESSION-019). */
  handOver(token: string): Promise<void>;
  /** Forgets the member at once and tells the platform, whose answer does not matter (SESSION-014). */
  logout(): Promise<void>;
}

/** A submission under way, to be joined by a second tap. */
interface Submitted {
  readonly attempt: LoginAttempt;
  readonly outcome: Promise<LoginOutcome>;
}

export function createSession({ clock, credentials, authRequests }: SessionDeps): Session {
  const pending = createPendingLogin(clock);
  let submitted: Submitted | undefined;

  function submit(attempt: LoginAttempt): Promise<LoginOutcome> {
    // The same once more is a second tap, no other submission.
    if (submitted !== undefined && JSON.stringify(submitted.attempt) === JSON.stringify(attempt))
      return submitted.outcome;
    const outcome = new Promise<LoginOutcome>((answer) =>
      authRequests.add({ kind: 'login', attempt, answer }),
    ).then((end) => {
      if (submitted?.outcome === outcome) submitted = undefined;
      pending.note(attempt, end);
      return end;
    });
    submitted = { attempt, outcome };
    return outcome;
  }

  return {
    renewPassword: credentials.renew,
    login: (form) => submit(attemptOf(form)),
    pendingLogin: () => pending.current()?.login,
    async continueLogin(answers) {
      const known = pending.current();
      return known && submit({ ...known.attempt, ...answers });
    },
    register: (form) => new Promise((answer) => authRequests.add({ kind: 'register', form, answer })),
    rememberedName: credentials.rememberedName,
    handOver: (token) => new Promise((answer) => authRequests.add({ kind: 'handOver', token, answer })),
    logout() {
      pending.forget();
      submitted = undefined;
      return new Promise((answer) => authRequests.add({ kind: 'logout', answer }));
    },
  };
}
