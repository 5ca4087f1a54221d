/** Tag of everything that a play or a claim changes. */
export const ACTIVITIES_TAG = 'activities';

/** What a member's standing in an activity is made of. */
export const MOVED_BY = [ACTIVITIES_TAG, 'balance', 'bets', 'member'] as const;
