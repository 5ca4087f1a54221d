import type { CallId } from '@heptad/contracts';

type VipCall = Extract<CallId, `vip.${string}`>;

/** Grades of members, and what they bring. */
export const vipProse: Readonly<Record<VipCall, string>> = {
  'vip.progress':
    'The member’s grade and what is missing for the next one, exact: what a progress ring needs.',
  'vip.state': 'The same, and what keeps the grade this month.',
  'vip.privileges':
    'What each of the eleven grades asks for and brings. Limits of withdrawals are those that are enforced.',
  'vip.changes': 'The changes of the member’s grade, the newest first.',
  'vip.gifts': 'What the member was given for their grade. rewards.claim pays it.',
  'vip.parcels':
    'Gifts that are sent by post. A day after the address was said they are on their way, three days later received.',
  'vip.setReceiver': 'Says where a gift is sent. Needs an Idempotency-Key. 7302 once the gift is on its way.',
};
