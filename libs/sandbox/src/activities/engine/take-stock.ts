import { BUSINESS_CODES } from '@heptad/contracts';
import { keptQuery, type Row, type Storage, type ValueOf } from '@heptad/sandbox-ledger';
import { BusinessError } from '@heptad/sandbox-venues';
import type { Run } from './activity';

/** The prizes of the run are given away, or its money is. */
export const GONE = '奖品已发完';

type OfStock = Pick<Row<'activity_stock'>, 'run_id' | 'prize_id'>;

interface Taking extends OfStock {
  /** Minor units. */
  readonly amount: bigint;
}

const openStock = keptQuery((db, value: ValueOf<OfStock>) =>
  db
    .insertInto('activity_stock')
    .values({ run_id: value('run_id'), prize_id: value('prize_id'), given: 0, paid_minor: 0n })
    .onConflict((conflict) => conflict.columns(['run_id', 'prize_id']).doNothing()),
);

const taken = (db: Storage['db'], value: ValueOf<Taking>) =>
  db
    .updateTable('activity_stock')
    .set(({ eb }) => ({ given: eb('given', '+', 1), paid_minor: eb('paid_minor', '+', value('amount')) }))
    .where('run_id', '=', value('run_id'))
    .where('prize_id', '=', value('prize_id'))
    .returning('given');

const takeOfStock = keptQuery((db, value: ValueOf<Taking & { readonly stock: number }>) =>
  taken(db, value).where('given', '<', value('stock')),
);

const takeOfBudget = keptQuery((db, value: ValueOf<Taking & { readonly most: bigint }>) =>
  taken(db, value).where('paid_minor', '<=', value('most')),
);

/** Takes a prize from a run's stock and money; the database itself lets nobody have one more than there is. @throws BusinessError */
export async function takeStock(
  { db }: Pick<Storage, 'db'>,
  { id: run_id, activity: { prizes, budget } }: Run,
  prize_id: string,
  amount: bigint,
): Promise<void> {
  const stock = prizes.find(({ id }) => id === prize_id)?.stock;
  if (stock !== undefined) {
    const prize = { run_id, prize_id, amount };
    await openStock(db, prize);
    refuseNone(await takeOfStock(db, { ...prize, stock }));
  }
  if (budget !== undefined) {
    const money = { run_id, prize_id: '', amount };
    await openStock(db, money);
    refuseNone(await takeOfBudget(db, { ...money, most: budget - amount }));
  }
}

function refuseNone(rows: readonly unknown[]): void {
  if (rows.length === 0) throw new BusinessError(BUSINESS_CODES.prizeGone, GONE);
}
