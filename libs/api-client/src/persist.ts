import { REQUEST_CODES, SESSION_CODES, type Call } from '@heptad/contracts';
import type { Clock } from '@heptad/device';
import type { SendOptions } from './api-client';
import { isRefusedWith, type ApiError, type BusinessError } from './api-error';
import { pause, unlessAborted } from './deadline';
import { cancelled } from './failure';
import { mayRepeat, repeatDelay } from './repeat-policy';
import type { ReplayGate, Sender } from './replay-gate';
import { platformTime } from './server-time';
import { failed, type Answer, type Travel } from './trip';

/** An answer that stands, and under what circumstances it came. */
export interface Settled {
  readonly answer: Answer;
  readonly sentAs?: Sender;
  readonly restoreFailed?: boolean;
}

/** Sends a call until its answer stands. */
export type Persist = (call: Call, request: unknown, choice: SendOptions) => Promise<Settled>;

export interface PersistOptions {
  readonly travel: Travel;
  readonly gate: ReplayGate;
  /** Who a request would be sent as now. */
  readonly sender: () => Sender;
  readonly clock: Pick<Clock, 'setServerTime'>;
  /** Between 0 and 1. */
  readonly random: () => number;
}

/** A 6001 of the platform itself: a venue's own codes say nothing of the member's session. */
const isSessionExpired = (error: ApiError, call: Call): error is BusinessError =>
  isRefusedWith(error, SESSION_CODES.expired) && call.family === 'platform';

/** What an answer says of a call that was sent so often again after its answers were lost. */
function afterRepeats(answer: Answer, { safety }: Call, repeats: number): Answer {
  if (answer.ok || safety !== 'keyed' || repeats === 0) return answer;
  return failed({ ...answer.error, afterLost: true });
}

/**
 * Travels until there is a value, an error that stands, or no repeat left. Whoever a call was sent as first, it is sent as again:
 * somebody else may have logged in meanwhile.
 */
export function createPersist({ travel, gate, sender, clock, random }: PersistOptions): Persist {
  return async (call, request, choice) => {
    let replay: 'open' | 'done' | 'never' = choice.noReplay === true ? 'never' : 'open';
    let resigned = false;
    let repeats = 0;
    let sentAs = sender();
    for (;;) {
      const trip = await travel(call, request, sentAs, choice);
      const answer = afterRepeats(trip.answer, call, repeats);
      if (answer.ok) return { answer };
      const { error } = answer;
      if (isRefusedWith(error, REQUEST_CODES.signatureRefused) && !resigned) {
        // Nothing was executed: the device's clock may be off, so sign once more by the platform's time.
        resigned = true;
        const time = platformTime(error, trip.date);
        if (time === undefined) return { answer, sentAs };
        clock.setServerTime(time);
      } else if (isSessionExpired(error, call) && replay !== 'never') {
        if (replay === 'done')
          return { answer, sentAs, restoreFailed: !gate.refusedAgain(error, sentAs, call) };
        replay = 'done';
        const admitted = await unlessAborted(gate.admit(error, sentAs, call), choice.signal);
        if (admitted === undefined) return { answer: failed(cancelled(call.path)) };
        if (!admitted) return { answer, sentAs, restoreFailed: true };
        sentAs = sender();
      } else if (mayRepeat(call, error, repeats)) {
        const waited = await pause(repeatDelay(repeats, random()), choice.signal);
        if (!waited) return { answer: failed(cancelled(call.path)) };
        // A venue's parameters are those of whoever is there now.
        if (call.family !== 'platform' && sender().token !== sentAs.token) return { answer, sentAs };
        repeats += 1;
      } else return { answer, sentAs };
    }
  };
}
