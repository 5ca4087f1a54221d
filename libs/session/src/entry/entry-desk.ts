import type { LoginAttempt } from '../login-attempt';
import type { LoginOutcome } from '../login-outcome';
import type { RegisterForm, RegisterOutcome } from '../register';

/** What somebody wants of the session, with everything it takes, and who hears how it ended. Heard once. */
export type EntryWish =
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

/** Announces a wish to the workflows: its number and kind, and nothing that must stay secret. */
export interface EntryNote {
  readonly id: number;
  readonly kind: EntryWish['kind'];
}

/**
 * Where wishes wait for their owner. Passwords and tokens stay in this page's memory: the action that starts the workflow
 * carries the wish's number alone (CRYPTO-001).
 */
export interface EntryDesk {
  hand(wish: EntryWish): void;
  /** Gives a wish out, once. */
  take(id: number): EntryWish | undefined;
  /** Announces each wish, those that wait already too. @returns how to stop listening */
  onHanded(listener: (note: EntryNote) => void): () => void;
}

export function createEntryDesk(): EntryDesk {
  const waiting = new Map<number, EntryWish>();
  let listener: ((note: EntryNote) => void) | undefined;
  let ids = 0;
  return {
    hand(wish) {
      const id = (ids += 1);
      waiting.set(id, wish);
      listener?.({ id, kind: wish.kind });
    },
    take(id) {
      const wish = waiting.get(id);
      waiting.delete(id);
      return wish;
    },
    onHanded(next) {
      listener = next;
      for (const [id, { kind }] of [...waiting]) next({ id, kind });
      return () => {
        if (listener === next) listener = undefined;
      };
    },
  };
}
