import type { activity } from '@heptad/contracts';

export type ActivityState = (typeof activity.activityStates)[number];

/** All that decides where an activity stands for a member. */
export interface StateFacts {
  readonly now: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly claimableUntil: number;
  readonly stopped: boolean;
  readonly joined: boolean;
  /** Turns that are left, or a way that was begun. */
  readonly earning: boolean;
  /** Prizes that were won and not paid. */
  readonly unpaid: number;
  readonly paid: number;
  /** Whether there is more to be won in this run. */
  readonly more: boolean;
}

/**
 * The one state machine of activities. Before the beginning it is announced; a prize that waits goes before everything else; while it runs
 * it is open, joined, earning or (with nothing more to win) claimed; after its end claimed, expired or closed, and `stopped` where the operator
 * ended it and the member has won nothing.
 */
export function activityState(facts: StateFacts): ActivityState {
  const { now, startsAt, endsAt, claimableUntil, stopped, joined, earning, unpaid, paid, more } = facts;
  if (now < startsAt && !stopped) return 'announced';
  if (unpaid > 0 && now < claimableUntil) return 'toClaim';
  if (stopped || now >= endsAt) {
    if (unpaid > 0) return 'expired';
    if (paid > 0) return 'claimed';
    return stopped ? 'stopped' : 'closed';
  }
  if (!joined) return 'open';
  if (!more && paid > 0) return 'claimed';
  return earning ? 'earning' : 'joined';
}
