import type { rewards } from '@heptad/contracts';
import type { SimName } from '@heptad/sandbox-simulation';

export type RewardGroup = (typeof rewards.groups)[number];
export type RewardState = (typeof rewards.rewardStates)[number];

/** A prize of a member's, of a promotion or of the platform's own giving. Amounts are minor units, times sandbox ms. */
export interface Reward {
  readonly id: string;
  readonly group: RewardGroup;
  readonly title: SimName;
  /** What it was given for. */
  readonly reason: SimName;
  readonly amount: bigint;
  /** What has to be bet before it can be withdrawn free of a fee. */
  readonly turnover: bigint;
  readonly grantedAt: number | undefined;
  readonly expiresAt: number;
  readonly claimed: RewardClaim | undefined;
  /** The run of the promotion it comes from. */
  readonly promotion?: string;
}

export interface RewardClaim {
  readonly at: number;
  readonly transactionId: number;
  /** The number by which the member knows it. */
  readonly orderNo: string;
}

/** Whether a prize can be claimed, was, or cannot any more: by the clock alone. */
export function rewardState({ claimed, expiresAt }: Reward, now: number): RewardState {
  if (claimed !== undefined) return 'claimed';
  return now < expiresAt ? 'waiting' : 'expired';
}

/** Those to claim first, whose time is over soonest; then the others, the newest first. */
export function inRewardOrder(rewards: readonly Reward[], now: number): readonly Reward[] {
  const waits = (reward: Reward) => rewardState(reward, now) === 'waiting';
  const newest = ({ claimed, expiresAt }: Reward) => claimed?.at ?? expiresAt;
  return rewards.toSorted((a, b) => {
    if (waits(a) !== waits(b)) return waits(a) ? -1 : 1;
    return waits(a) ? a.expiresAt - b.expiresAt : newest(b) - newest(a);
  });
}
