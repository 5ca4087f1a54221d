import type { ApiError } from '@heptad/api-client';
import { randomId } from '@heptad/device';
import { isMemberChange } from '@heptad/session';
import { cashOutValueOf, type CashOut, type CashOutOffer } from '@heptad/venue-gateway';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  betKeyOf,
  isAttemptOpen,
  NO_CASH_OUT,
  type Attempt,
  type BetRef,
  type CashOutState,
  type Consent,
  type OpenCashOut,
  type Subject,
  type WithCashOut,
} from './cash-out-state';

interface Keyed extends BetRef {
  /** The attempt's own key: what belongs to another one changes nothing. */
  readonly key: string;
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));
}

function changed(state: CashOutState, at: Keyed, change: Partial<Attempt>): CashOutState {
  const place = betKeyOf(at);
  const attempt = state.attempts[place];
  if (attempt?.key !== at.key) return state;
  return { ...state, attempts: { ...state.attempts, [place]: { ...attempt, ...change } } };
}

function withOffer(state: CashOutState, bet: BetRef, offer: CashOutOffer): CashOutState {
  return { ...state, offers: { ...state.offers, [betKeyOf(bet)]: offer } };
}

/** What ended and was read leaves with the sheet. */
function forgetEnded(state: CashOutState): CashOutState {
  const place = state.subject === undefined ? '' : betKeyOf(state.subject);
  const attempt = state.attempts[place];
  return attempt === undefined || isAttemptOpen(attempt)
    ? state
    : { ...state, attempts: without(state.attempts, place) };
}

