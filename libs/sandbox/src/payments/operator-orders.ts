import { fromMinorUnits } from '@heptad/formatting';
import { BusinessError } from '@heptad/sandbox-venues';
import { admitDeposit } from '../protection/admission';
import type { SandboxServices } from '../server/services';
import { creditDeposit, refuseDeposit, tellMember } from './deposit-ends';
import type { DepositRow } from './deposit-on-wire';
import { orderId, orderNumber } from './order-numbers';
import { payHeld } from './settle-payments';
import { giveBack } from './withdrawals';

/** What an operator may do with an order: carry it out now, end it without money, or put its time off. */
export type OperatorStep =
  | { readonly step: 'approve' }
  | { readonly step: 'refuse'; readonly reason: string }
  | { readonly step: 'delay'; readonly minutes: number };

/** An order that somebody may decide about, as the panel lists it. */
export interface OpenOrder {
  readonly orderNo: string;
  readonly member: string;
  /** The channel of a deposit, the account of a withdrawal. */
  readonly by: string;
  readonly amount: string;
  readonly currency: string;
  readonly state: string;
  readonly createdAt: number;
  /** When it happens by itself; a deposit that is not paid ends then. Undefined where it is over already. */
  readonly dueAt: number | undefined;
  readonly payer: string | undefined;
}

const MINUTE = 60_000;
/** How long an order that expired may still be credited, where money came too late. */
export const LATE_MONEY_MS = 24 * 60 * MINUTE;

/** Deposits and withdrawals that are not over, and deposits that expired within the last day, newest first. */
export async function openOrders({ storage, clock }: SandboxServices): Promise<readonly OpenOrder[]> {
  const late = clock.now() - LATE_MONEY_MS;
  const deposits = await storage.db
    .selectFrom('deposit_orders')
    .innerJoin('members', 'members.id', 'deposit_orders.member_id')
    .leftJoin('deposit_proofs', 'deposit_proofs.order_id', 'deposit_orders.id')
    .selectAll('deposit_orders')
    .select(['members.name', 'deposit_proofs.payer'])
    .where(({ or, and, eb }) =>
      or([
        eb('deposit_orders.state', 'in', ['created', 'paid']),
        and([eb('deposit_orders.state', '=', 'expired'), eb('deposit_orders.expires_at', '>', late)]),
      ]),
    )
    .execute();
  const withdrawals = await storage.db
    .selectFrom('withdrawal_orders')
    .innerJoin('members', 'members.id', 'withdrawal_orders.member_id')
    .innerJoin('payout_accounts', 'payout_accounts.id', 'withdrawal_orders.account_id')
    .selectAll('withdrawal_orders')
    .select(['members.name', 'payout_accounts.label', 'payout_accounts.masked'])
    .where('withdrawal_orders.state', '=', 'held')
    .execute();
  return [
    ...deposits.map((row) => ({
      ...listed('D', row),
      by: row.channel,
      dueAt: row.state === 'expired' ? undefined : (row.credits_at ?? row.expires_at),
      payer: row.payer ?? undefined,
    })),
    ...withdrawals.map((row) => ({
      ...listed('W', row),
      by: `${row.label} ${row.masked}`,
      dueAt: row.pays_at,
      payer: undefined,
    })),
  ].sort((a, b) => b.createdAt - a.createdAt);
}

function listed(
  letter: 'D' | 'W',
  row: Pick<DepositRow, 'id' | 'amount_minor' | 'currency' | 'state' | 'created_at'> & { name: string },
) {
  return {
    orderNo: orderNumber(letter, row.id),
    member: row.name,
    amount: fromMinorUnits(row.amount_minor),
    currency: row.currency,
    state: row.state,
    createdAt: row.created_at,
  };
}

/**
 * Takes an operator's step with an order.
 * @param orderNo of a deposit or a withdrawal
 * @returns false when there is no such order, or it is over already, and then nothing is done
 * @throws BusinessError where a deposit would go past what the member may pay in
 */
export function takeStep(services: SandboxServices, orderNo: string, step: OperatorStep): Promise<boolean> {
  return services.storage.transaction(() =>
    orderNo.startsWith('D')
      ? depositStep(services, orderId(orderNo), step)
      : withdrawalStep(services, orderId(orderNo), step),
  );
}

async function depositStep(services: SandboxServices, id: number, step: OperatorStep): Promise<boolean> {
  const { storage, members, clock } = services;
  const row = await storage.db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', ['created', 'paid', 'expired'])
    .executeTakeFirst();
  const late = clock.now() - LATE_MONEY_MS;
  if (row === undefined || (row.state === 'expired' && row.expires_at <= late)) return false;
  if (step.step === 'refuse') return refuseDeposit(services, row, step.reason);
  if (step.step === 'delay') return delayDeposit(services, row, step.minutes * MINUTE);
  const member = await members.find(row.member_id);
  if (member === undefined) return false;
  // A member who has said that they paid was admitted then; nobody else has been asked since the order.
  if (row.state !== 'paid') await admitDeposit(services, member, row.amount_minor, row.id);
  return creditDeposit(services, row);
}

async function delayDeposit(services: SandboxServices, row: DepositRow, ms: number): Promise<boolean> {
  if (row.state === 'expired') return false;
  const later =
    row.credits_at === null ? { expires_at: row.expires_at + ms } : { credits_at: row.credits_at + ms };
  const { numUpdatedRows } = await services.storage.db
    .updateTable('deposit_orders')
    .set(later)
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .executeTakeFirst();
  tellMember(services, row);
  return numUpdatedRows === 1n;
}

async function withdrawalStep(services: SandboxServices, id: number, step: OperatorStep): Promise<boolean> {
  const row = await services.storage.db
    .selectFrom('withdrawal_orders')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'held')
    .executeTakeFirst();
  if (row === undefined) return false;
  if (step.step === 'approve') return payHeld(services, row);
  if (step.step === 'refuse') return giveBack(services, row, step.reason);
  await services.storage.db
    .updateTable('withdrawal_orders')
    .set({ pays_at: row.pays_at + step.minutes * MINUTE })
    .where('id', '=', id)
    .execute();
  tellMember(services, row);
  return true;
}

/** Why a member's order was not carried out, or `undefined`: for the panel, which is no member. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof BusinessError ? error.message : undefined;
