import type { CallResponse, rebate } from '@heptad/contracts';
import { money, type Money } from '@heptad/formatting';

type WireState = CallResponse<typeof rebate.state>;
type WireDay = WireState['today'];
type WireDetail = CallResponse<typeof rebate.detail>;
type WireRecord = CallResponse<typeof rebate.records>['items'][number];

/** What a day brings of one kind of venue. */
export interface KindRebate {
  readonly kind: WireDay['kinds'][number]['kind'];
  readonly turnover: Money;
  /** What is set off of earlier days; below zero where it takes from the turnover. */
  readonly correction: Money;
  /** In per cent. */
  readonly ratio: string;
  readonly rebate: Money;
}

/** A day with its kinds of venues. */
export interface RebateDay {
  /** `YYYY-MM-DD` by the platform's calendar. */
  readonly day: string;
  readonly turnover: Money;
  readonly rebate: Money;
  /** When it is credited by itself, ms. */
  readonly creditsAt: number;
  readonly kinds: readonly KindRebate[];
}

/** The day that runs, the days that wait, and by which rules. */
export interface RebateState {
  readonly grade: number;
  readonly today: RebateDay;
  /** Oldest first. */
  readonly waiting: readonly RebateDay[];
  readonly claimable: Money;
  readonly least: Money;
  readonly leastOdds: string;
  /** Why nothing may be claimed by hand; undefined where nothing stands in the way. */
  readonly obstacle: string | undefined;
}

/** A day that was credited. */
export interface RebateRecord {
  readonly day: string;
  readonly turnover: Money;
  readonly rebate: Money;
  readonly way: WireRecord['way'];
  readonly at: number;
}

/** A settled bet, what of it counts, and by which part of the rule. */
export interface CountedBet {
  readonly id: string;
  readonly kind: KindRebate['kind'];
  readonly title: string;
  readonly legs: number;
  readonly stake: Money;
  readonly counted: Money;
  readonly rule: WireDetail['bets'][number]['rule'];
  readonly settledAt: number;
}

/** One day with its bets. */
export interface DayDetail extends RebateDay {
  readonly state: WireDetail['state'];
  /** When it was credited, ms. */
  readonly at: number | undefined;
  /** The newest of them. */
  readonly bets: readonly CountedBet[];
  readonly betCount: number;
}

/** Reads the platform's answer. */
export function toRebateState({ today, waiting, claimable, least, ...wire }: WireState): RebateState {
  return {
    grade: wire.grade,
    today: toDay(today),
    waiting: waiting.map(toDay),
    claimable: money(claimable),
    least: money(least),
    leastOdds: wire.leastOdds,
    obstacle: wire.obstacle,
  };
}

/** Reads the platform's answer. */
export function toRebateRecord({ turnover, rebate, ...wire }: WireRecord): RebateRecord {
  return { ...wire, turnover: money(turnover), rebate: money(rebate) };
}

/** Reads the platform's answer. */
export function toDayDetail(wire: WireDetail): DayDetail {
  return {
    ...toDay(wire),
    state: wire.state,
    at: wire.at,
    bets: wire.bets.map(({ stake, counted, id, kind, title, legs, rule, settledAt }) => ({
      id,
      kind,
      title,
      legs,
      stake: money(stake),
      counted: money(counted),
      rule,
      settledAt,
    })),
    betCount: wire.betCount,
  };
}

function toDay({ day, turnover, rebate, creditsAt, kinds }: WireDay): RebateDay {
  return {
    day,
    turnover: money(turnover),
    rebate: money(rebate),
    creditsAt,
    kinds: kinds.map((each) => ({
      kind: each.kind,
      turnover: money(each.turnover),
      correction: money(each.correction),
      ratio: each.ratio,
      rebate: money(each.rebate),
    })),
  };
}
