import { CENTRE_WALLET, memberAccount, platformAccount } from '@heptad/sandbox-ledger';
import type { SandboxServices } from '../server/services';
import type { DepositRow } from './deposit-on-wire';
import { orderNumber } from './order-numbers';
import { depositCredited, depositRefused } from './payment-mails';

/**
 * Puts a deposit into the centre wallet and its fee into the house's account, once.
 * @returns false when the order is not in that state any more, and then nothing is done
 */
export async function creditDeposit(services: SandboxServices, row: DepositRow): Promise<boolean> {
  const { storage, ledger } = services;
  return storage.transaction(async () => {
    if (!(await endDeposit(services, row, 'credited'))) return false;
    await ledger.post(
      [
        {
          account: platformAccount('deposits', row.currency),
          amount: -(row.amount_minor + row.fee_minor),
        },
        { account: memberAccount(row.member_id, CENTRE_WALLET, row.currency), amount: row.amount_minor },
        ...(row.fee_minor === 0n
          ? []
          : [{ account: platformAccount('house', row.currency), amount: row.fee_minor }]),
      ],
      {
        reason: 'topUp',
        reference: orderNumber('D', row.id),
        memberId: row.member_id,
        key: `${orderNumber('D', row.id)}:credited`,
      },
    );
    await services.mails.send(row.member_id, depositCredited(row));
    storage.afterCommit(() => services.events.emit('depositCredited', { memberId: row.member_id }));
    return true;
  });
}

/** Ends a deposit without money and says why. @returns false when it is not in that state any more */
export async function refuseDeposit(
  services: SandboxServices,
  row: DepositRow,
  message: string,
): Promise<boolean> {
  return services.storage.transaction(async () => {
    if (!(await endDeposit(services, row, 'refused', message))) return false;
    await services.mails.send(row.member_id, depositRefused(row, message));
    tellMember(services, row);
    return true;
  });
}

/** No account of the member's moves, but what they see of their money does: their pages read it anew after the commit. */
export function tellMember(
  { storage, events }: Pick<SandboxServices, 'storage' | 'events'>,
  { member_id, currency }: Pick<DepositRow, 'member_id' | 'currency'>,
): void {
  const account = memberAccount(member_id, CENTRE_WALLET, currency);
  storage.afterCommit(() => events.emit('balanceMoved', { memberId: member_id, account }));
}

async function endDeposit(
  { storage, clock, events }: SandboxServices,
  { id, state, member_id }: DepositRow,
  end: 'credited' | 'refused',
  message: string | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await storage.db
    .updateTable('deposit_orders')
    .set({ state: end, message, ended_at: clock.now() })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  const ended = numUpdatedRows === 1n;
  if (ended)
    storage.afterCommit(() =>
      events.emit('orderDecided', {
        memberId: member_id,
        orderNo: orderNumber('D', id),
        outcome: end === 'credited' ? 'depositCredited' : 'depositRefused',
      }),
    );
  return ended;
}
