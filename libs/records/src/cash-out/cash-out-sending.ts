import { sportsVenueCode } from '@heptad/contracts';
import { isMoney, type Money } from '@heptad/formatting';
import { createWriteSaga, type WriteAnswer, type WriteServices } from '@heptad/idempotent-write';
import type { CashOutOutcome } from '@heptad/venue-gateway';
import * as v from 'valibot';
import type { RecordsServices } from '../services';
import { cashOutWrite, readAnew, type ConsentedCashOut } from './cash-out-write';

/** What a venue has not heard of this long after the tap never comes, in milliseconds: no call lives so long. */
export const LOST_AFTER_MS = 600_000;

const amount = v.custom<Money>(isMoney);
const cashOutOrder: v.GenericSchema<unknown, ConsentedCashOut> = v.object({
  venue: sportsVenueCode,
  betId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** The part of the stake that is given up. */
  stake: amount,
  /** What it was worth on the screen at the tap. */
  seen: amount,
  /** When the venue said so, milliseconds since 1970. */
  seenAt: v.number(),
});

/** It is paid, or it is worth less than was seen: then nothing was paid, and the new offer stands to be consented to. */
const answerOf = (end: CashOutOutcome): WriteAnswer<CashOutOutcome> => ({
  state: end.state === 'done' ? 'succeeded' : 'failed',
  end,
});

/** Sends and follows cash-outs. What is open is only asked about, never sent again: its amount may be another by now. */
export const cashOutSending = createWriteSaga(
  {
    name: cashOutWrite.name,
    order: cashOutOrder,
    subject: cashOutWrite.subjectOf,
    waitsBeforeAsking: true,
    async send(
      { venues }: WriteServices & Pick<RecordsServices, 'venues' | 'clock'>,
      { venue, ...order }: ConsentedCashOut,
      key,
    ) {
      const answer = await venues.sports(venue).cashOut(order, key);
      return answer.ok ? { ok: true, value: answerOf(answer.value) } : answer;
    },
    async ask({ venues, clock }, key, { venue, seenAt }) {
      const answer = await venues.sports(venue).confirmCashOut(key);
      if (!answer.ok) return answer;
      if (answer.value !== null)
        return { ok: true, value: answerOf({ state: 'done', cashOut: answer.value }) };
      // A key the venue has never seen may still be on its way, so for long only a cash-out ends the asking.
      const isLost = clock.now() - seenAt >= LOST_AFTER_MS;
      return { ok: true, value: { state: isLost ? 'neverComes' : 'confirming' } };
    },
    // Most refusals are about a bet or a market that has moved on. A new offer says itself what is there now.
    atEnd: (outcome) => ('state' in outcome && outcome.state === 'failed' ? [] : [readAnew()]),
  },
  cashOutWrite.state,
);
