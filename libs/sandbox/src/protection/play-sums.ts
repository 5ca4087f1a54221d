import { CENTRE_WALLET, memberAccount } from '@heptad/sandbox-ledger';
import type { Storage } from '@heptad/sandbox-ledger';
import type { TimeSpan } from './spans';

/** What a member's postings come to over a stretch of time, minor units. */
export interface PlaySums {
  /** Stakes without those of refused bets, which were given back. */
  readonly stakes: bigint;
  /** Payouts and refunds less all stakes: below zero where the member has lost. Stakes of open bets count as lost. */
  readonly net: bigint;
  readonly deposits: bigint;
}

/** Play money that the sandbox gives away, which nobody has paid in. */
const GIVEN = ['seed', 'panel'];
const PLAY = ['bet', 'payout', 'cashOut', 'refund'] as const;

/**
 * Sums what was posted from a moment on. Without an end everything later counts, so that a clock that was put back hides nothing.
 */
export async function sumPlay(
  { db }: Pick<Storage, 'db'>,
  memberId: string,
  { from, until }: Pick<TimeSpan, 'from'> & Partial<TimeSpan>,
): Promise<PlaySums> {
  const centre = memberAccount(memberId, CENTRE_WALLET);
  const begins = Math.trunc(from);
  const rows = await db
    .selectFrom('ledger_transactions as moved')
    .innerJoin('postings', 'postings.transaction_id', 'moved.id')
    .innerJoin('accounts', 'accounts.id', 'postings.account_id')
    .select(({ fn, and, eb, exists, selectFrom }) => [
      'moved.reason',
      // A refund takes a stake back only from the stretch in which it was placed.
      and([
        eb('moved.reason', '=', 'refund'),
        exists(
          selectFrom('ledger_transactions as placed')
            .select('placed.id')
            .whereRef('placed.member_id', '=', 'moved.member_id')
            .whereRef('placed.reference', '=', 'moved.reference')
            .where('placed.reason', '=', 'bet')
            .where('placed.created_at', '>=', begins),
        ),
      ]).as('placed_within'),
      fn.sum<bigint | string>('postings.amount_minor').as('total_minor'),
    ])
    .where('moved.member_id', '=', memberId)
    .where('accounts.member_id', '=', memberId)
    .where('moved.created_at', '>=', begins)
    .$if(until !== undefined, (query) => query.where('moved.created_at', '<', Math.trunc(until ?? 0)))
    .where(({ and, or, eb }) =>
      or([
        // A withdrawal that was refused comes back to the centre, a stake to its venue.
        and([eb('moved.reason', 'in', PLAY), eb('postings.account_id', '<>', centre)]),
        and([eb('moved.reason', '=', 'topUp'), eb('moved.reference', 'not in', GIVEN)]),
      ]),
    )
    .groupBy(['moved.reason', 'placed_within'])
    .execute();
  const sum = (counts: (row: (typeof rows)[number]) => boolean): bigint =>
    rows.filter(counts).reduce((total, row) => total + BigInt(row.total_minor), 0n);
  return {
    stakes: -sum(({ reason, placed_within }) => reason === 'bet' || Boolean(placed_within)),
    net: sum(({ reason }) => reason !== 'topUp'),
    deposits: sum(({ reason }) => reason === 'topUp'),
  };
}

/** What a member's deposits come to that are ordered and not credited yet, minor units. @param except an order that is left out */
export async function sumWaitingDeposits(
  { db }: Pick<Storage, 'db'>,
  memberId: string,
  now: number,
  except?: number,
): Promise<bigint> {
  const rows = await db
    .selectFrom('deposit_orders')
    .select(['id', 'amount_minor'])
    .where('member_id', '=', memberId)
    .where(({ or, and, eb }) =>
      or([eb('state', '=', 'paid'), and([eb('state', '=', 'created'), eb('expires_at', '>', now)])]),
    )
    .execute();
  return rows.filter(({ id }) => id !== except).reduce((total, row) => total + row.amount_minor, 0n);
}
