import type { Call } from '@heptad/contracts';
import type { UnauthenticatedHandler } from './api-client';
import type { BusinessError } from './api-error';

/** Who a request was sent as. */
export interface Sender {
  readonly token: string | undefined;
  readonly member: string | undefined;
}

/** Lets any number of calls refused with 6001 share one login (OPEN-007). */
export interface ReplayGate {
  setHandler(handler: UnauthenticatedHandler): () => void;
  /** @returns whether the call may be repeated, for the same member, with another token */
  admit(error: BusinessError, sentAs: Sender, call: RefusedCall): Promise<boolean>;
  /**
   * A repeated call was refused with 6001 once more: no login mends that (WEBCLIP-012).
   * @returns whether the refusal ends the session; that of a call that needs no member is just its answer
   */
  refusedAgain(error: BusinessError, sentAs: Sender, call: RefusedCall): boolean;
}

/** What the gate needs to know of a refused call. */
export type RefusedCall = Pick<Call, 'access' | 'safety'>;

/** One try to get a session back, shared by all calls that are refused meanwhile. */
interface Run {
  readonly ofMember: boolean;
  readonly restored: Promise<boolean>;
}

/** @param sender who a request would be sent as now */
export function createReplayGate(sender: () => Sender): ReplayGate {
  let handler: UnauthenticatedHandler | undefined;
  let running: Run | undefined;
  let givenUp: string | undefined;
  /** Calls that need no member and were refused in spite of a new session: another login changes nothing for them. */
  const hopeless = new Set<string>();

  async function run(
    restore: UnauthenticatedHandler,
    error: BusinessError,
    token: string | undefined,
    needsMember: boolean,
  ): Promise<boolean> {
    let restored = false;
    try {
      restored = await restore(error, { needsMember });
    } catch {
      // A handler that breaks has restored nothing.
    }
    // That no session came for a call that needs no member says nothing of the member's own.
    if (!restored && needsMember) givenUp = token;
    return restored;
  }

  function sameMember(sentAs: Sender, known: boolean): boolean {
    const now = sender().member;
    if (now === undefined || sentAs.member === undefined) return !known;
    return now === sentAs.member;
  }

  return {
    setHandler(next) {
      handler = next;
      return () => {
        if (handler === next) handler = undefined;
      };
    },
    async admit(error, sentAs, { access, safety }) {
      const needsMember = access === 'member';
      if (!needsMember && hopeless.has(error.call)) return false;
      for (;;) {
        const { token } = sender();
        if (token !== undefined && token !== sentAs.token) break;
        if (running === undefined) {
          // A straggler of a session that has ended, or whose restoring has failed, must not start another one.
          const over = sentAs.token !== undefined && (token === undefined || sentAs.token === givenUp);
          if (over || handler === undefined) return false;
          running = { ofMember: needsMember, restored: run(handler, error, sentAs.token, needsMember) };
        }
        const joined = running;
        const restored = await joined.restored;
        if (running === joined) running = undefined;
        if (restored) break;
        // A member's call that has waited for a guest's in vain asks for itself.
        if (joined.ofMember || !needsMember) return false;
      }
      return sameMember(sentAs, safety === 'keyed');
    },
    refusedAgain({ call }, sentAs, { access }) {
      if (access === 'member') givenUp = sentAs.token;
      else hopeless.add(call);
      return access === 'member';
    },
  };
}
