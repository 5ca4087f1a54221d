import { BUSINESS_CODES } from '@heptad/contracts';
import { CENTRE_WALLET, memberAccount, platformAccount } from '@heptad/sandbox-ledger';
import { BusinessError } from '@heptad/sandbox-venues';
import type { Member } from '../../members/member';
import { orderNumber } from '../../payments/order-numbers';
import type { SandboxServices } from '../../server/services';
import { prizePaid } from '../prize-mail';
import type { PrizeRow, Run } from './activity';

/** The prizes of the run are given away, or its money is. */
export const GONE = '奖品已发完';

interface Payment {
  readonly member: Member;
  readonly run: Run;
  readonly prizeId: string;
  /** Minor units, above zero. */
  readonly amount: bigint;
}

/**
 * Pays a prize into the member's centre and takes it from the run's stock and money; the mail goes with it. Runs inside the transaction
 * that keeps what it was won by. @throws BusinessError where nothing is left
 */
export async function payPrize(
  services: SandboxServices,
  { member, run, prizeId, amount }: Payment,
): Promise<{ readonly transactionId: number; readonly at: number; readonly orderNo: string }> {
  await takeStock(services, run, prizeId, amount);
  const { transactionId, at } = await services.ledger.transfer({
    from: platformAccount('bonus', member.currency),
    to: memberAccount(member.id, CENTRE_WALLET, member.currency),
    amount,
    reason: 'bonus',
    reference: run.id,
    memberId: member.id,
  });
  const orderNo = orderNumber('B', transactionId);
  const path = `/activity/records/${run.id}`;
  const money = { minor: amount, currency: member.currency, path };
  await services.mails.send(member.id, prizePaid(orderNo, run.activity.title, money));
  return { transactionId, at, orderNo };
}

/** Takes a prize from the stock; the database itself lets nobody have one more than there is. @throws BusinessError */
async function takeStock(
  { storage }: SandboxServices,
  { id, activity }: Run,
  prizeId: string,
  amount: bigint,
): Promise<void> {
  const row: PrizeRow | undefined = activity.prizes.find((each) => each.id === prizeId);
  if (row?.stock !== undefined) await take(storage, id, prizeId, { amount, stock: row.stock });
  if (activity.budget !== undefined) await take(storage, id, '', { amount, budget: activity.budget });
}

interface Taken {
  readonly amount: bigint;
  readonly stock?: number;
  readonly budget?: bigint;
}

async function take(
  { db }: SandboxServices['storage'],
  runId: string,
  prizeId: string,
  { amount, stock, budget }: Taken,
): Promise<void> {
  await db
    .insertInto('activity_stock')
    .values({ run_id: runId, prize_id: prizeId, given: 0, paid_minor: 0n })
    .onConflict((conflict) => conflict.columns(['run_id', 'prize_id']).doNothing())
    .execute();
  const taken = await db
    .updateTable('activity_stock')
    .set(({ eb }) => ({ given: eb('given', '+', 1), paid_minor: eb('paid_minor', '+', amount) }))
    .where('run_id', '=', runId)
    .where('prize_id', '=', prizeId)
    .$if(stock !== undefined, (query) => query.where('given', '<', stock ?? 0))
    .$if(budget !== undefined, (query) => query.where('paid_minor', '<=', (budget ?? 0n) - amount))
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) throw new BusinessError(BUSINESS_CODES.prizeGone, GONE);
}
