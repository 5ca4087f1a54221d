import { IdempotencyConflict, once } from '../wallet/idempotency';
import { betOf, rowIdOf, type BetRow } from './bet-rows';
import type { CashOuts } from './cash-out';
import { offerOf } from './cash-out-offer';
import { Refused } from './cash-out-price';
import { cashOutAt, cashOutByKey } from './cash-out-rows';
import type { EngineParts } from './engine-parts';
import { betsAt } from './find-bets';
import { takeCashOut } from './take-cash-out';

const MOST_IDS = 200;

/** Pays for bets before they are settled, each cash-out once. */
export function createCashOuts({ simulation, storage, stakes, clock, tell }: EngineParts): CashOuts {
  return {
    async cashOutOffers(memberId, venue, betIds) {
      const ids = betIds.slice(0, MOST_IDS).flatMap((id) => rowIdOf(id) ?? []);
      const rows = await betsAt(storage, memberId, venue)
        .where('id', 'in', [-1, ...ids])
        .execute();
      const now = clock.now();
      return ids.flatMap((id) => {
        const row = rows.find((each) => each.id === id);
        return row === undefined ? [] : [offerOf(simulation, row, now)];
      });
    },

    async cashOut(order) {
      const { memberId, venue, idempotencyKey: key, betId, stake, seen, seenAt } = order;
      const now = clock.now();
      const body = { venue, betId, stake, seen, seenAt };
      let taken: { readonly bet: BetRow } | undefined;
      try {
        const id = await once(storage, { memberId, operation: 'cashOut', key, body, at: now }, async () => {
          const made = await takeCashOut({ simulation, storage, stakes }, order, now);
          taken = made;
          return made.id;
        });
        if (taken !== undefined) tell({ type: 'cashedOut', bet: betOf(taken.bet) });
        return { ok: true, cashOut: await cashOutAt(storage, id) };
      } catch (error) {
        if (error instanceof Refused) return error.result;
        if (error instanceof IdempotencyConflict) return { ok: false, reason: 'keyReused' };
        throw error;
      }
    },

    cashOutByKey: (memberId, venue, key) => cashOutByKey(storage, memberId, venue, key),
  };
}
