import { keptQuery, type Row, type Storage, type ValueOf } from '@heptad/sandbox-ledger';
import { NO_LIMIT, type Limit } from './limit-changes';
import { sumPlay, sumWaitingDeposits } from './play-sums';
import type { LimitName } from '../words/limit-words';
import { spanAt } from './spans';

const limitOf = (row: Row<'member_limits'>): Limit => ({
  amount: row.amount_minor ?? undefined,
  change: row.asked_at === null ? undefined : { amount: row.asked_minor ?? undefined, askedAt: row.asked_at },
});

const limitsOfMember = keptQuery((db, value: ValueOf<{ memberId: string }>) =>
  db.selectFrom('member_limits').selectAll().where('member_id', '=', value('memberId')),
);

/** A member's limits by their names; one that was never set is none. */
export async function limitsOf(
  { db }: Pick<Storage, 'db'>,
  memberId: string,
): Promise<(name: LimitName) => Limit> {
  const rows = await limitsOfMember(db, { memberId });
  return ({ kind, span }) => {
    const row = rows.find((each) => each.kind === kind && each.span === span);
    return row === undefined ? NO_LIMIT : limitOf(row);
  };
}

/** Keeps one limit of a member. */
export async function keepLimit(
  { db }: Pick<Storage, 'db'>,
  memberId: string,
  { kind, span }: LimitName,
  { amount, change }: Limit,
): Promise<void> {
  const values = {
    amount_minor: amount ?? null,
    asked_at: change === undefined ? null : Math.trunc(change.askedAt),
    asked_minor: change?.amount ?? null,
  };
  await db
    .insertInto('member_limits')
    .values({ member_id: memberId, kind, span, ...values })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'span']).doUpdateSet(values))
    .execute();
}

/**
 * How much of a limit is used in the span that runs now, minor units, and when that span ends. Deposits that are ordered count
 * as paid in. A loss is what was staked less what came back: what was won may be lost again.
 * @param except a deposit order that is left out
 */
export async function usageOf(
  storage: Pick<Storage, 'db'>,
  memberId: string,
  { kind, span }: LimitName,
  { now, timeZone, except }: { readonly now: number; readonly timeZone: string; readonly except?: number },
): Promise<{ readonly used: bigint; readonly until: number }> {
  const { from, until } = spanAt(span, now, timeZone);
  const sums = await sumPlay(storage, memberId, { from });
  if (kind === 'stake') return { used: sums.stakes, until };
  if (kind === 'loss') return { used: -sums.net, until };
  return { used: sums.deposits + (await sumWaitingDeposits(storage, memberId, now, except)), until };
}
