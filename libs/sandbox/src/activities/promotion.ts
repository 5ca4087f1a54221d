import type { SimName } from '@heptad/sandbox-simulation';
import type { Rhythm } from './editions';

/** What a promotion counts. */
export type Measure =
  /** Bets that were won or lost, wholly or by half. */
  | { readonly kind: 'settledBets'; readonly leastStake: bigint }
  /** Stakes of such bets, those decided by half counted by half. */
  | { readonly kind: 'turnover'; readonly leastOdds: string }
  /** Such bets of at least so many legs. */
  | {
      readonly kind: 'combos';
      readonly legs: number;
      readonly leastStake: bigint;
      readonly leastOdds: string;
    }
  /** What went into venues less what came back. */
  | { readonly kind: 'netTransfer' };

/** A prize and what is to be reached for it: cents where money is counted, whole things elsewhere. Cents of play money are paid. */
export interface Prize {
  readonly target: bigint;
  readonly prize: bigint;
}

export interface RuleSection {
  readonly title: SimName;
  readonly lines: readonly SimName[];
}

/** A promotion as the platform runs it, time after time. */
export interface Promotion {
  readonly name: string;
  readonly category: CategoryId;
  readonly art: string;
  readonly rhythm: Rhythm;
  readonly title: SimName;
  readonly summary: SimName;
  readonly measure: Measure;
  /** What is counted, in words. */
  readonly measureName: SimName;
  /** Lowest first. */
  readonly prizes: readonly Prize[];
  readonly rules: readonly RuleSection[];
  /** Only members who registered at most so many days ago may join. */
  readonly newcomerDays?: number;
}

export const CATEGORY_NAMES = {
  daily: { 'zh-CN': '每日', 'zh-TW': '每日', en: 'Every day' },
  newcomer: { 'zh-CN': '新人', 'zh-TW': '新人', en: 'New members' },
  sports: { 'zh-CN': '体育', 'zh-TW': '體育', en: 'Sports' },
  games: { 'zh-CN': '全站', 'zh-TW': '全站', en: 'All venues' },
  wallet: { 'zh-CN': '转账', 'zh-TW': '轉帳', en: 'Transfers' },
  friends: { 'zh-CN': '好友', 'zh-TW': '好友', en: 'Friends' },
} as const satisfies Readonly<Record<string, SimName>>;

export type CategoryId = keyof typeof CATEGORY_NAMES;

/** Whether a measure counts money; else things. */
export function countsMoney({ kind }: Measure): boolean {
  return kind === 'turnover' || kind === 'netTransfer';
}
