import type { ApiError } from '@heptad/api-client';
import { randomId } from '@heptad/device';
import { defined } from '@heptad/formatting';
import { isMemberChange } from '@heptad/session';
import type { Bet, OddsAcceptance, VenueCode } from '@heptad/venue-gateway';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isBusy, isOpen, type Placement, type WagerRequest } from './placement';
import { BUILDER_ID, type BuilderQuote } from './builder-quote';
import type { BetMode } from './rules/bet-modes';
import type { PriceProblem } from './rules/consent';
import type { StakeBounds } from './rules/stakes';
import { keyOf, slipSelection, withConsent, type SlipSelection } from './slip-selection';
import {
  answered,
  changed,
  closedIfEmpty,
  EMPTY_SLIP,
  MAX_SLIP_LEGS,
  withLegs,
  withoutReceipts,
  withoutWager,
  type AcceptedChange,
  type FollowedSlip,
  type RestoredSlip,
  type SlipState,
} from './slip-state';

/** The part of the store the slip owns. */
export interface WithSlip {
  readonly betSlip: SlipState;
}

/** One tap on the button that places bets. */
interface Tap {
  readonly wagers: readonly WagerRequest[];
  /** What the tap after this one makes its keys of. */
  readonly nextKey: string;
}

interface Keyed {
  readonly key: string;
}

/** The slip without selections, by their keys. */
const left = (state: SlipState, keys: readonly string[]): SlipState =>
  closedIfEmpty(
    withLegs(
      state,
      state.legs.filter((leg) => !keys.includes(keyOf(leg))),
    ),
  );

