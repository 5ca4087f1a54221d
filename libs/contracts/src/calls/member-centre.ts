import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, flag, noFields } from '../fields';

/** What is under way for the member, for the member centre (ROUTE-036). */
export const overview = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/centre',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({
    /** Days of the platform’s calendar since the registration; its day is the first. */
    days: count,
    /** Deposits that are ordered or paid and not yet credited. */
    depositsUnderWay: count,
    /** Withdrawals that have left the centre wallet and are not paid yet. */
    withdrawalsUnderWay: count,
    /** Limits of the member's own that are in force (ROLE-009). */
    limits: count,
    /** Prizes of activities that were won and may be claimed now. */
    prizesWaiting: count,
    /** Whether the member has set a secondary password; with what `member.info` says it makes the security level. */
    secondaryPassword: flag,
  }),
});
