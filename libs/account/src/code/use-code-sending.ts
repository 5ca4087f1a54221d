import { isRefusedWith, type ApiError } from '@heptad/api-client';
import { REQUEST_CODES } from '@heptad/contracts';
import { useServices } from '@heptad/feature-module';
import { useState } from 'react';
import * as v from 'valibot';
import type { AccountServices } from '../services';

/** How an order for a code was answered. */
export type CodeOrderAnswer =
  { readonly ok: true; readonly retryAfter: number } | { readonly ok: false; readonly error: ApiError };

export interface CodeSending {
  /** A code is under way, or has come a moment ago. */
  readonly sent: boolean;
  readonly busy: boolean;
  /** When another code may be asked for, ms of the corrected clock; null when it may be now. */
  readonly until: number | null;
  readonly failure: ApiError | null;
  /** @returns whether a code is on its way */
  readonly order: (send: () => Promise<CodeOrderAnswer>) => Promise<boolean>;
  /** The time has come: another code may be asked for. */
  readonly ended: () => void;
}

const tooEarly = v.object({ retryAfter: v.pipe(v.number(), v.minValue(1), v.maxValue(3_600)) });

/** Seconds until the next code, where the platform refused an early order. */
export function secondsToWait(error: ApiError): number | undefined {
  if (!isRefusedWith(error, REQUEST_CODES.tooManyRequests)) return undefined;
  const parsed = v.safeParse(tooEarly, error.data);
  return parsed.success ? parsed.output.retryAfter : undefined;
}

/** A code that was ordered before the page was loaded anew. */
export interface KeptSending {
  /** When another may be asked for, ms of the corrected clock; undefined where none was ordered. */
  readonly until: number | undefined;
  /** A code was ordered: what is to be kept of it. */
  readonly keep: (until: number) => void;
}

/** The longest wait that the platform asks for, ms. */
const MOST_WAIT_MS = 3_600_000;

/**
 * Orders verification codes, and knows when the next may be ordered.
 * @param kept what is known of a code ordered earlier; nothing is, and nothing is kept, unless given
 */
export function useCodeSending(kept?: KeptSending): CodeSending {
  const { clock } = useServices<AccountServices>();
  const [sent, setSent] = useState(kept?.until !== undefined);
  const [busy, setBusy] = useState(false);
  const [until, setUntil] = useState<number | null>(() => {
    const left = (kept?.until ?? 0) - clock.now();
    // Kept by a clock that was wrong by more than any wait, it says nothing.
    return left > 0 && left <= MOST_WAIT_MS ? (kept?.until ?? null) : null;
  });
  const [failure, setFailure] = useState<ApiError | null>(null);

  async function order(send: () => Promise<CodeOrderAnswer>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setFailure(null);
    const answer = await send();
    setBusy(false);
    const wait = answer.ok ? answer.retryAfter : secondsToWait(answer.error);
    if (wait !== undefined) {
      const next = clock.now() + wait * 1_000;
      setUntil(next);
      setSent(true);
      kept?.keep(next);
    }
    if (!answer.ok) setFailure(answer.error);
    return answer.ok;
  }

  return { sent, busy, until, failure, order, ended: () => setUntil(null) };
}
