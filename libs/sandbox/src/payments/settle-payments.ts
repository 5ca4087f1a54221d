import type { SandboxServices } from '../server/services';
import { platformAccount } from '@heptad/sandbox-ledger';
import { creditDeposit, refuseDeposit, tellMember } from './deposit-ends';
import { orderNumber } from './order-numbers';
import { withdrawalPaid } from './payment-mails';
import type { PayoutRow } from './payout-accounts';
import { HELD, endHeld, giveBack } from './withdrawals';
import type { WithdrawalRow } from './withdrawals';

/** Payments to an account that ends so are refused. */
const REFUSED_TAIL = '0000';

/**
 * Carries out what is due: credits deposits that were paid, ends orders that ran out, pays withdrawals or refuses them. Each
 * order in a transaction of its own; done again, it finds nothing to do. What fails is reported and does not keep the others.
 */
export async function settlePayments(services: SandboxServices): Promise<void> {
  const now = services.clock.now();
  await expire(services, now);
  const { db } = services.storage;
  const paid = await db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('state', '=', 'paid')
    .where('credits_at', '<=', now)
    .orderBy('id')
    .execute();
  const { failingChannels = [] } = services.switches.read();
  for (const row of paid)
    await attempt(services, () =>
      failingChannels.includes(row.channel)
        ? refuseDeposit(services, row, '支付通道处理失败，款项将原路退回，请更换存款方式')
        : creditDeposit(services, row),
    );
  const held = await db
    .selectFrom('withdrawal_orders')
    .innerJoin('payout_accounts', 'payout_accounts.id', 'withdrawal_orders.account_id')
    .selectAll('withdrawal_orders')
    .select('payout_accounts.tail')
    .where('withdrawal_orders.state', '=', 'held')
    .where('withdrawal_orders.pays_at', '<=', now)
    .orderBy('withdrawal_orders.id')
    .execute();
  for (const row of held) await attempt(services, () => payOut(services, row));
}

async function attempt({ logger }: SandboxServices, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logger.error('payments', error);
  }
}

async function expire({ storage }: SandboxServices, now: number): Promise<void> {
  await storage.db
    .updateTable('deposit_orders')
    .set((row) => ({ state: 'expired', ended_at: row.ref('expires_at') }))
    .where('state', '=', 'created')
    .where('expires_at', '<=', now)
    .execute();
}

async function payOut(
  services: SandboxServices,
  row: WithdrawalRow & Pick<PayoutRow, 'tail'>,
): Promise<void> {
  if (row.tail === REFUSED_TAIL) await giveBack(services, row, '收款账户信息有误，款项已退回');
  else await payHeld(services, row);
}

/** Pays a held withdrawal, once. @returns false when it is not held any more, and then nothing is done */
export async function payHeld(services: SandboxServices, row: WithdrawalRow): Promise<boolean> {
  const { storage, ledger } = services;
  return storage.transaction(async () => {
    if (!(await endHeld(services, row.id, 'paid'))) return false;
    const arrives = row.amount_minor - row.fee_minor;
    await ledger.post(
      [
        { account: platformAccount(HELD, row.currency), amount: -row.amount_minor },
        { account: platformAccount('withdrawals', row.currency), amount: arrives },
        { account: platformAccount('house', row.currency), amount: row.fee_minor },
      ],
      {
        reason: 'withdrawal',
        reference: orderNumber('W', row.id),
        memberId: row.member_id,
        key: `${orderNumber('W', row.id)}:paid`,
      },
    );
    await services.mails.send(row.member_id, withdrawalPaid(row));
    tellMember(services, row);
    return true;
  });
}
