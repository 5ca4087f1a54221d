import { BUSINESS_CODES, type CallResponse, type withdrawal } from '@heptad/contracts';
import { fromMinorUnits } from '@heptad/formatting';
import type { Member } from '../members/member';
import { requireRight } from '../members/member-rights';
import { BusinessError } from '@heptad/sandbox-venues';
import type { VenueLocale } from '@heptad/sandbox-venues';
import type { SandboxServices } from '../server/services';
import { platformText } from '../words/platform-words';
import { CENTRE_WALLET, InsufficientFunds, memberAccount, platformAccount } from '@heptad/sandbox-ledger';
import { holderOf } from './holders';
import { orderNumber } from './order-numbers';
import { withdrawalRefused } from './payment-mails';
import { shownAccount } from './payout-accounts';
import type { PayoutRow } from './payout-accounts';
import { withdrawalCost } from './turnover';
import { roomOf } from './withdrawal-limits';
import type { Row } from '@heptad/sandbox-ledger';

export type WithdrawalOrder = CallResponse<typeof withdrawal.create>['order'];
export type WithdrawalRow = Row<'withdrawal_orders'>;

/** From the order until it is paid, sandbox ms. */
export const PAY_AFTER_MS = 20_000;
/** Where money waits that has left the member and has not been paid. */
export const HELD = 'escrow-withdrawals';

export interface NewWithdrawal {
  readonly member: Member;
  readonly account: PayoutRow;
  /** Minor units, what leaves the wallet. */
  readonly amount: bigint;
  /** Minor units, the fee that the member was shown. */
  readonly fee: bigint;
  readonly idempotencyKey: string;
}

/** Holds the money and writes the order down. Throws the BusinessError when the member or a limit does not allow it. */
export async function openWithdrawal(
  services: SandboxServices,
  { member, account, amount, fee, idempotencyKey }: NewWithdrawal,
): Promise<WithdrawalOrder> {
  requireRight(member, 'takeOut', '账户受限，暂不能取款，请联系{{customerService}}');
  const now = services.clock.now();
  if (account.usable_at > now)
    throw new BusinessError(BUSINESS_CODES.accountCooling, '该收款账户新近添加，暂不能取款', {
      usableAt: account.usable_at,
    });
  if ((await holderOf(services, member.id))?.confirmed !== true)
    throw new BusinessError(BUSINESS_CODES.nameUnconfirmed, '首次取款请先确认姓名');
  const room = await roomOf(services, member);
  if (amount < room.min || amount > room.max)
    throw new BusinessError(BUSINESS_CODES.amountOutOfRange, '金额超出允许范围');
  if (amount > room.balance)
    throw new InsufficientFunds(memberAccount(member.id, CENTRE_WALLET, member.currency));
  if (room.timesLeft === 0 || amount > room.dayLeft)
    throw new BusinessError(BUSINESS_CODES.dayLimitReached, '已超出今日取款限额或次数');
  const cost = withdrawalCost(amount, room.free);
  if (cost.fee !== fee)
    throw new BusinessError(BUSINESS_CODES.feeChanged, '手续费已变更，请确认后重新提交', {
      fee: fromMinorUnits(cost.fee),
    });
  const row = await services.storage.db
    .insertInto('withdrawal_orders')
    .values({
      member_id: member.id,
      idempotency_key: idempotencyKey,
      account_id: account.id,
      currency: member.currency,
      amount_minor: amount,
      charged_minor: cost.charged,
      fee_minor: cost.fee,
      state: 'held',
      created_at: now,
      pays_at: now + PAY_AFTER_MS,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await services.ledger.transfer({
    from: memberAccount(member.id, CENTRE_WALLET, member.currency),
    to: platformAccount(HELD, member.currency),
    amount,
    reason: 'withdrawal',
    reference: orderNumber('W', row.id),
    memberId: member.id,
    key: `${orderNumber('W', row.id)}:held`,
  });
  return withdrawalOf(row, account);
}

/**
 * Refuses a held withdrawal in words and brings the whole amount back to the centre wallet, both or neither.
 * @returns false when it is not held any more, and then nothing is done
 */
export async function giveBack(
  services: SandboxServices,
  row: WithdrawalRow,
  message: string,
): Promise<boolean> {
  return services.storage.transaction(async () => {
    if (!(await endHeld(services, row.id, 'refused', message))) return false;
    await services.ledger.transfer({
      from: platformAccount(HELD, row.currency),
      to: memberAccount(row.member_id, CENTRE_WALLET, row.currency),
      amount: row.amount_minor,
      reason: 'refund',
      reference: orderNumber('W', row.id),
      memberId: row.member_id,
      key: `${orderNumber('W', row.id)}:back`,
    });
    await services.mails.send(row.member_id, withdrawalRefused(row, message));
    return true;
  });
}

/** Ends an order if it is still held; of two who try only one succeeds. */
export async function endHeld(
  { storage, clock, events }: SandboxServices,
  id: number,
  state: 'refused' | 'paid',
  message: string | null = null,
): Promise<boolean> {
  const ended = await storage.db
    .updateTable('withdrawal_orders')
    .set({ state, message, ended_at: clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'held')
    .returning('member_id')
    .executeTakeFirst();
  if (ended === undefined) return false;
  storage.afterCommit(() =>
    events.emit('orderDecided', {
      memberId: ended.member_id,
      orderNo: orderNumber('W', id),
      outcome: state === 'paid' ? 'withdrawalPaid' : 'withdrawalRefused',
    }),
  );
  return true;
}

/** The order as the member is told of it. */
export function withdrawalOf(
  row: WithdrawalRow,
  account: Parameters<typeof shownAccount>[0],
  locale: VenueLocale = 'zh-CN',
): WithdrawalOrder {
  return {
    orderNo: orderNumber('W', row.id),
    account: shownAccount(account, locale),
    amount: fromMinorUnits(row.amount_minor),
    fee: fromMinorUnits(row.fee_minor),
    arrives: fromMinorUnits(row.amount_minor - row.fee_minor),
    state: stateOf(row.state),
    createdAt: row.created_at,
    ...(row.ended_at === null ? {} : { endedAt: row.ended_at }),
    ...(row.message === null ? {} : { message: platformText(row.message, locale) }),
  };
}

const STATES: readonly WithdrawalOrder['state'][] = ['held', 'paid', 'refused'];

function stateOf(text: string): WithdrawalOrder['state'] {
  const state = STATES.find((known) => known === text);
  if (state === undefined) throw new RangeError(`not a state of a withdrawal: ${text}`);
  return state;
}
