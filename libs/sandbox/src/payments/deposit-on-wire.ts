import type { CallResponse, deposit } from '@heptad/contracts';
import { coinAmount, defined, fromMinorUnits, ZERO } from '@heptad/formatting';
import type { Row } from '@heptad/sandbox-ledger';
import type { VenueLocale } from '@heptad/sandbox-venues';
import { platformText } from '../words/platform-words';
import { DEPOSIT_CHANNELS } from './deposit-channels';
import { orderNumber } from './order-numbers';
import { payToOf } from './pay-to';

export type DepositOrder = CallResponse<typeof deposit.detail>['order'];
export type DepositRow = Row<'deposit_orders'>;

/** Units of a kept amount to pay in one hundredth of it. */
export const PAY_UNITS = '100';

/**
 * The order as the member is told of it.
 * @param locale of the names to pay to, which only an order that waits has, and of why one was refused
 */
export function depositOf(row: DepositRow, locale: VenueLocale = 'zh-CN'): DepositOrder {
  const channel = DEPOSIT_CHANNELS.find((each) => each.channel === row.channel)?.channel ?? 'bank';
  return {
    orderNo: orderNumber('D', row.id),
    channel,
    amount: fromMinorUnits(row.amount_minor),
    fee: fromMinorUnits(row.fee_minor),
    payAmount: coinAmount(fromMinorUnits(row.pay_units), PAY_UNITS) ?? ZERO,
    payCurrency: row.pay_currency,
    state: stateOf(row.state),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    ...defined({
      endedAt: row.ended_at ?? undefined,
      provedAt: row.proved_at ?? undefined,
      message: row.message === null ? undefined : platformText(row.message, locale),
      payTo: row.state === 'created' ? payToOf(channel, row.id, locale) : undefined,
    }),
  };
}

const STATES: readonly DepositOrder['state'][] = [
  'created',
  'paid',
  'credited',
  'expired',
  'cancelled',
  'refused',
];

function stateOf(text: string): DepositOrder['state'] {
  const state = STATES.find((known) => known === text);
  if (state === undefined) throw new RangeError(`not a state of a deposit: ${text}`);
  return state;
}
