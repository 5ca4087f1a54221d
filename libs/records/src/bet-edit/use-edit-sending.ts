import { queryApi, type ApiError, type Result } from '@heptad/api-client';
import { useServices } from '@heptad/feature-module';
import { CONFIRM_DELAYS_MS, useSameKey } from '@heptad/idempotent-write';
import { isOutcomeUnknown, type Bet, type BetOrder, type SportsVenue } from '@heptad/venue-gateway';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { RecordsServices } from '../services';

/** Times that a lost answer is asked for by its key before the member is told. */
const ASKED = 3;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The bet under a key whose answer was lost; the failure that lost it where the venue does not know of one. */
async function found(sports: SportsVenue, key: string, lost: Result<Bet>): Promise<Result<Bet>> {
  for (const ms of CONFIRM_DELAYS_MS.slice(0, ASKED)) {
    await pause(ms);
    const answer = await sports.confirmBet(key);
    if (answer.ok && answer.value !== null) return { ok: true, value: answer.value };
  }
  return lost;
}

/** Where the sending of an edit stands. */
export interface EditSending {
  readonly status: 'idle' | 'sending' | 'confirming';
  readonly error: ApiError | undefined;
  /** Forgets what went wrong. */
  readonly forget: () => void;
  /** Gives the bet that took the other's place; undefined where it was refused or nothing is known. */
  readonly send: (order: BetOrder) => Promise<Bet | undefined>;
}

/**
 * Sends an edit once under its key. A bet is replaced at most once, whatever key is used, so that sending the same edit again after a
 * lost answer changes nothing twice; the same draft keeps its key.
 */
export function useEditSending(venue: Bet['venue']): EditSending {
  const { venues } = useServices<RecordsServices>();
  const dispatch = useDispatch();
  const keyOf = useSameKey();
  const [status, setStatus] = useState<EditSending['status']>('idle');
  const [error, setError] = useState<ApiError>();
  return {
    status,
    error,
    forget: () => setError(undefined),
    async send(order) {
      const sports = venues.sports(venue);
      const { legs, stake, replaces } = order;
      const key = keyOf([legs.map(({ selection }) => [selection.key, selection.odds]), stake, replaces]);
      setStatus('sending');
      setError(undefined);
      let answer: Result<Bet> = await sports.placeBet(order, key);
      if (!answer.ok && isOutcomeUnknown(answer.error)) {
        setStatus('confirming');
        answer = await found(sports, key, answer);
      }
      setStatus('idle');
      if (!answer.ok) setError(answer.error);
      // A refusal too is mostly about prices or a bet that have moved on.
      dispatch(queryApi.util.invalidateTags(['balance', 'bets']));
      return answer.ok ? answer.value : undefined;
    },
  };
}
