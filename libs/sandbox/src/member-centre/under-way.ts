import type { Storage } from '@heptad/sandbox-ledger';

/** What waits for somebody, and which limits hold, each counted. */
export interface UnderWay {
  readonly depositsUnderWay: number;
  readonly withdrawalsUnderWay: number;
  readonly limits: number;
}

/**
 * What of a member's waits for somebody, and which limits hold (ROUTE-036).
 * @param now sandbox time, ms: an order past its end counts no more
 */
export async function underWay(
  { db }: Pick<Storage, 'db'>,
  memberId: string,
  now: number,
): Promise<UnderWay> {
  const deposits = await db
    .selectFrom('deposit_orders')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('member_id', '=', memberId)
    .where((is) =>
      is.or([is('state', '=', 'paid'), is.and([is('state', '=', 'created'), is('expires_at', '>', now)])]),
    )
    .executeTakeFirstOrThrow();
  const withdrawals = await db
    .selectFrom('withdrawal_orders')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  const limits = await db
    .selectFrom('member_limits')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('member_id', '=', memberId)
    .where('amount_minor', 'is not', null)
    .executeTakeFirstOrThrow();
  return {
    depositsUnderWay: deposits.total,
    withdrawalsUnderWay: withdrawals.total,
    limits: limits.total,
  };
}
