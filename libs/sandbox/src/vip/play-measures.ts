import { roundTurnover, sumAreas } from '@heptad/sandbox-games';
import type { Storage } from '@heptad/sandbox-ledger';
import { sumTurnover, turnoverOf, type SettledSpan } from '../valid-turnover/read-turnover';
import type { GradeMeasures } from './grade-rule';

/** Valid turnover of bets and rounds that were settled in a span, minor units. */
export async function turnoverWithin(
  { storage }: { readonly storage: Storage },
  memberId: string,
  span: SettledSpan,
): Promise<bigint> {
  const inGames = sumAreas(await roundTurnover(storage, memberId, span));
  return sumTurnover(await turnoverOf(storage, memberId, span)) + inGames;
}

/** Deposits that were credited, and valid turnover, up to a moment; to now unless given. */
export async function measuresUntil(
  { storage }: { readonly storage: Storage },
  memberId: string,
  until?: number,
): Promise<GradeMeasures> {
  const orders = await storage.db
    .selectFrom('deposit_orders')
    .select(['amount_minor', 'ended_at'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'credited')
    .execute();
  const bets = await turnoverOf(storage, memberId);
  const inGames = sumAreas(
    await roundTurnover(storage, memberId, { from: 0, until: until ?? Number.MAX_SAFE_INTEGER }),
  );
  const isEarlier = (at: number | null): boolean => until === undefined || (at ?? 0) < until;
  return {
    deposits: orders.reduce((sum, row) => (isEarlier(row.ended_at) ? sum + row.amount_minor : sum), 0n),
    turnover: sumTurnover(bets.filter(({ settledAt }) => isEarlier(settledAt))) + inGames,
  };
}
