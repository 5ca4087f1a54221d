import { queryApi, type Result } from '@heptad/api-client';
import { rebate } from '@heptad/contracts';
import { isMoney, money, type Money } from '@heptad/formatting';
import { createWriteSaga, type WriteAnswer, type WriteServices } from '@heptad/idempotent-write';
import * as v from 'valibot';
import type { LoyaltyServices } from '../services';
import { rebateWrite, type RebateClaim } from './rebate-write';

const claim: v.GenericSchema<unknown, RebateClaim> = v.object({ amount: v.custom<Money>(isMoney) });

const paid = (amount: string): Result<WriteAnswer<RebateClaim>> => ({
  ok: true,
  value: { state: 'succeeded', end: { amount: money(amount) } },
});

/** Sends a claim once under its key, and asks by the key what became of it. */
export const rebateSending = createWriteSaga(
  {
    name: rebateWrite.name,
    order: claim,
    async send(
      { api }: WriteServices & Pick<LoyaltyServices, 'api'>,
      _claim: RebateClaim,
      idempotencyKey,
    ): Promise<Result<WriteAnswer<RebateClaim>>> {
      const answer = await api.send(rebate.claim, {}, { idempotencyKey, noToast: 'awaited' });
      return answer.ok ? paid(answer.value.amount) : answer;
    },
    async ask({ api }, idempotencyKey): Promise<Result<WriteAnswer<RebateClaim>>> {
      const answer = await api.send(rebate.claimStatus, { idempotencyKey }, { noToast: true });
      if (!answer.ok) return answer;
      const { claim: known } = answer.value;
      return known === undefined ? { ok: true, value: { state: 'unknown' } } : paid(known.amount);
    },
    // What was refused was not as the page showed it, so it is read again then too.
    atEnd: () => [queryApi.util.invalidateTags(['balance'])],
  },
  rebateWrite.state,
);
