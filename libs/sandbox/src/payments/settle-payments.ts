import type { SandboxServices } from '../server/services';
import { CENTRE_WALLET, memberAccount, platformAccount } from '@heptad/sandbox-ledger';
import type { DepositRow } from './deposits';
import { orderNumber } from './order-numbers';
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
  for (const row of paid) await attempt(services, () => credit(services, row, now));
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

async function credit(services: SandboxServices, row: DepositRow, now: number): Promise<void> {
  await services.storage.transaction(async () => {
    const { numUpdatedRows } = await services.storage.db
      .updateTable('deposit_orders')
      .set({ state: 'credited', ended_at: now })
      .where('id', '=', row.id)
      .where('state', '=', 'paid')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return;
    await services.ledger.transfer({
      from: platformAccount('deposits', row.currency),
      to: memberAccount(row.member_id, CENTRE_WALLET, row.currency),
      amount: row.amount_minor,
      reason: 'topUp',
      reference: orderNumber('D', row.id),
      memberId: row.member_id,
      key: `${orderNumber('D', row.id)}:credited`,
    });
  });
}

async function payOut(
  services: SandboxServices,
  row: WithdrawalRow & Pick<PayoutRow, 'tail'>,
): Promise<void> {
  if (row.tail === REFUSED_TAIL) {
    await giveBack(services, row, '收款账户信息有误，款项已退回');
    return;
  }
  const { storage, ledger, events } = services;
  await storage.transaction(async () => {
    if (!(await endHeld(services, row.id, 'paid'))) return;
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
    // No account of the member's moves, but what they see of their money does: their pages read it anew.
    const account = memberAccount(row.member_id, CENTRE_WALLET, row.currency);
    storage.afterCommit(() => events.emit('balanceMoved', { memberId: row.member_id, account }));
  });
}
