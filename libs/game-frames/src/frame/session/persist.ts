import type { Call, CallRequest, CallResponse } from '@heptad/contracts';
import type { Answer, Sender } from './send';

/** How long after each lost answer a call is sent again, milliseconds; the last of them from then on. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000] as const;

export interface Persistence {
  readonly sender: Sender;
  readonly pause: (ms: number) => Promise<void>;
  /** Told when an answer was lost, before the call is sent again. */
  readonly onLost?: () => void;
}

/**
 * Sends a call until it is answered, each time the same body. Only for calls that may be repeated: readings, and writes that
 * carry a key, of which the platform does one only.
 */
export async function persist<C extends Call>(
  { sender, pause, onLost }: Persistence,
  call: C,
  request: CallRequest<C>,
): Promise<Answer<CallResponse<C>>> {
  for (let lost = 0; ; lost += 1) {
    const answer = await sender(call, request);
    if (answer.ok || answer.failure.kind !== 'unknown') return answer;
    onLost?.();
    await pause(PAUSES[Math.min(lost, PAUSES.length - 1)] ?? 0);
  }
}
