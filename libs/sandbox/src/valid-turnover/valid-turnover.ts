import type { rebate } from '@heptad/contracts';
import { compareOdds, odds } from '@heptad/formatting';
import { partOfAmount } from '@heptad/sandbox-ledger';
import type { DecidedBet } from './decided-bet';
import { opposedBets } from './opposite-bets';

/** The least decimal European odds at which a bet counts. A bet that has to win little of its stake is no play, only turnover. */
export const LEAST_ODDS = '1.50';

/**
 * How a bet came to count. By its whole stake, by half of it, or by what was not cashed out; or not at all, since it came back whole,
 * was cashed out, had odds below {@link LEAST_ODDS}, or was opposed by another bet of the same member.
 */
export type TurnoverRule = (typeof rebate.turnoverRules)[number];

/** What one bet counts as valid turnover, minor units, and by which part of the rule. */
export interface Turnover {
  readonly amount: bigint;
  readonly rule: TurnoverRule;
}

/** By how much of the stake a bet counts that ended so, in halves; what is not named does not count. */
export const COUNTED_HALVES: ReadonlyMap<string, bigint> = new Map([
  ['won', 2n],
  ['lost', 2n],
  ['halfWon', 1n],
  ['halfLost', 1n],
]);

/** The counted part of a stake by how the bet ended alone, minor units, cut to whole ones. */
export function countedStake(state: string, stake: bigint): bigint {
  return partOfAmount(stake, COUNTED_HALVES.get(state) ?? 0n, 2n);
}

/**
 * The one rule of valid turnover, for duties to bet, VIP grades, rebate and commission (ROUTE-023). Bets won or lost count by their stake,
 * half won or half lost by half of it, less what was cashed out. Bets below {@link LEAST_ODDS} do not count: each leg of a combination
 * has to have them, and a bet builder its joint price. Bets that oppose each other do not count either. It makes no difference
 * whether a stake was paid with deposited money or with a prize.
 * @param bets a member's; all bets of a market have to be among them for opposite ones to be seen
 * @returns one for each bet, in the same order
 */
export function validTurnover(bets: readonly DecidedBet[]): readonly Turnover[] {
  const opposed = opposedBets(bets.filter(mayCount));
  return bets.map((bet): Turnover => {
    if (bet.state === 'cashedOut') return nothing('cashedOut');
    if (!mayCount(bet)) return nothing('returned');
    if (!hasLeastOdds(bet)) return nothing('lowOdds');
    if (opposed.has(bet)) return nothing('opposite');
    return { amount: countedStake(bet.state, bet.stake - bet.cashed), rule: ruleOf(bet) };
  });
}

const nothing = (rule: TurnoverRule): Turnover => ({ amount: 0n, rule });

/** Whether a bet counts by how it ended. */
const mayCount = ({ state }: DecidedBet): boolean => COUNTED_HALVES.has(state);

function hasLeastOdds({ legs, builderOdds }: DecidedBet): boolean {
  const prices = builderOdds === undefined ? legs.map((leg) => leg.odds) : [builderOdds];
  return prices.every((price) => compareOdds(odds(price), odds(LEAST_ODDS)) >= 0);
}

function ruleOf({ state, cashed }: DecidedBet): TurnoverRule {
  if (COUNTED_HALVES.get(state) === 1n) return 'half';
  return cashed > 0n ? 'rest' : 'whole';
}
