import { isMemberChange } from '@heptad/session';
import type { CashOutOffer } from '@heptad/venue-gateway';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  betKeyOf,
  NO_CASH_OUT,
  type BetRef,
  type CashOutState,
  type Subject,
  type WithCashOut,
} from './cash-out-state';
import { cashOutWrite } from './cash-out-write';

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));
}

function withOffer(state: CashOutState, bet: BetRef, offer: CashOutOffer): CashOutState {
  return { ...state, offers: { ...state.offers, [betKeyOf(bet)]: offer } };
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
      subject: payload,
      sheetOpen: true,
    }),
    sheetClosed: (state): CashOutState => ({ ...state, sheetOpen: false }),
  },
  extraReducers: (build) => {
    build.addMatcher(cashOutWrite.actions.writeAnswered.match, (state, { payload }): CashOutState => {
      const { order, answer } = payload;
      const bet = { venue: order.venue, id: order.betId };
      // Paid: the offer was for what ran before, so it goes.
      if (answer.state === 'succeeded') return { ...state, offers: without(state.offers, betKeyOf(bet)) };
      return answer.state === 'failed' && answer.end?.state === 'valueChanged'
        ? withOffer(state, bet, answer.end.offer)
        : state;
    });
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
