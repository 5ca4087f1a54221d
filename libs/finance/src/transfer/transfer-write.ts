import { queryApi } from '@heptad/api-client';
import { isMoney, type Money } from '@heptad/formatting';
import { createWrite, statedAnswer, type WithWrite, type WriteServices } from '@heptad/idempotent-write';
import type { Transfer } from '@heptad/venue-gateway';
import * as v from 'valibot';
import type { FinanceServices } from '../services';

const channel = v.pipe(v.string(), v.minLength(1), v.maxLength(32));

/** What a member asks for: an amount into a venue, or everything back from one venue or from all. */
const transferOrder = v.variant('direction', [
  v.object({ direction: v.literal('in'), channel, amount: v.custom<Money>(isMoney) }),
  v.object({ direction: v.literal('back'), channel: v.exactOptional(channel) }),
]);

export type TransferOrder = v.InferOutput<typeof transferOrder>;

/** Transfers between the centre wallet and the venues: one in at a time, and one back from each venue (VENUE-017). */
export const transferWrite = createWrite({
  name: 'transfer',
  order: transferOrder,
  send: async ({ venues: { wallet } }: WriteServices & Pick<FinanceServices, 'venues'>, order, key) =>
    statedAnswer(
      order.direction === 'in'
        ? await wallet.transferIn(order.channel, order.amount, key)
        : await wallet.recycle(key, order.channel),
    ),
  ask: async ({ venues: { wallet } }, key) => statedAnswer(await wallet.transferStatus(key)),
  // Money comes back from several venues at once, each under a key of its own.
  subject: (order) => (order.direction === 'back' ? (order.channel ?? '') : ''),
  atEnd: () => [queryApi.util.invalidateTags(['balance'])],
});

/** The part of the app's state that transfers are in. */
export type WithTransfer = WithWrite<'transfer', TransferOrder, Transfer>;
