import type { ApiClient, Result } from '@heptad/api-client';
import { defaultKaptcha, LOGIN_CODES, userLogout } from '@heptad/contracts';
import type { Clock, NativeBridge, StoredItems } from '@heptad/device';
import type { CredentialStore } from './credentials';
import {
  attemptOf,
  logInByHash,
  type LoginAnswers,
  type LoginAttempt,
  type LoginDeps,
  type LoginForm,
} from './login';
import type { LoginOutcome } from './login-outcome';
import { createPendingLogin, type PendingLogin } from './pending-login';
import { registerMember, type RegisterForm, type RegisterOutcome } from './register';
import { cleanUpSession } from './session-cleanup';
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
  /** The browser's mark, sent when logging in. */
  readonly finger: () => string;
  /** Whether the site runs as a home-screen web clip. */
  readonly webClip: boolean;
}

/** What this page did to the session, for the sagas to tell the store. */
export type SessionEvent =
  { readonly kind: 'loggedIn'; readonly auto: boolean } | { readonly kind: 'loggedOut' };

/** A captcha picture, and the key to send with what was read in it (CALL-009). */
export interface CaptchaImage {
  readonly image: Blob;
  readonly key: string;
}

/** A login that was remembered: whose, and whether the password need not be typed. */
export interface RememberedLogin {
  readonly name: string;
  readonly ready: boolean;
}

/** Logging in and out, as pages use it. The state is in the store (`sessionReducer`). */
export interface Session {
  login(form: LoginForm): Promise<LoginOutcome>;
  /** The login that waits for a code, until it is through, or ten minutes have passed. */
  pendingLogin(): PendingLogin | undefined;
  /** Goes on with {@link pendingLogin}. @returns undefined where none waits any more */
  continueLogin(answers: LoginAnswers): Promise<LoginOutcome | undefined>;
  /** Opens an account and begins its session. */
  register(form: RegisterForm): Promise<RegisterOutcome>;
  rememberedLogin(): Promise<RememberedLogin | undefined>;
  /** Logs in with remembered credentials. @returns undefined where there are none to use */
  loginRemembered(answers?: LoginAnswers): Promise<LoginOutcome | undefined>;
  /** The auto-login of a web clip: one attempt. @returns undefined without credentials */
  autoLogin(): Promise<LoginOutcome | undefined>;
  /** A picture to read. Its failure carries the client's own code 900000 (ERR-030). */
  captchaImage(): Promise<Result<CaptchaImage>>;
  /** Forgets the member at once and tells the platform, whose answer does not matter (SESSION-014). */
  logout(): Promise<void>;
  /** @returns how to stop listening */
  onEvent(listener: (event: SessionEvent) => void): () => void;
}

const LOGOUT_TIMEOUT_MS = 5_000;

export function createSession(deps: SessionDeps): Session {
  const listeners = new Set<(event: SessionEvent) => void>();
  const loginDeps: LoginDeps = deps;
  const pending = createPendingLogin(deps.clock);
  let underWay: Promise<LoginOutcome> | undefined;

  function tell(event: SessionEvent): void {
    // The other tabs first: what this page draws now takes longer than a word, and so does the writing of the stored object.
    deps.tabs.announce(event.kind === 'loggedOut' ? 'ended' : 'changed');
    for (const listener of [...listeners]) listener(event);
    // Once more for tabs whose browser keeps no cookie: they follow the stored object.
    void deps.items.flush().then(() => deps.tabs.announce('changed'));
  }

  /** One login at a time: a second tap waits for the first. */
  function alone(auto: boolean, work: () => Promise<LoginOutcome>): Promise<LoginOutcome> {
    underWay ??= work()
      .then((outcome) => {
        if (outcome.kind === 'loggedIn') tell({ kind: 'loggedIn', auto });
        return outcome;
      })
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  }

  /** A visitor's own attempt: what its refusal asks for can be handed in afterwards. */
  function byVisitor(attempt: LoginAttempt): Promise<LoginOutcome> {
    return alone(false, async () => {
      const outcome = await logInByHash(attempt, loginDeps);
      pending.note(attempt, outcome);
      return outcome;
    });
  }

  async function byCredentials(auto: boolean, answers: LoginAnswers = {}): Promise<LoginOutcome | undefined> {
    const known = await deps.credentials.read();
    if (known?.password === undefined) return undefined;
    const { name, password, checked } = known;
    const attempt = { ...answers, name, password, remember: checked, isWebClipAutoLogin: auto };
    return alone(auto, () => logInByHash(attempt, loginDeps));
  }

  return {
    login: (form) => byVisitor(attemptOf(form)),
    pendingLogin: () => pending.current()?.login,
    async continueLogin(answers) {
      const known = pending.current();
      return known && byVisitor({ ...known.attempt, ...answers });
    },
    async register(form) {
      const outcome = await registerMember(form, loginDeps);
      if (outcome.kind === 'registered') tell({ kind: 'loggedIn', auto: false });
      return outcome;
    },
    loginRemembered: (answers) => byCredentials(false, answers),
    autoLogin: () => byCredentials(true),
    async rememberedLogin() {
      const known = await deps.credentials.read();
      return known?.checked === true ? { name: known.name, ready: known.password !== undefined } : undefined;
    },
    async captchaImage() {
      const answer = await deps.api.sendRaw(defaultKaptcha, {}, { needError: true });
      if (!answer.ok)
        return { ok: false, error: { ...answer.error, code: String(LOGIN_CODES.imageFetchFailed) } };
      return { ok: true, value: { image: answer.value.body, key: answer.value.headers['x-code'] ?? '' } };
    },
    async logout() {
      pending.forget();
      // The call takes the token along before it is forgotten.
      const told = deps.api.send(
        userLogout,
        {},
        { needError: true, noReplay: true, timeoutMs: LOGOUT_TIMEOUT_MS },
      );
      cleanUpSession(deps, { webClipToken: false });
      tell({ kind: 'loggedOut' });
      deps.native.open('logout');
      await told;
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
