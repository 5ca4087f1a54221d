import {
  platformAccount,
  sql,
  type Ledger,
  type LedgerInvariants,
  type Storage,
} from '@heptad/sandbox-ledger';

type Check = LedgerInvariants['checks'][number];

/** What stands in postings of rounds by their number. */
const OF_ROUNDS = 'P__________';

interface Sums {
  readonly staked: bigint | number | string | null;
  readonly paid: bigint | number | string | null;
}

/** What must always be true of rounds and their money: the escrow of each wallet holds the stakes of its open rounds, and what members staked and were paid is what was posted. */
export async function roundChecks(storage: Storage, ledger: Ledger): Promise<readonly Check[]> {
  const { db } = storage;
  const wallets = await db
    .selectFrom('game_rounds')
    .select([
      'wallet',
      sql<bigint | number | string>`SUM(CASE WHEN state = 'open' THEN stake_minor ELSE 0 END)`.as('held'),
    ])
    .groupBy('wallet')
    .execute();
  let amiss = 0;
  for (const { wallet, held } of wallets)
    if ((await ledger.balance(platformAccount(`escrow-${wallet}`))) !== BigInt(held)) amiss += 1;
  const played = await sql<Sums>`SELECT SUM(stake_minor) AS staked,
      SUM(CASE WHEN state = 'void' THEN stake_minor ELSE win_minor END) AS paid FROM game_rounds`.execute(db);
  const posted =
    await sql<Sums>`SELECT SUM(CASE WHEN moved.reason = 'bet' THEN -amount_minor ELSE 0 END) AS staked,
      SUM(CASE WHEN moved.reason = 'bet' THEN 0 ELSE amount_minor END) AS paid
    FROM ledger_transactions AS moved JOIN postings ON postings.transaction_id = moved.id
      JOIN accounts ON accounts.id = postings.account_id
    WHERE accounts.member_id IS NOT NULL AND moved.reference LIKE ${OF_ROUNDS}
      AND moved.reason IN ('bet', 'payout', 'refund')`.execute(db);
  const [rounds, postings] = [played.rows[0], posted.rows[0]];
  const alike = (['staked', 'paid'] as const).every(
    (sum) => BigInt(rounds?.[sum] ?? 0) === BigInt(postings?.[sum] ?? 0),
  );
  return [
    check('the escrow of every wallet holds the stakes of its open rounds of games', amiss),
    check('stakes and wins of rounds of games are those of their postings', alike ? 0 : 1),
  ];
}

const check = (name: string, broken: number): Check => ({ name, holds: broken === 0, broken });
