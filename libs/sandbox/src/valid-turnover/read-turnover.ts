import {
  betNumber,
  keptQuery,
  legsOf,
  NOT_STAKED,
  type BetRow,
  type Storage,
  type ValueOf,
} from '@heptad/sandbox-ledger';
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

const settledBets = (db: Storage['db'], memberId: string) =>
  db
    .selectFrom('bets')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('settled_at', 'is not', null)
    .where('state', 'not in', [...NOT_STAKED])
    .orderBy('settled_at')
    .orderBy('id');

const everSettled = keptQuery((db, value: ValueOf<{ memberId: string }>) =>
  settledBets(db, value('memberId')),
);

const settledWithin = keptQuery((db, value: ValueOf<SettledSpan & { readonly memberId: string }>) =>
  settledBets(db, value('memberId'))
    .where('settled_at', '>=', value('from'))
    .where('settled_at', '<', value('until')),
);

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
  const rows =
    span === undefined
      ? await everSettled(db, { memberId })
      : await settledWithin(db, {
          memberId,
          from: Math.trunc(span.from) - OPPOSED_WITHIN_MS,
          until: Math.trunc(span.until) + OPPOSED_WITHIN_MS,
        });
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
