import type { Result, SendOptions } from '@heptad/api-client';
import type { Call, CallRequest, CallResponse } from '@heptad/contracts';
import type { VenueSession } from '../session/venue-session';

/** One call of a family: what is asked in our words, and what the answer means in our words. */
export interface Exchange<Input, Output> {
  /** Of the call, for errors. */
  readonly path: string;
  send(session: VenueSession, input: Input, options: SendOptions): Promise<Result<Output>>;
}

/** @param request our question on the wire @param read the wire's answer as ours */
export function exchange<C extends Call, Input, Output>(
  call: C,
  request: (input: Input) => CallRequest<C>,
  read: (answer: CallResponse<C>) => Output,
): Exchange<Input, Output> {
  return {
    path: call.path,
    async send(session, input, options) {
      const answer = await session.call(call, request(input), options);
      return answer.ok ? { ok: true, value: read(answer.value) } : answer;
    },
  };
}
