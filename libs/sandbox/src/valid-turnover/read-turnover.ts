import { betNumber, legsOf, NOT_STAKED, type BetRow, type Storage } from '@heptad/sandbox-ledger';
import { validTurnover, type Turnover } from './valid-turnover';

/** A settled bet with what it counts. Amounts are minor units, times sandbox ms. */
export interface BetTurnover extends Turnover {
  /** The number that the member sees. */
  readonly betId: string;
  readonly bet: BetRow;
  readonly settledAt: number;
}

/** The bets of a stretch of time by when they were settled; from its first moment until before the one at its end. */
export interface SettledSpan {
  readonly from: number;
  readonly until: number;
}

/** Bets that oppose each other are settled by one result, so never further apart than this, ms. */
const OPPOSED_WITHIN_MS = 86_400_000;

/**
 * A member's settled bets with their valid turnover, in the order in which they were settled. Each bet belongs to the moment at which it
 * was settled, and so to one day alone.
 * @param span all bets ever unless given
 */
export async function turnoverOf(
  { db }: Pick<Storage, 'db'>,
  memberId: string,
  span?: SettledSpan,
): Promise<readonly BetTurnover[]> {
  let query = db
    .selectFrom('bets')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('settled_at', 'is not', null)
    .where('state', 'not in', [...NOT_STAKED]);
  if (span !== undefined)
    query = query
      .where('settled_at', '>=', Math.trunc(span.from) - OPPOSED_WITHIN_MS)
      .where('settled_at', '<', Math.trunc(span.until) + OPPOSED_WITHIN_MS);
  const rows = await query.orderBy('settled_at').orderBy('id').execute();
  const turnovers = validTurnover(rows.map(decidedBet));
  return rows.flatMap((bet, place): readonly BetTurnover[] => {
    const turnover = turnovers[place];
    const settledAt = bet.settled_at ?? 0;
    if (turnover === undefined) return [];
    if (span !== undefined && (settledAt < span.from || settledAt >= span.until)) return [];
    return [{ ...turnover, betId: betNumber(bet.id), bet, settledAt }];
  });
}

/** The sum of what bets count, minor units. */
export function sumTurnover(bets: readonly Turnover[]): bigint {
  return bets.reduce((sum, { amount }) => sum + amount, 0n);
}

function decidedBet(bet: BetRow) {
  return {
    state: bet.state,
    code: bet.code,
    stake: bet.stake_minor,
    cashed: bet.cashed_stake_minor,
    legs: legsOf(bet),
    builderOdds: bet.builder_odds ?? undefined,
  };
}
