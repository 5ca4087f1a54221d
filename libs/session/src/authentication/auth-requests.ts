import type { LoginAttempt } from '../login-attempt';
import type { LoginOutcome } from '../login-outcome';
import type { RegisterForm, RegisterOutcome } from '../register';

/** One request to log in, register, log in automatically, take over another login, or log out. `answer` is called once with its end. */
export type AuthRequest =
  | { readonly kind: 'login'; readonly attempt: LoginAttempt; readonly answer: (end: LoginOutcome) => void }
  | {
      readonly kind: 'register';
      readonly form: RegisterForm;
      readonly answer: (end: RegisterOutcome) => void;
    }
  /** Automatic login of a web clip after a refusal with this code. The answer is whether there is a session now. */
  | { readonly kind: 'autoLogin'; readonly code: string; readonly answer: (restored: boolean) => void }
  /** The native shell, or a link that the member agreed to, brings another login. */
  | { readonly kind: 'handOver'; readonly token: string; readonly answer: () => void }
  | { readonly kind: 'logout'; readonly answer: () => void };

/** What the action says of a request: its number and kind, and nothing that must stay secret. */
export interface AuthRequestRef {
  readonly id: number;
  readonly kind: AuthRequest['kind'];
}

/**
 * Requests that wait for the workflow. Passwords and tokens stay in this page's memory: the action that starts the workflow
 * carries the number of the request alone (CRYPTO-001).
 */
export interface AuthRequests {
  add(request: AuthRequest): void;
  /** Removes a request and returns it; undefined when it was taken before. */
  take(id: number): AuthRequest | undefined;
  /** Calls back with each request, also with those that wait already. @returns how to stop listening */
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
