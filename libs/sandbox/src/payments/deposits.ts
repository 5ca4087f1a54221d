import { BUSINESS_CODES } from '@heptad/contracts';
import { minorUnits, multiplyMoney } from '@heptad/formatting';
import { admitDeposit } from '../protection/admission';
import type { Member } from '../members/member';
import { BusinessError } from '@heptad/sandbox-venues';
import type { VenueLocale } from '@heptad/sandbox-venues';
import type { SandboxServices } from '../server/services';
import {
  DEPOSIT_CHANNELS,
  PAY_WITHIN_MS,
  closedFor,
  feeOf,
  mostOf,
  payCurrency,
  payable,
} from './deposit-channels';
import type { DepositChannel, DepositChannelCode } from './deposit-channels';
import { depositOf, PAY_UNITS } from './deposit-on-wire';
import type { DepositOrder, DepositRow } from './deposit-on-wire';
import { orderId } from './order-numbers';

/** How many of a member’s orders may wait to be paid. */
export const MOST_WAITING = 3;
/** From the member’s word that they have paid until the money is there, sandbox ms. */
export const CREDIT_AFTER_MS = 5_000;

export interface NewDeposit {
  readonly member: Member;
  readonly channel: DepositChannelCode;
  /** Minor units. */
  readonly amount: bigint;
  readonly idempotencyKey: string;
  readonly locale: VenueLocale;
}

/** Opens an order. Throws the BusinessError when the member, the channel or the amount does not allow one. */
export async function openDeposit(services: SandboxServices, deposit: NewDeposit): Promise<DepositOrder> {
  const { member, amount } = deposit;
  await admitDeposit(services, member, amount);
  const channel = openChannel(services, deposit.channel);
  if (amount < channel.min || amount > mostOf(channel, member))
    throw new BusinessError(BUSINESS_CODES.amountOutOfRange, '金额超出允许范围');
  const now = services.clock.now();
  const { waiting } = await services.storage.db
    .selectFrom('deposit_orders')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('member_id', '=', member.id)
    .where('state', '=', 'created')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (waiting >= MOST_WAITING)
    throw new BusinessError(BUSINESS_CODES.tooManyOrders, '待付款订单过多，请先完成或取消');
  const row = await services.storage.db
    .insertInto('deposit_orders')
    .values({
      member_id: member.id,
      idempotency_key: deposit.idempotencyKey,
      channel: channel.channel,
      currency: member.currency,
      amount_minor: amount,
      fee_minor: feeOf(channel, amount),
      pay_units: minorUnits(multiplyMoney(payable(channel, amount), PAY_UNITS)),
      pay_currency: payCurrency(channel, member.currency),
      state: 'created',
      created_at: now,
      expires_at: now + PAY_WITHIN_MS,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return depositOf(row, deposit.locale);
}

/** The channel, if it is open at this moment: what a page showed a while ago does not count. */
function openChannel(services: SandboxServices, code: DepositChannelCode): DepositChannel {
  const channel = DEPOSIT_CHANNELS.find((each) => each.channel === code);
  const closed = channel === undefined ? 'maintenance' : closedFor(services, channel);
  if (closed === 'hours')
    throw new BusinessError(BUSINESS_CODES.channelUnavailable, '该存款方式不在开放时间内，请选择其他方式');
  if (channel === undefined || closed !== undefined)
    throw new BusinessError(BUSINESS_CODES.channelUnavailable, '存款方式维护中，请选择其他方式');
  return channel;
}

/** The member’s order of a number. Throws the BusinessError when there is none. */
export async function findDeposit(
  { storage }: Pick<SandboxServices, 'storage'>,
  memberId: string,
  orderNo: string,
): Promise<DepositRow> {
  const row = await storage.db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('id', '=', orderId(orderNo))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (row === undefined) throw new BusinessError(BUSINESS_CODES.paymentUnknown, '订单不存在');
  return row;
}

/** Notes that the member says they have paid; once noted, saying it again changes nothing. */
export async function notePaid(
  services: SandboxServices,
  member: Member,
  orderNo: string,
): Promise<DepositOrder> {
  const row = await findDeposit(services, member.id, orderNo);
  if (row.state === 'paid' || row.state === 'credited') return depositOf(row);
  const now = services.clock.now();
  if (row.state !== 'created' || row.expires_at <= now)
    throw new BusinessError(BUSINESS_CODES.paymentOver, '订单已失效，请勿付款');
  // A limit may have become lower, or a rest begun, since it was ordered.
  await admitDeposit(services, member, row.amount_minor, row.id);
  return change(services, row, { state: 'paid', credits_at: now + CREDIT_AFTER_MS });
}

/** Gives up an order that waits to be paid; one that was given up already stays so. */
export async function cancelDeposit(
  services: SandboxServices,
  memberId: string,
  orderNo: string,
): Promise<DepositOrder> {
  const row = await findDeposit(services, memberId, orderNo);
  if (row.state === 'cancelled') return depositOf(row);
  if (row.state !== 'created')
    throw new BusinessError(BUSINESS_CODES.paymentOver, '订单状态已变更，无法取消');
  return change(services, row, { state: 'cancelled', ended_at: services.clock.now() });
}

async function change(
  { storage }: Pick<SandboxServices, 'storage'>,
  { id, state }: DepositRow,
  next: Partial<Pick<DepositRow, 'state' | 'credits_at' | 'ended_at'>>,
): Promise<DepositOrder> {
  const row = await storage.db
    .updateTable('deposit_orders')
    .set(next)
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new BusinessError(BUSINESS_CODES.paymentOver, '订单状态已变更');
  return depositOf(row);
}
