import type { UnauthenticatedHandler } from './api-client';
import type { ApiError } from './api-error';

/** Who a request was sent as. */
export interface Sender {
  readonly token: string | undefined;
  readonly member: string | undefined;
}

/** Lets any number of calls refused with 6001 share one login (OPEN-007). */
export interface ReplayGate {
  setHandler(handler: UnauthenticatedHandler): () => void;
  /**
   * @param movesMoney the call may be repeated only for a member who is known to be the same
   * @returns whether the call may be repeated, for the same member, with another token
   */
  admit(error: ApiError, sentAs: Sender, movesMoney: boolean): Promise<boolean>;
}

/** @param sender who a request would be sent as now */
export function createReplayGate(sender: () => Sender): ReplayGate {
  let handler: UnauthenticatedHandler | undefined;
  let running: Promise<boolean> | undefined;
  let givenUp: string | undefined;

  async function run(error: ApiError, token: string | undefined): Promise<boolean> {
    try {
      const restored = handler !== undefined && (await handler(error));
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
    async admit(error, sentAs, movesMoney) {
      const { token } = sender();
      const renewed = token !== undefined && token !== sentAs.token;
      if (!renewed) {
        // A straggler of a session whose restoring has failed already must not start it again.
        if (sentAs.token !== undefined && sentAs.token === givenUp && running === undefined) return false;
        running ??= run(error, sentAs.token);
        if (!(await running)) return false;
      }
      return sameMember(sentAs, movesMoney);
    },
  };
}
