import { isRefusedWith, type ApiError } from '@heptad/api-client';
import { agents, REQUEST_CODES, type CallRequest } from '@heptad/contracts';
import { useServices } from '@heptad/feature-module';
import { isOutcomeUnknown } from '@heptad/venue-gateway';
import { useState } from 'react';
import * as v from 'valibot';
import type { AgentsServices } from '../services';

/** Where a code goes to. */
export type CodeTarget = CallRequest<typeof agents.sendCode>;

export interface MailCode {
  /** A code is under way, or has come a moment ago; or may have, where the answer was lost. */
  readonly sent: boolean;
  readonly busy: boolean;
  /** When another one may be asked for, ms of the corrected clock; null when it may be now. */
  readonly until: number | null;
  readonly failure: ApiError | undefined;
  readonly order: (to: CodeTarget) => Promise<void>;
  /** The time has come: another code may be asked for. */
  readonly ended: () => void;
  /** Another address is typed: what was sent counts no more. */
  readonly forget: () => void;
}

const tooEarly = v.object({ retryAfter: v.pipe(v.number(), v.minValue(1), v.maxValue(3_600)) });

/** Orders codes by e-mail, and knows when the next may be ordered. */
export function useMailCode(): MailCode {
  const { api, clock } = useServices<AgentsServices>();
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [until, setUntil] = useState<number | null>(null);
  const [failure, setFailure] = useState<ApiError>();

  async function order(to: CodeTarget): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const answer = await api.send(agents.sendCode, to, { noToast: 'awaited' });
    setBusy(false);
    if (answer.ok || isOutcomeUnknown(answer.error)) setSent(true);
    if (answer.ok) {
      setUntil(clock.now() + answer.value.retryAfter * 1_000);
      return;
    }
    setFailure(answer.error);
    const { error } = answer;
    const wait = isRefusedWith(error, REQUEST_CODES.tooManyRequests)
      ? v.safeParse(tooEarly, error.data)
      : undefined;
    if (wait?.success) setUntil(clock.now() + wait.output.retryAfter * 1_000);
  }

  return {
    sent,
    busy,
    until,
    failure,
    order,
    ended: () => setUntil(null),
    forget: () => {
      setSent(false);
      setFailure(undefined);
    },
  };
}
