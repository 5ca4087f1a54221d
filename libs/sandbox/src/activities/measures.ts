import { compareOdds, odds } from '@heptad/formatting';
import { legsOf } from '@heptad/sandbox-ledger';
import type { BetRow, Storage } from '@heptad/sandbox-ledger';
import { COUNTED_HALVES, countedStake } from '../valid-turnover/valid-turnover';
import type { Span } from './editions';
import type { Measure } from './promotion';

type DecidedBet = Pick<BetRow, 'state' | 'stake_minor' | 'legs'>;

const atLeast = (bet: DecidedBet, least: string): boolean =>
  legsOf(bet).every((leg) => compareOdds(odds(leg.odds), odds(least)) >= 0);

/** By how much one decided bet brings a member further, in the measure's own unit. */
export function betCounts(measure: Measure, bet: DecidedBet): bigint {
  if (!COUNTED_HALVES.has(bet.state)) return 0n;
  switch (measure.kind) {
    case 'settledBets':
      return bet.stake_minor >= measure.leastStake ? 1n : 0n;
    case 'turnover':
      return atLeast(bet, measure.leastOdds) ? countedStake(bet.state, bet.stake_minor) : 0n;
    case 'combos':
      return bet.stake_minor >= measure.leastStake &&
        legsOf(bet).length >= measure.legs &&
        atLeast(bet, measure.leastOdds)
        ? 1n
        : 0n;
    case 'netTransfer':
      return 0n;
  }
}

async function netTransfer({ db }: Storage, memberId: string, { startsAt, endsAt }: Span): Promise<bigint> {
  const rows = await db
    .selectFrom('transfer_orders')
    .select(['direction', 'amount_minor'])
    .where('member_id', '=', memberId)
    .where('created_at', '>=', startsAt)
    .where('created_at', '<', endsAt)
    .execute();
  const net = rows.reduce(
    (sum, { direction, amount_minor }) => (direction === 'in' ? sum + amount_minor : sum - amount_minor),
    0n,
  );
  return net > 0n ? net : 0n;
}

/** How far a member has come within a run: cents where money is counted, whole things elsewhere. */
export async function progressOf(
  storage: Storage,
  memberId: string,
  measure: Measure,
  span: Span,
): Promise<bigint> {
  if (measure.kind === 'netTransfer') return netTransfer(storage, memberId, span);
  const bets = await storage.db
    .selectFrom('bets')
    .select(['state', 'stake_minor', 'legs'])
    .where('member_id', '=', memberId)
    .where('placed_at', '>=', span.startsAt)
    .where('placed_at', '<', span.endsAt)
    .where('state', 'in', [...COUNTED_HALVES.keys()])
    .execute();
  return bets.reduce((sum, bet) => sum + betCounts(measure, bet), 0n);
}
