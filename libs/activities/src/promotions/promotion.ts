import type { activities, CallResponse } from '@heptad/contracts';
import { money, type Money } from '@heptad/formatting';

/** The state of a promotion for the visitor. */
export type PromotionState = (typeof activities.promotionStates)[number];

/** A promotion at a glance. Times are milliseconds since 1970; texts come in the language asked for. */
export interface Promotion {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly summary: string;
  /** Which drawing stands for it. */
  readonly art: string;
  readonly startsAt: number;
  /** The first moment after it. */
  readonly endsAt: number;
  readonly state: PromotionState;
  /** All its prizes together. */
  readonly prizeTotal: Money;
}

/** One step of the prizes. `target` is decimal text in the promotion's unit. */
export interface Prize {
  readonly tier: number;
  readonly target: string;
  readonly prize: Money;
  readonly reached: boolean;
  readonly claimed: boolean;
}

/** A promotion with its rules and how far the member is. */
export interface PromotionDetail extends Promotion {
  readonly claimableUntil: number;
  /** Why the member may not join. */
  readonly obstacle: string | undefined;
  readonly unit: 'money' | 'count';
  /** What is counted, in words. */
  readonly measure: string;
  /** Decimal text in the unit. */
  readonly progress: string;
  /** Lowest first. */
  readonly prizes: readonly Prize[];
  readonly rules: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

/** The platform's promotion as our own (CALL-067). */
export function toPromotionDetail(wire: CallResponse<typeof activities.detail>): PromotionDetail {
  return {
    id: wire.id,
    category: wire.category,
    title: wire.title,
    summary: wire.summary,
    art: wire.art,
    startsAt: wire.startsAt,
    endsAt: wire.endsAt,
    state: wire.state,
    prizeTotal: money(wire.prizeTotal),
    claimableUntil: wire.claimableUntil,
    obstacle: wire.obstacle,
    unit: wire.unit,
    measure: wire.measure,
    progress: wire.progress,
    prizes: wire.prizes
      .map(({ tier, target, prize, reached, claimed }) => ({
        tier,
        target,
        prize: money(prize),
        reached: reached === 1,
        claimed: claimed === 1,
      }))
      .sort((a, b) => a.tier - b.tier),
    rules: wire.rules,
  };
}
