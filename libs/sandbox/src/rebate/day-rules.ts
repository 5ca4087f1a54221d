import { partOfAmount } from '@heptad/sandbox-ledger';
import type { VenueArea } from '../platform/venues';
import { sumTurnover } from '../valid-turnover/read-turnover';
import type { Turnover } from '../valid-turnover/valid-turnover';
import { RATIO_PARTS, ratioOf, REBATE_KINDS } from './ratios';

/** The least that is paid by hand, minor units. What is less is credited by itself all the same. */
export const LEAST_CLAIM = 1_00n;

/** How long after its end a day may be claimed by hand before it is credited by itself, ms: until noon. */
export const CLAIM_MS = 12 * 3_600_000;

/** What one day brings of one kind of venue. Amounts are minor units. */
export interface KindRebate {
  readonly kind: VenueArea;
  readonly turnover: bigint;
  /** What is set off against it of bets that count otherwise by now than they did on their own day. */
  readonly correction: bigint;
  /** Ten-thousandths. */
  readonly ratio: bigint;
  readonly rebate: bigint;
}

/** A bet of some kind, or by how much one counts otherwise by now. */
export interface OfKind {
  readonly kind: VenueArea;
}

/** The rebate of a turnover, cut to whole minor units once for a day and kind. */
export function rebateOf(turnover: bigint, ratio: bigint): bigint {
  return partOfAmount(turnover, ratio, RATIO_PARTS);
}

/**
 * What a day comes to, kind by kind (ROUTE-023). What bets of earlier days count more or less by now is set off here, at most down to
 * nothing; what is left over then is let go, since nobody pays rebate back.
 * @param inGames what rounds of games of the day count, by kind; settled rounds never change
 * @param grade the grade that counts for the day
 */
export function reckonDay(
  bets: readonly (Turnover & OfKind)[],
  corrections: readonly (OfKind & { readonly delta: bigint })[],
  grade: number,
  inGames: readonly (OfKind & { readonly amount: bigint })[] = [],
): readonly KindRebate[] {
  return REBATE_KINDS.map((kind) => {
    const isOfKind = (each: OfKind) => each.kind === kind;
    const played = inGames.filter(isOfKind).reduce((sum, { amount }) => sum + amount, 0n);
    const turnover = sumTurnover(bets.filter(isOfKind)) + played;
    const delta = corrections.filter(isOfKind).reduce((sum, each) => sum + each.delta, 0n);
    const correction = turnover + delta < 0n ? -turnover : delta;
    const ratio = ratioOf(kind, grade);
    return { kind, turnover, correction, ratio, rebate: rebateOf(turnover + correction, ratio) };
  });
}

/** All kinds of a day together, minor units. */
export function totalOf(kinds: readonly KindRebate[]): {
  readonly turnover: bigint;
  readonly rebate: bigint;
} {
  return {
    turnover: kinds.reduce((sum, { turnover, correction }) => sum + turnover + correction, 0n),
    rebate: kinds.reduce((sum, { rebate }) => sum + rebate, 0n),
  };
}
