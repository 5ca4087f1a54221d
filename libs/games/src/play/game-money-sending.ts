import { queryApi, type Result } from '@heptad/api-client';
import { defined } from '@heptad/formatting';
import { createWriteSaga, type WriteAnswer } from '@heptad/idempotent-write';
import type { Transfer } from '@heptad/venue-gateway';
import type { GamesServices } from '../services';
import { gameMoney, gameMoneyOrder, subjectOfMoney, type GameMoneyOrder } from './game-money';

/** What the platform says of a movement, as an answer to the write. */
function answerOf(transfer: Result<Transfer | null>): Result<WriteAnswer<Transfer>> {
  if (!transfer.ok) return transfer;
  if (transfer.value === null) return { ok: true, value: { state: 'unknown' } };
  const { state, message } = transfer.value;
  switch (state) {
    case 'confirming':
      return { ok: true, value: { state } };
    case 'succeeded':
      return { ok: true, value: { state, end: transfer.value } };
    case 'failed':
      return { ok: true, value: { state, end: transfer.value, ...defined({ message }) } };
  }
}

/** Sends each movement once under its key, and asks by the key what became of it. */
export const gameMoneySending = createWriteSaga(
  {
    name: gameMoney.name,
    order: gameMoneyOrder,
    send: async (
      { venues: { wallet } }: Pick<GamesServices, 'venues' | 'device'>,
      order: GameMoneyOrder,
      key,
    ) =>
      answerOf(
        order.direction === 'in'
          ? await wallet.transferIn(order.channel, order.amount, key)
          : await wallet.recycle(key, order.channel),
      ),
    ask: async ({ venues: { wallet } }, key) => answerOf(await wallet.transferStatus(key)),
    subject: subjectOfMoney,
    atEnd: () => [queryApi.util.invalidateTags(['balance'])],
  },
  gameMoney.state,
);
