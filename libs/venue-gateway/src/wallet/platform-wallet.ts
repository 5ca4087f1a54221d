import type { ApiClient, ApiError, Result } from '@heptad/api-client';
import { type CallResponse, sportsVenueOf, wallet } from '@heptad/contracts';
import { sumMoney } from '@heptad/formatting';
import type { Transfer, TransferState, Wallet } from '../entities/wallet';
import { readMoney } from '../mapping/money-text';
import { malformed } from '../mapping/refusals';
import { isAnswerLost } from '../ports/outcome';
import type { WalletPort } from '../ports/wallet-port';

type TransferOrder = CallResponse<typeof wallet.transfer>['order'];

/** What the wire's status numbers mean; one that is not known yet is still on its way. */
const STATES: ReadonlyMap<number, TransferState> = new Map([
  [0, 'confirming'],
  [1, 'succeeded'],
  [2, 'failed'],
]);

/** Transfers in say 1 and recycles 2: neither may fall back to the other's (OPEN-061). */
const TRANSFER_TYPE = 1;
const RECYCLE_TYPE = 2;

function channelOf(code: string): string {
  return sportsVenueOf(code) ?? code;
}

function transferOf(key: string, order: TransferOrder): Transfer {
  const amount = readMoney(order.amount);
  const state = STATES.get(order.status) ?? 'confirming';
  return {
    key,
    id: String(order.orderNo),
    direction: order.direction === 'in' ? 'in' : 'back',
    channel: channelOf(order.channelCode),
    state,
    ...(amount === undefined || state === 'failed' ? {} : { amount }),
    ...(order.message ? { message: order.message } : {}),
  };
}

/**
 * Several orders of one recycle as one transfer: it has succeeded when all have, and is open while one is. Its amount is what
 * came back, nothing where there was nothing.
 */
function together(key: string, orders: readonly TransferOrder[], channel: string | undefined): Transfer {
  const single = orders.length === 1 ? orders[0] : undefined;
  if (single !== undefined) return transferOf(key, single);
  const states = orders.map((order) => STATES.get(order.status) ?? 'confirming');
  const open = states.includes('confirming');
  const state: TransferState = open ? 'confirming' : states.includes('failed') ? 'failed' : 'succeeded';
  const message = orders.find((order) => order.message)?.message;
  const came = orders.filter((order) => STATES.get(order.status) === 'succeeded');
  const amounts = came.flatMap(({ amount }) => readMoney(amount) ?? []);
  return {
    key,
    direction: orders[0]?.direction === 'in' ? 'in' : 'back',
    state,
    ...(open || amounts.length < came.length ? {} : { amount: sumMoney(amounts) }),
    ...(channel === undefined ? {} : { channel: channelOf(channel) }),
    ...(message ? { message } : {}),
  };
}

/** A write whose answer was lost is not a failure: its key is asked about (money rule of the way of the data). */
function lost(error: ApiError, transfer: Transfer): Result<Transfer> {
  return isAnswerLost(error) ? { ok: true, value: transfer } : { ok: false, error };
}

/**
 * The wallet as the platform keeps it (CALL-012, CALL-013, CALL-015).
 * @param memberId who asks, as the page knows it: the platform refuses a transfer of anybody else's
 */
export function createPlatformWallet(
  api: ApiClient,
  memberId: () => string | undefined = () => undefined,
): WalletPort {
  return {
    async balances(): Promise<Result<Wallet>> {
      const answer = await api.send(wallet.balances, {}, { noToast: true });
      if (!answer.ok) return answer;
      const centre = readMoney(answer.value.center);
      if (centre === undefined) return malformed(wallet.balances.path, 'the centre balance is no amount');
      const total = readMoney(answer.value.total);
      if (total === undefined) return malformed(wallet.balances.path, 'the total is no amount');
      const channels = answer.value.venues.flatMap((venue) => {
        const balance = readMoney(venue.balance);
        if (balance === undefined) return [];
        return [
          { channel: channelOf(venue.channelCode), name: venue.name, balance, available: venue.status === 1 },
        ];
      });
      return { ok: true, value: { currency: answer.value.currency, centre, total, channels } };
    },

    async transferIn(channel, amount, key) {
      const answer = await api.send(
        wallet.transfer,
        { memberId: memberId(), channelCode: channel, amount, ty: TRANSFER_TYPE },
        { idempotencyKey: key, noToast: 'awaited' },
      );
      if (answer.ok) return { ok: true, value: transferOf(key, answer.value.order) };
      const channelCode = channelOf(channel);
      return lost(answer.error, { key, direction: 'in', channel: channelCode, amount, state: 'confirming' });
    },

    async recycle(key, channel) {
      const answer = await api.send(
        wallet.recycle,
        { channelCode: channel ?? '', ty: RECYCLE_TYPE },
        { idempotencyKey: key, noToast: 'awaited' },
      );
      if (answer.ok) return { ok: true, value: together(key, answer.value.orders, channel) };
      return lost(answer.error, {
        key,
        direction: 'back',
        state: 'confirming',
        ...(channel === undefined ? {} : { channel: channelOf(channel) }),
      });
    },

    async transferStatus(key) {
      const answer = await api.send(wallet.transferStatus, { idempotencyKey: key }, { noToast: true });
      if (!answer.ok) return answer;
      if (answer.value.known === 0) return { ok: true, value: null };
      return { ok: true, value: together(key, answer.value.orders, undefined) };
    },
  };
}
