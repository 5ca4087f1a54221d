import type { LoginAttempt } from '../login-attempt';
import type { LoginOutcome } from '../login-outcome';
import type { RegisterForm, RegisterOutcome } from '../register';

/** What somebody wants of the session, with everything it takes, and who hears how it ended. Heard once. */
export type AuthRequest =
  | { readonly kind: 'login'; readonly attempt: LoginAttempt; readonly answer: (end: LoginOutcome) => void }
  | {
      readonly kind: 'register';
      readonly form: RegisterForm;
      readonly answer: (end: RegisterOutcome) => void;
    }
  /** A web clip wants to log in by itself, because of a refusal with this code. Hears whether a session is there now. */
  | { readonly kind: 'autoLogin'; readonly code: string; readonly answer: (restored: boolean) => void }
  /** The native shell, or a link that the member agreed to, brings another login. */
  | { readonly kind: 'handOver'; readonly token: string; readonly answer: () => void }
  | { readonly kind: 'logout'; readonly answer: () => void };

/** Announces a request to the workflows: its number and kind, and nothing that must stay secret. */
export interface AuthRequestRef {
  readonly id: number;
  readonly kind: AuthRequest['kind'];
}

/**
 * Where requests wait for their owner. Passwords and tokens stay in this page's memory: the action that starts the workflow
 * carries the request's number alone (CRYPTO-001).
 */
export interface AuthRequests {
  add(request: AuthRequest): void;
  /** Gives a request out, once. */
  take(id: number): AuthRequest | undefined;
  /** Announces each request, those that wait already too. @returns how to stop listening */
  onAdded(listener: (ref: AuthRequestRef) => void): () => void;
}

export function createAuthRequests(): AuthRequests {
  const waiting = new Map<number, AuthRequest>();
  let listener: ((ref: AuthRequestRef) => void) | undefined;
  let ids = 0;
  return {
    add(request) {
      const id = (ids += 1);
      waiting.set(id, request);
      listener?.({ id, kind: request.kind });
    },
    take(id) {
      const request = waiting.get(id);
      waiting.delete(id);
      return request;
    },
    onAdded(next) {
      listener = next;
      for (const [id, { kind }] of [...waiting]) next({ id, kind });
      return () => {
        if (listener === next) listener = undefined;
      };
    },
  };
}