const slice = createSlice({
  name: 'cashOut',
  initialState: (): CashOutState => NO_CASH_OUT,
  reducers: {
    /** A card of the bet has come onto the screen, or gone from it. */
    watched: (state, { payload }: PayloadAction<BetRef>): CashOutState => {
      const place = betKeyOf(payload);
      const cards = (state.watched[place]?.cards ?? 0) + 1;
      return { ...state, watched: { ...state.watched, [place]: { ...payload, cards } } };
    },
    unwatched: (state, { payload }: PayloadAction<BetRef>): CashOutState => {
      const place = betKeyOf(payload);
      const cards = (state.watched[place]?.cards ?? 0) - 1;
      if (cards > 0) return { ...state, watched: { ...state.watched, [place]: { ...payload, cards } } };
      // What nobody looks at is not kept fresh, and an old amount is never shown again.
      return { ...state, watched: without(state.watched, place), offers: without(state.offers, place) };
    },
    /** A venue's answer about the bets that were asked about; what it left out has no offer. */
    offersAnswered: (
      state,
      {
        payload,
      }: PayloadAction<{ readonly asked: readonly BetRef[]; readonly offers: readonly CashOutOffer[] }>,
    ): CashOutState => {
      const answered = payload.asked.map((bet): [string, CashOutOffer] => [
        betKeyOf(bet),
        payload.offers.find(({ betId }) => betId === bet.id) ?? { betId: bet.id, state: 'none' },
      ]);
      return { ...state, offers: { ...state.offers, ...Object.fromEntries(answered) } };
    },
    /** Offers that ran out before they could be asked for anew: none is better than an old one. */
    offersExpired: (state, { payload }: PayloadAction<readonly BetRef[]>): CashOutState => {
      const gone = new Set(payload.map(betKeyOf));
      return {
        ...state,
        offers: Object.fromEntries(Object.entries(state.offers).filter(([place]) => !gone.has(place))),
      };
    },
    sheetOpened: (state, { payload }: PayloadAction<Subject>): CashOutState => ({
      ...state,
      // Also what ended while no sheet told of it: a card that offers an amount leads to the choice.
      attempts: Object.fromEntries(
        Object.entries(state.attempts).filter(([, attempt]) => isAttemptOpen(attempt)),
      ),
      subject: payload,
      sheetOpen: true,
    }),
    sheetClosed: (state): CashOutState => ({ ...forgetEnded(state), sheetOpen: false }),
    /** The member consents to what is on the screen; the key is made here, once. */
    confirmed: {
      reducer: (state, { payload }: PayloadAction<Attempt & BetRef>): CashOutState => {
        const place = betKeyOf(payload);
        const before = state.attempts[place];
        if (before !== undefined && isAttemptOpen(before)) return state;
        const { id: _id, ...attempt } = payload;
        return { ...state, attempts: { ...state.attempts, [place]: attempt } };
      },
      prepare: ({ venue, id, offer, stake }: Consent) => ({
        payload: {
          venue,
          id,
          betId: id,
          stake,
          seen: cashOutValueOf(offer, stake),
          seenAt: offer.at,
          key: randomId(),
          status: 'sending' as const,
        },
      }),
    },
    /** Asked for before the page was loaded anew, or before the member came back: what became of it is not known here. */
    restored: (state, { payload }: PayloadAction<readonly OpenCashOut[]>): CashOutState => {
      const attempts = { ...state.attempts };
      for (const open of payload) {
        const place = betKeyOf({ venue: open.venue, id: open.betId });
        const before = attempts[place];
        if (before === undefined || !isAttemptOpen(before))
          attempts[place] = { ...open, status: 'confirming' };
      }
      return { ...state, attempts };
    },
    /** The venue never had it, and it cannot come any more: the bet may be cashed out anew. */
    neverArrived: (state, { payload }: PayloadAction<Keyed>): CashOutState =>
      state.attempts[betKeyOf(payload)]?.key === payload.key
        ? { ...state, attempts: without(state.attempts, betKeyOf(payload)) }
        : state,
    /** Paid: the offer was for what ran before, so it goes. */
    paid: (state, { payload }: PayloadAction<Keyed & { readonly cashOut: CashOut }>): CashOutState => ({
      ...changed(state, payload, { status: 'done', cashOut: payload.cashOut }),
      offers: without(state.offers, betKeyOf(payload)),
    }),
    /** It is worth less than was seen: nothing was paid, and the new offer stands to be consented to. */
    valueChanged: (
      state,
      { payload }: PayloadAction<Keyed & { readonly offer: CashOutOffer }>,
    ): CashOutState => withOffer(changed(state, payload, { status: 'changed' }), payload, payload.offer),
    refused: (state, { payload }: PayloadAction<Keyed & { readonly error: ApiError }>): CashOutState =>
      changed(state, payload, { status: 'refused', error: payload.error }),
    /** The answer was lost: it may have been paid. */
    answerLost: (state, { payload }: PayloadAction<Keyed>): CashOutState =>
      changed(state, payload, { status: 'confirming' }),
    leftUndecided: (state, { payload }: PayloadAction<Keyed>): CashOutState =>
      changed(state, payload, { status: 'undecided' }),
    /** The member wants an undecided one asked about again. */
    askedAgain: (state, { payload }: PayloadAction<Keyed>): CashOutState =>
      changed(state, payload, { status: 'confirming' }),
    /** The member goes back to the choice after a refusal. */
    choseAgain: (state, { payload }: PayloadAction<BetRef>): CashOutState => {
      const attempt = state.attempts[betKeyOf(payload)];
      if (attempt === undefined || isAttemptOpen(attempt)) return state;
      return { ...state, attempts: without(state.attempts, betKeyOf(payload)) };
    },
  },
  extraReducers: (build) => {
    // The cards are still there; what they said was another member's.
    build.addMatcher(isMemberChange, (state): CashOutState => ({ ...NO_CASH_OUT, watched: state.watched }));
  },
});

export const cashOutActions = slice.actions;
export const cashOutReducer = slice.reducer;

/** All of it; empty until the feature's code is in. */
export const selectCashOut = ({ cashOut = NO_CASH_OUT }: WithCashOut): CashOutState => cashOut;

export const selectOffer =
  (bet: BetRef) =>
  (state: WithCashOut): CashOutOffer | undefined =>
    selectCashOut(state).offers[betKeyOf(bet)];

export const selectAttempt =
  (bet: BetRef) =>
  (state: WithCashOut): Attempt | undefined =>
    selectCashOut(state).attempts[betKeyOf(bet)];
