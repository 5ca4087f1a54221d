import { type Result } from '@heptad/api-client';
import { activities, type CallResponse } from '@heptad/contracts';
import { isMoney, type Money } from '@heptad/formatting';
import { createWrite, type WithWrite, type WriteAnswer, type WriteServices } from '@heptad/idempotent-write';
import * as v from 'valibot';
import { ACTIVITIES_TAG } from '../engine/activity-tags';
import { promotionsApi } from '../promotions/promotion-queries';
import type { ActivitiesServices } from '../services';

const claimOrder = v.object({
  promotion: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  tier: v.pipe(v.number(), v.integer()),
  prize: v.custom<Money>(isMoney),
});

/** The prize a member asks for. */
export type ClaimOrder = v.InferOutput<typeof claimOrder>;

/** The prize as it was paid into the centre's wallet. */
export type PaidClaim = CallResponse<typeof activities.claim>;

const paid = (end: PaidClaim): Result<WriteAnswer<PaidClaim>> => ({
  ok: true,
  value: { state: 'succeeded', end },
});

/** Claims of prizes: one at a time, each paid once (CALL-067). */
export const claimWrite = createWrite({
  name: 'promotionClaim',
  order: claimOrder,
  async send({ api }: WriteServices & Pick<ActivitiesServices, 'api'>, { promotion: id, tier }, key) {
    // The page shows what became of it, so nobody else does.
    const answer = await api.send(
      activities.claim,
      { id, tier },
      { idempotencyKey: key, noToast: 'awaited' },
    );
    return answer.ok ? paid(answer.value) : answer;
  },
  async ask({ api }, idempotencyKey) {
    const answer = await api.send(activities.claimStatus, { idempotencyKey }, { noToast: true });
    if (!answer.ok) return answer;
    const { claim } = answer.value;
    return claim === undefined ? { ok: true, value: { state: 'unknown' } } : paid(claim);
  },
  // What was refused was not as the page showed it, so all of it is read again then too.
  atEnd: () => [promotionsApi.util.invalidateTags(['balance', ACTIVITIES_TAG])],
});

/** The part of the app's state that claims are in. */
export type WithClaim = WithWrite<'promotionClaim', ClaimOrder, PaidClaim>;
