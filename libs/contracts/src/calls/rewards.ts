import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, idText, moneyText, pageFields } from '../fields';

/** Prizes of promotions, and what the platform gives by rules of its own. */
export const groups = ['reward', 'welfare'] as const;

/** `waiting`: to claim until its time is over. */
export const rewardStates = ['waiting', 'claimed', 'expired'] as const;

const reward = v.object({
  id: idText,
  group: v.picklist(groups),
  title: v.string(),
  amount: moneyText,
  state: v.picklist(rewardStates),
  /** From when on it can be claimed; left out where that is not known. */
  grantedAt: v.optional(epochMs),
  /** The first moment at which it cannot be claimed any more. */
  expiresAt: epochMs,
  claimedAt: v.optional(epochMs),
});

/** A member's prizes, those to claim first, then newest first, in the language of `Accept-Language` (CALL-067, ROUTE-074, ROUTE-077). */
export const list = defineCall({
  method: 'POST',
  path: '/act/api/v1/rewards/list',
  access: 'member',
  safety: 'read',
  request: v.object({
    ...pageFields,
    group: v.picklist(groups),
    state: v.optional(v.picklist(rewardStates)),
  }),
  response: v.object({
    items: v.array(reward),
    total: count,
    page: count,
    size: count,
    /** Of all states: how many wait, and what was claimed. */
    waiting: count,
    claimed: moneyText,
    /** Why the member may claim nothing now, to be shown; absent where nothing stands in the way. */
    obstacle: v.optional(v.string()),
  }),
});

/** One prize with what it was given for (CALL-067, ROUTE-075, ROUTE-078). */
export const detail = defineCall({
  method: 'POST',
  path: '/act/api/v1/rewards/detail',
  access: 'member',
  safety: 'read',
  request: v.object({ id: idText }),
  response: v.object({
    reward,
    /** What it was given for, in words. */
    reason: v.string(),
    /** What has to be bet before it can be withdrawn free of a fee; zero where nothing has. */
    turnover: moneyText,
    /** The number of its posting, once it is claimed. */
    orderNo: v.optional(idText),
    /** The promotion it comes from, where that is still shown. */
    promotion: v.optional(idText),
    obstacle: v.optional(v.string()),
    /** The posting in the member's statement, once it is claimed. */
    line: v.optional(idText),
  }),
});

/** Pays a prize into the centre's wallet, once (CALL-067). */
export const claim = defineCall({
  method: 'POST',
  path: '/act/api/v1/rewards/claim',
  access: 'member',
  safety: 'keyed',
  request: v.object({ id: idText }),
  response: v.object({ orderNo: idText, amount: moneyText }),
});