const slice = createSlice({
  name: 'betSlip',
  initialState: (): SlipState => ({ ...EMPTY_SLIP, nextKey: randomId() }),
  reducers: {
    /** A price was tapped: it comes into the slip, or leaves it when it was there. The first one opens the sheet. */
    selectionTapped: {
      reducer: (state: SlipState, { payload }: PayloadAction<SlipSelection>): SlipState => {
        const rest = state.legs.filter((leg) => keyOf(leg) !== keyOf(payload));
        if (rest.length < state.legs.length) return withLegs(state, rest);
        if (rest.length >= MAX_SLIP_LEGS) return state;
        const sheetOpen = state.sheetOpen || (rest.length === 0 && !state.sheetLeft);
        return { ...withLegs(withoutReceipts(state), [...rest, payload]), sheetOpen };
      },
      prepare: (tapped: SlipSelection) => ({ payload: slipSelection(tapped) }),
    },
    removed: (state, { payload }: PayloadAction<string>): SlipState => left(state, [payload]),
    /** Several selections at once: those that cannot be bet, or that keep others out of a combo. */
    dropped: (state, { payload }: PayloadAction<readonly string[]>): SlipState => left(state, payload),
    cleared: (state): SlipState => closedIfEmpty(withLegs(withoutReceipts(state), [])),
    stakeChanged: (
      state,
      { payload }: PayloadAction<{ readonly id: string; readonly text: string }>,
    ): SlipState => ({
      ...state,
      stakes: { ...state.stakes, [payload.id]: payload.text },
    }),
    modeChosen: (state, { payload }: PayloadAction<BetMode>): SlipState => ({ ...state, mode: payload }),
    acceptanceChosen: (
      state,
      { payload }: PayloadAction<{ readonly venue: VenueCode; readonly acceptance: OddsAcceptance }>,
    ): SlipState => ({ ...state, acceptance: { ...state.acceptance, [payload.venue]: payload.acceptance } }),
    /** The choices were set from outside the page: by another tab, or by the native shell (NATIVE-022, NATIVE-023). */
    choicesFollowed: (
      state,
      { payload }: PayloadAction<Partial<Pick<SlipState, 'mode' | 'acceptance'>>>,
    ): SlipState => ({ ...state, ...payload }),
    /** The member consents to the prices that are on the screen, and to the scores that lines count from. */
    oddsAccepted: (state, { payload }: PayloadAction<readonly AcceptedChange[]>): SlipState => {
      const accepted = new Map(payload.map((change) => [change.key, change]));
      const consented = accepted.get(BUILDER_ID)?.odds;
      return {
        ...withoutReceipts(state),
        ...(state.builder && consented && { builder: { ...state.builder, consented } }),
        legs: state.legs.map((leg) => {
          const { odds = leg.odds, countsFrom } = accepted.get(keyOf(leg)) ?? {};
          return { ...leg, odds, market: { ...leg.market, ...defined({ countsFrom }) } };
        }),
      };
    },
    /** The member tapped; each bet's key is made here, once, so that whatever is repeated is the same bet. */
    placeRequested: {
      reducer: (state: SlipState, { payload: { wagers, nextKey } }: PayloadAction<Tap>): SlipState => {
        if (state.placements.some(isOpen)) return state;
        const placements = wagers.map((wager, index): Placement => ({
          ...wager,
          key: `${state.nextKey}.${String(index)}`,
          status: 'sending',
        }));
        return { ...state, placements, nextKey };
      },
      prepare: (wagers: readonly WagerRequest[]) => ({ payload: { wagers, nextKey: randomId() } }),
    },
    /** What the venue says of a bet; accepted selections leave the slip. */
    betAnswered: (state, { payload }: PayloadAction<Keyed & { readonly bet: Bet }>): SlipState =>
      answered(state, payload.key, payload.bet),
    /** The bet was not sent, or the venue refused it: nothing was staked. */
    betRefused: (
      state,
      {
        payload: { key, ...why },
      }: PayloadAction<Keyed & ({ readonly problem: PriceProblem } | { readonly error: ApiError })>,
    ): SlipState => changed(state, key, (placement) => ({ ...placement, status: 'failed', ...why })),
    /** The answer was lost: the bet may exist. */
    answerLost: (state, { payload }: PayloadAction<Keyed>): SlipState =>
      changed(state, payload.key, (placement) => ({ ...placement, status: 'confirming' })),
    /** Asked often enough without an end: it is left to the member to ask again. */
    leftUndecided: (state, { payload }: PayloadAction<Keyed>): SlipState =>
      changed(state, payload.key, (placement) => ({ ...placement, status: 'undecided' })),
    askedAgain: (state, { payload }: PayloadAction<Keyed>): SlipState =>
      changed(state, payload.key, (placement) =>
        placement.status === 'undecided' ? { ...placement, status: 'confirming' } : placement,
      ),
    /** Done with the receipts. A bet nobody knows the end of is not offered a second time: its selections go too. */
    receiptsClosed: (state): SlipState =>
      state.placements.some(isBusy)
        ? state
        : closedIfEmpty({
            ...state.placements
              .filter(isOpen)
              .reduce<SlipState>((rest, open) => withoutWager(rest, open), state),
            placements: [],
          }),
    /** Done with the receipts, and the same selections come back, without stakes. */
    selectionsKept: (state): SlipState => {
      if (state.placements.some(isOpen)) return state;
      const there = new Set(state.legs.map(keyOf));
      const kept = state.placements.flatMap(({ legs }) => legs).filter((leg) => !there.has(keyOf(leg)));
      return { ...withLegs(state, [...state.legs, ...kept]), placements: [] };
    },
    /** Matches were asked about: names and states of their selections as they are now, and those that are no more. */
    quotesAnswered: (
      state,
      {
        payload,
      }: PayloadAction<{ readonly seen: readonly SlipSelection[]; readonly closed: readonly string[] }>,
    ): SlipState => {
      const seen = new Map(payload.seen.map((leg) => [keyOf(leg), leg]));
      const legs = state.legs.map((leg) => {
        const now = seen.get(keyOf(leg));
        return now === undefined ? leg : withConsent(now, leg);
      });
      const closed = new Set([...state.closed.filter((key) => !seen.has(key)), ...payload.closed]);
      return { ...state, legs, closed: legs.map(keyOf).filter((key) => closed.has(key)) };
    },
    /** The first price of a set of selections is the one consented to. */
    builderAnswered: (state, { payload }: PayloadAction<Omit<BuilderQuote, 'consented'>>): SlipState => {
      const { keys, price } = payload;
      const seen = state.builder?.keys === keys ? state.builder.consented : undefined;
      const consented = seen ?? (price.state === 'open' ? price.odds : undefined);
      return { ...state, builder: { ...payload, consented } };
    },
    boundsAnswered: (
      state,
      { payload }: PayloadAction<Readonly<Record<string, StakeBounds>>>,
    ): SlipState => ({
      ...state,
      bounds: { ...state.bounds, ...payload },
    }),
    restored: (state, { payload: { legs, stakes, ...choices } }: PayloadAction<RestoredSlip>): SlipState => {
      const there = new Set(state.legs.map(keyOf));
      const merged = [...legs.filter((leg) => !there.has(keyOf(leg))), ...state.legs].slice(-MAX_SLIP_LEGS);
      const typed = { ...state, stakes: { ...stakes, ...state.stakes } };
      return { ...withLegs(typed, merged, legs.length), ...choices };
    },
    /** Another tab changed the slip: it is the same slip here. */
    followed: (state, { payload: { legs, stakes, nextKey } }: PayloadAction<FollowedSlip>): SlipState =>
      closedIfEmpty({
        ...withLegs({ ...state, stakes }, legs, legs.length),
        nextKey: nextKey ?? state.nextKey,
      }),
    /** A bet that was open when the page went away, or is open in another tab; it is asked about, never sent. */
    placementFound: (
      state,
      {
        payload: { wager, key, insteadOf },
      }: PayloadAction<Keyed & { readonly wager: WagerRequest; readonly insteadOf: readonly string[] }>,
    ): SlipState => ({
      ...state,
      placements: [
        ...state.placements.filter((each) => isOpen(each) && !insteadOf.includes(each.key)),
        { ...wager, key, status: 'confirming' },
      ],
    }),
    /** Whoever sent it knows its end: here there is nothing to tell of it. */
    placementDropped: (state, { payload }: PayloadAction<Keyed>): SlipState =>
      closedIfEmpty({
        ...state,
        placements: state.placements.filter((each) => !isOpen(each) || each.key !== payload.key),
      }),
    sheetOpened: (state): SlipState => ({ ...state, sheetOpen: true }),
    sheetClosed: (state): SlipState => ({
      ...withoutReceipts(state),
      sheetOpen: false,
      sheetLeft: state.sheetLeft || state.legs.length > 0,
    }),
    /** A price was tapped while the member wants taps to bet at once: no sheet comes before that. */
    quickBetAsked: (state, { payload: key }: PayloadAction<string>): SlipState => ({
      ...state,
      sheetOpen: false,
      quickBet: { ...state.quickBet, key },
    }),
    quickBetConfirmed: (state): SlipState => ({ ...state, quickBet: { ...state.quickBet, confirmed: true } }),
    quickBetLeft: (state): SlipState => ({ ...state, quickBet: { ...state.quickBet, key: null } }),
    watched: (state): SlipState => ({ ...state, watchers: state.watchers + 1 }),
    unwatched: (state): SlipState => ({ ...state, watchers: Math.max(0, state.watchers - 1) }),
  },
  extraReducers: (builder) =>
    // Selections are nobody's secret and stay; stakes, limits and receipts are the former member's.
    builder.addMatcher(isMemberChange, (state): SlipState => ({
      ...state,
      stakes: {},
      bounds: {},
      placements: [],
      quickBet: EMPTY_SLIP.quickBet,
    })),
  selectors: {
    selectSlip: (state) => state,
    selectLegs: (state) => state.legs,
    selectSlipCount: (state) => state.legs.length,
    selectPlacements: (state) => state.placements,
    selectSheetOpen: (state) => state.sheetOpen,
    selectIsInSlip: createSelector(
      [(state: SlipState) => state.legs, (_state: SlipState, key: string) => key],
      (legs, key) => legs.some((leg) => keyOf(leg) === key),
    ),
  },
});

export const slipReducer = slice.reducer;
export const slipActions = slice.actions;
export const { selectSlip, selectLegs, selectSlipCount, selectPlacements, selectSheetOpen, selectIsInSlip } =
  slice.selectors;
