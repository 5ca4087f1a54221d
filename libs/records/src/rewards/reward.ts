import type { CallResponse, rewards } from '@heptad/contracts';
import { PATHS } from '@heptad/feature-module';
import { money, type Money } from '@heptad/formatting';

export type RewardGroup = (typeof rewards.groups)[number];
export type RewardState = (typeof rewards.rewardStates)[number];

type WireList = CallResponse<typeof rewards.list>;
type WireDetail = CallResponse<typeof rewards.detail>;

/** A prize of the member's. */
export type Reward = Omit<WireList['items'][number], 'amount'> & { readonly amount: Money };

export interface RewardPage {
  readonly rewards: readonly Reward[];
  readonly next: number | undefined;
  readonly total: number;
  readonly waiting: number;
  readonly claimed: Money;
  readonly obstacle: string | undefined;
}

export type RewardDetail = Omit<WireDetail, 'reward' | 'turnover'> & {
  readonly reward: Reward;
  readonly turnover: Money;
};

const toReward = (reward: WireList['items'][number]): Reward => ({ ...reward, amount: money(reward.amount) });

export function toRewardPage({ items, total, page, size, waiting, claimed, obstacle }: WireList): RewardPage {
  return {
    rewards: items.map(toReward),
    next: items.length > 0 && page * size < total ? page + 1 : undefined,
    total,
    waiting,
    claimed: money(claimed),
    obstacle,
  };
}

export function toRewardDetail({ reward, turnover, ...rest }: WireDetail): RewardDetail {
  return { ...rest, reward: toReward(reward), turnover: money(turnover) };
}

/** The state at a moment: what waits has expired once its time is over, whenever it was asked for. */
export function stateAt({ state, expiresAt }: Pick<Reward, 'state' | 'expiresAt'>, now: number): RewardState {
  return state === 'waiting' && now >= expiresAt ? 'expired' : state;
}

const LISTS = { reward: PATHS.recordReward, welfare: PATHS.recordWelfare } as const;
const DETAILS = { reward: PATHS.recordRewardDetail, welfare: PATHS.recordWelfareDetail } as const;

/** Where the prizes of a group are listed (ROUTE-074, ROUTE-077). */
export function rewardListPath(group: RewardGroup): string {
  return LISTS[group];
}

/** Where one prize is shown by itself (ROUTE-075, ROUTE-078). */
export function rewardPath({ group, id }: Pick<Reward, 'group' | 'id'>): string {
  return `${DETAILS[group]}?${new URLSearchParams({ id }).toString()}`;
}
