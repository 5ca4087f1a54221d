import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, flag, idText, moneyText } from '../fields';

/**
 * Where a promotion stands for a member: nobody has joined · joined · a prize waits to be claimed · all that could be claimed is ·
 * over. A guest's are `open` or `ended`.
 */
export const promotionStates = ['open', 'joined', 'reached', 'claimed', 'ended'] as const;

const promotionFields = {
  id: idText,
  /** One of the list's categories. */
  category: idText,
  title: v.string(),
  summary: v.string(),
  /** Which drawing stands for it; the client has them, and one for names it does not know. */
  art: idText,
  startsAt: epochMs,
  /** The first moment after it. */
  endsAt: epochMs,
  state: v.picklist(promotionStates),
  /** All its prizes together. */
  prizeTotal: moneyText,
};

const promotion = v.object({
  ...promotionFields,
  /** Until when a prize that was reached may be claimed. */
  claimableUntil: epochMs,
  /** Why the member may not join, to be shown; absent where nothing stands in the way, and for guests. */
  obstacle: v.optional(v.string()),
  /** What is counted: money by its amount, or things. */
  unit: v.picklist(['money', 'count']),
  /** What is counted, in words. */
  measure: v.string(),
  /** How far the member is, in the unit; zero for a guest. */
  progress: moneyText,
  /** Lowest first. */
  prizes: v.array(
    v.object({ tier: count, target: moneyText, prize: moneyText, reached: flag, claimed: flag }),
  ),
  /** Plain text. */
  rules: v.array(v.object({ title: v.string(), lines: v.array(v.string()) })),
});

/** One promotion with its rules and how far the member is (CALL-067). */
export const detail = defineCall({
  method: 'POST',
  path: '/act/api/v1/activity/promotionDetail',
  safety: 'read',
  request: v.object({ id: idText }),
  response: promotion,
});

/** Joins a promotion; a member who has joined already stays so (CALL-067). */
export const join = defineCall({
  method: 'POST',
  path: '/act/api/v1/activity/promotionJoin',
  access: 'member',
  request: v.object({ id: idText }),
  response: promotion,
});

/** A prize that was paid. */
const claimOrder = v.object({
  orderNo: idText,
  id: idText,
  tier: count,
  prize: moneyText,
  claimedAt: epochMs,
});

/** Pays a prize that was reached into the centre's wallet, once (CALL-067). */
export const claim = defineCall({
  method: 'POST',
  path: '/act/api/v1/activity/promotionClaim',
  access: 'member',
  safety: 'keyed',
  request: v.object({ id: idText, tier: count }),
  response: claimOrder,
});

/** What became of a claim, asked by the `Idempotency-Key` it was sent with (CALL-067). `known` 0: it never arrived. */
export const claimStatus = defineCall({
  method: 'POST',
  path: '/act/api/v1/activity/promotionClaimStatus',
  access: 'member',
  safety: 'read',
  request: v.object({ idempotencyKey: idText }),
  response: v.object({ known: flag, claim: v.optional(claimOrder) }),
});
