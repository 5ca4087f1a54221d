import { BUSINESS_CODES, type CallResponse, type deposit as depositCalls } from '@heptad/contracts';
import { coinAmount, fromMinorUnits, minorUnits, multiplyMoney, ZERO } from '@heptad/formatting';
import { rightsOf } from '../members/member-rights';
import type { Member } from '../members/member';
import { BusinessError } from '@heptad/sandbox-venues';
import type { VenueLocale } from '@heptad/sandbox-venues';
import type { SandboxServices } from '../server/services';
import {
  DEPOSIT_CHANNELS,
  PAY_WITHIN_MS,
  isOpen,
  mostOf,
  payCurrency,
  payToOf,
  payable,
} from './deposit-channels';
import type { DepositChannelCode } from './deposit-channels';
import { orderId, orderNumber } from './order-numbers';
import type { Row } from '@heptad/sandbox-ledger';

export type DepositOrder = CallResponse<typeof depositCalls.detail>['order'];
export type DepositRow = Row<'deposit_orders'>;

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
  const channel = DEPOSIT_CHANNELS.find((each) => each.channel === deposit.channel);
  if (!rightsOf(member).payIn) throw new BusinessError(BUSINESS_CODES.memberLimited, '账户受限，暂不能存款');
  if (channel === undefined || !isOpen(services, channel.channel))
    throw new BusinessError(BUSINESS_CODES.channelUnavailable, '存款方式维护中，请选择其他方式');
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

/** Units of a kept amount to pay in one hundredth of it. */
const PAY_UNITS = '100';

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
  memberId: string,
  orderNo: string,
): Promise<DepositOrder> {
  const row = await findDeposit(services, memberId, orderNo);
  if (row.state === 'paid' || row.state === 'credited') return depositOf(row);
  const now = services.clock.now();
  if (row.state !== 'created' || row.expires_at <= now)
    throw new BusinessError(BUSINESS_CODES.paymentOver, '订单已失效，请勿付款');
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

/**
 * The order as the member is told of it.
 * @param locale of the names to pay to, which only an order that waits has
 */
export function depositOf(row: DepositRow, locale: VenueLocale = 'zh-CN'): DepositOrder {
  const channel = DEPOSIT_CHANNELS.find((each) => each.channel === row.channel)?.channel ?? 'bank';
  return {
    orderNo: orderNumber('D', row.id),
    channel,
    amount: fromMinorUnits(row.amount_minor),
    payAmount: coinAmount(fromMinorUnits(row.pay_units), PAY_UNITS) ?? ZERO,
    payCurrency: row.pay_currency,
    state: stateOf(row.state),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    ...(row.ended_at === null ? {} : { endedAt: row.ended_at }),
    ...(row.state === 'created' ? { payTo: payToOf(channel, row.id, locale) } : {}),
  };
}

const STATES: readonly DepositOrder['state'][] = ['created', 'paid', 'credited', 'expired', 'cancelled'];

function stateOf(text: string): DepositOrder['state'] {
  const state = STATES.find((known) => known === text);
  if (state === undefined) throw new RangeError(`not a state of a deposit: ${text}`);
  return state;
}
