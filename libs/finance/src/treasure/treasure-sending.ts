import { queryApi, type Result } from '@heptad/api-client';
import { treasure } from '@heptad/contracts';
import { isMoney, type Money } from '@heptad/formatting';
import { createWriteSaga, type WriteAnswer, type WriteServices } from '@heptad/idempotent-write';
import * as v from 'valibot';
import type { FinanceServices } from '../services';
import { treasureWrite, type TreasureMove } from './treasure-write';

const move: v.GenericSchema<unknown, TreasureMove> = v.object({
  direction: v.picklist(['in', 'out']),
  amount: v.custom<Money>(isMoney),
  timeZone: v.string(),
});

/** Sends a move once under its key, and asks by the key what became of it. */
export const treasureSending = createWriteSaga(
  {
    name: treasureWrite.name,
    order: move,
    async send(
      { api }: WriteServices & Pick<FinanceServices, 'api'>,
      request: TreasureMove,
      idempotencyKey,
    ): Promise<Result<WriteAnswer<TreasureMove>>> {
      const answer = await api.send(treasure.move, request, { idempotencyKey, noToast: 'awaited' });
      return answer.ok ? { ok: true, value: { state: 'succeeded', end: request } } : answer;
    },
    async ask({ api }, idempotencyKey, request): Promise<Result<WriteAnswer<TreasureMove>>> {
      const answer = await api.send(treasure.moveStatus, { idempotencyKey }, { noToast: true });
      if (!answer.ok) return answer;
      return {
        ok: true,
        value: answer.value.known === 1 ? { state: 'succeeded', end: request } : { state: 'unknown' },
      };
    },
    // A refusal says that there is another amount than was shown, so it is read again after it too.
    atEnd: () => [queryApi.util.invalidateTags(['balance'])],
  },
  treasureWrite.state,
);
