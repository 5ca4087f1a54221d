import type { Call, CallRequest, CallResponse } from '@heptad/contracts';
import { persist, type Persistence } from './persist';
import type { Answer } from './send';
import type { SessionState } from './session-state';

/** The ways in which a session asks the platform. */
export interface SessionCalls {
  /** Asks for something, until it is answered. */
  call<C extends Call>(call: C, request: CallRequest<C>): Promise<Answer<CallResponse<C>>>;
  /**
   * A write whose request carries a key: sent again with it until it is answered. Meanwhile the session is confirming.
   */
  write<C extends Call>(call: C, request: CallRequest<C>): Promise<Answer<CallResponse<C>>>;
}

export interface SessionCallsOptions extends Pick<Persistence, 'sender' | 'pause'> {
  readonly change: (changes: Partial<SessionState>) => void;
}

/** Calls that persist, and that tell the session what they meet. */
export function sessionCalls({ sender, pause, change }: SessionCallsOptions): SessionCalls {
  const heard = <T>(answer: Answer<T>): Answer<T> => {
    if (!answer.ok && answer.failure.kind === 'ended') change({ ended: answer.failure.message });
    return answer;
  };
  let unknown = 0;
  return {
    call: async (call, request) => heard(await persist({ sender, pause }, call, request)),
    async write(call, request) {
      let isLost = false;
      const onLost = () => {
        if (!isLost) unknown += 1;
        isLost = true;
        change({ isConfirming: true });
      };
      const answer = await persist({ sender, pause, onLost }, call, request);
      if (isLost) unknown -= 1;
      if (isLost && unknown === 0) change({ isConfirming: false });
      return heard(answer);
    },
  };
}
