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

/** @param sender who a request would be sent as now */
export function createReplayGate(sender: () => Sender): ReplayGate {
  let handler: UnauthenticatedHandler | undefined;
  let running: Promise<boolean> | undefined;
  let givenUp: string | undefined;
  /** Calls that need no member and were refused in spite of a new session: another login changes nothing for them. */
  const hopeless = new Set<string>();

  async function run(
    error: BusinessError,
    token: string | undefined,
    needsMember: boolean,
  ): Promise<boolean> {
    try {
      const restored = handler !== undefined && (await handler(error, { needsMember }));
      if (!restored) givenUp = token;
      return restored;
    } catch {
      givenUp = token;
      return false;
    } finally {
      running = undefined;
    }
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
      const { token } = sender();
      const needsMember = access === 'member';
      if (!needsMember && hopeless.has(error.call)) return false;
      const renewed = token !== undefined && token !== sentAs.token;
      if (!renewed) {
        // A straggler of a session that has ended, or whose restoring has failed, must not start another one.
        const over = sentAs.token !== undefined && (token === undefined || sentAs.token === givenUp);
        if (over && running === undefined) return false;
        running ??= run(error, sentAs.token, needsMember);
        if (!(await running)) return false;
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
