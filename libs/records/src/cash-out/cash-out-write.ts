import { queryApi } from '@heptad/api-client';
import { createWriteState, type BegunWrite, type WithWrite } from '@heptad/idempotent-write';
import {
  cashOutValueOf,
  type CashOutOrder,
  type CashOutOutcome,
  type VenueCode,
} from '@heptad/venue-gateway';
import { betKeyOf, type BetRef, type Consent } from './cash-out-state';

/** What a member has consented to, and at which venue. */
export type ConsentedCashOut = CashOutOrder & { readonly venue: VenueCode };

/** The order that follows from a consent. */
export const consentedCashOut = ({ venue, id, offer, stake }: Consent): ConsentedCashOut => ({
  venue,
  betId: id,
  stake,
  seen: cashOutValueOf(offer, stake),
  seenAt: offer.at,
});

/** Whether the attempt ended because the bet was worth less by then. */
export const isValueChanged = (attempt: CashOutAttempt): boolean =>
  attempt.status === 'failed' && attempt.end?.state === 'valueChanged';

/** What the member owns and has at stake. */
export const readAnew = () => queryApi.util.invalidateTags(['balance', 'bets']);

/** Cash-outs: one of a bet at a time, each paid once. */
export const cashOutWrite = createWriteState<'cashOuts', ConsentedCashOut, CashOutOutcome>({
  name: 'cashOuts',
  subject: ({ venue, betId }) => betKeyOf({ venue, id: betId }),
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
