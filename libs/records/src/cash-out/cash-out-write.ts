import { queryApi } from '@heptad/api-client';
import { sportsVenueCode } from '@heptad/contracts';
import { isMoney, type Money } from '@heptad/formatting';
import { createWrite, type BegunWrite, type WithWrite, type WriteAnswer } from '@heptad/idempotent-write';
import { cashOutValueOf, type CashOutOutcome } from '@heptad/venue-gateway';
import * as v from 'valibot';
import type { RecordsServices } from '../services';
import { betKeyOf, type BetRef, type Consent } from './cash-out-state';

/** What a venue has not heard of this long after the tap never comes, in milliseconds: no call lives so long. */
export const LOST_AFTER_MS = 600_000;

const amount = v.custom<Money>(isMoney);
const cashOutOrder = v.object({
  venue: sportsVenueCode,
  betId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** The part of the stake that is given up. */
  stake: amount,
  /** What it was worth on the screen at the tap. */
  seen: amount,
  /** When the venue said so, milliseconds since 1970. */
  seenAt: v.number(),
});

/** What a member has consented to, and at which venue. */
export type ConsentedCashOut = v.InferOutput<typeof cashOutOrder>;

/** The order that follows from a consent. */
export const consentedCashOut = ({ venue, id, offer, stake }: Consent): ConsentedCashOut => ({
  venue,
  betId: id,
  stake,
  seen: cashOutValueOf(offer, stake),
  seenAt: offer.at,
});

/** It is paid, or it is worth less than was seen: then nothing was paid, and the new offer stands to be consented to. */
const answerOf = (end: CashOutOutcome): WriteAnswer<CashOutOutcome> => ({
  state: end.state === 'done' ? 'succeeded' : 'failed',
  end,
});

/** Whether the attempt ended because the bet was worth less by then. */
export const isValueChanged = (attempt: CashOutAttempt): boolean =>
  attempt.status === 'failed' && attempt.end?.state === 'valueChanged';

/** What the member owns and has at stake. */
export const readAnew = () => queryApi.util.invalidateTags(['balance', 'bets']);

/** Cash-outs: one of a bet at a time, each paid once. What is open is only asked about: its amount may be another by now. */
export const cashOutWrite = createWrite({
  name: 'cashOuts',
  order: cashOutOrder,
  subject: ({ venue, betId }) => betKeyOf({ venue, id: betId }),
  waitsBeforeAsking: true,
  async send(
    { venues }: Pick<RecordsServices, 'venues' | 'clock' | 'device'>,
    { venue, ...order }: ConsentedCashOut,
    key,
  ) {
    const answer = await venues.sports(venue).cashOut(order, key);
    return answer.ok ? { ok: true, value: answerOf(answer.value) } : answer;
  },
  async ask({ venues, clock }, key, { venue, seenAt }) {
    const answer = await venues.sports(venue).confirmCashOut(key);
    if (!answer.ok) return answer;
    if (answer.value !== null) return { ok: true, value: answerOf({ state: 'done', cashOut: answer.value }) };
    // A key the venue has never seen may still be on its way, so for long only a cash-out ends the asking.
    return { ok: true, value: { state: clock.now() - seenAt < LOST_AFTER_MS ? 'confirming' : 'neverComes' } };
  },
  // Most refusals are about a bet or a market that has moved on. A new offer says itself what is there now.
  atEnd: (outcome) => ('state' in outcome && outcome.state === 'failed' ? [] : [readAnew()]),
});

/** One cash-out from the tap to its end. */
export type CashOutAttempt = BegunWrite<ConsentedCashOut, CashOutOutcome>;

/** The part of the app's state that cash-outs are in. */
export type WithCashOuts = WithWrite<'cashOuts', ConsentedCashOut, CashOutOutcome>;

/** The last cash-out of a bet; undefined where there is none to tell of. */
export const selectAttempt =
  (bet: BetRef) =>
  (state: WithCashOuts): CashOutAttempt | undefined => {
    const progress = cashOutWrite.select(state, betKeyOf(bet));
    return progress.status === 'idle' ? undefined : progress;
  };
