import type { CallId } from '@heptad/contracts';

/** Activities of every kind, answered by one engine. */
export const activityProse: Readonly<Record<Extract<CallId, `activity.${string}`>, string>> = {
  'activity.list':
    'Activities of every kind that run or may still be claimed, in the language of Accept-Language; with a session, where its member stands. Empty for members who rest.',
  'activity.detail':
    'One activity: its prize table with weights and stock, the turns that are left, what may be claimed, its rules, and the board of its kind.',
  'activity.join': 'Joins an activity; joining twice is joining once.',
  'activity.play':
    'Takes a turn and says what came of it, with the proof of a draw; what is paid at once is paid with it. Needs an Idempotency-Key. 7406 without a turn, 7407 when all prizes are given away, 7408 when it was stopped, 7409 for a choice that is not open.',
  'activity.claim':
    'Pays what was won into the centre, once. Needs an Idempotency-Key. 7403 before joining, 7404 before it is won, 7405 the second time.',
  'activity.writeStatus': 'What became of a play or a claim, by its Idempotency-Key.',
  'activity.records': 'What the member has played and won, the newest first.',
  'activity.rank': 'A page of an activity’s ranking, with the member’s own place; 4004 where there is none.',
  'activity.friendApply':
    'Applies for the prize of an invited friend; the rules decide at once. Needs an Idempotency-Key.',
};
