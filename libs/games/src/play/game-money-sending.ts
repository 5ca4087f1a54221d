import { queryApi } from '@heptad/api-client';
import { createWriteSaga, statedAnswer, type WriteServices } from '@heptad/idempotent-write';
import type { GamesServices } from '../services';
import { gameMoney, gameMoneyOrder, subjectOfMoney, type GameMoneyOrder } from './game-money';

/** Sends each movement once under its key, and asks by the key what became of it. */
export const gameMoneySending = createWriteSaga(
  {
    name: gameMoney.name,
    order: gameMoneyOrder,
    send: async (
      { venues: { wallet } }: WriteServices & Pick<GamesServices, 'venues'>,
      order: GameMoneyOrder,
      key,
    ) =>
      statedAnswer(
        order.direction === 'in'
          ? await wallet.transferIn(order.channel, order.amount, key)
          : await wallet.recycle(key, order.channel),
      ),
    ask: async ({ venues: { wallet } }, key) => statedAnswer(await wallet.transferStatus(key)),
    subject: subjectOfMoney,
    atEnd: () => [queryApi.util.invalidateTags(['balance'])],
  },
  gameMoney.state,
);
