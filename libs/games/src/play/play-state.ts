import type { ApiError } from '@heptad/api-client';
import type { gamePlay } from '@heptad/contracts';
import { money, type Money } from '@heptad/formatting';
import { isMemberChange } from '@heptad/session';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How money goes along into a game: by the member's standing consent, an amount that they named, or none. */
export type MoneyAlong =
  | { readonly kind: 'automatic' }
  | { readonly kind: 'amount'; readonly amount: Money }
  | { readonly kind: 'none' };

/** One opening of a game, from the tap until the page is left. */
export interface PlayVisit {
  /** Made by the page: what is late of a visit before says nothing of this one. */
  readonly id: string;
  readonly enName: string;
  /** A game of the venue; its hall where it is left out. */
  readonly game?: string;
  /** A demo has no member and moves no money. */
  readonly real: boolean;
  readonly along: MoneyAlong;
  /** Whether the member wants the venue's money back in the centre wallet when they leave. */
  readonly bringsBack: boolean;
  /** Where a game that opens in a page of its own leads back to. */
  readonly callBackAddress: string;
}

/** Why a game does not run. */
export type PlayFailure =
  /** The platform refused it, or could not be reached. */
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** The money did not come along. */
  | { readonly kind: 'money'; readonly message?: string }
  /** The frame showed nothing in time. */
  | { readonly kind: 'dead' }
  /** The game itself says that it cannot go on. */
  | { readonly kind: 'ended'; readonly message: string };

/** Why a game was taken away: a rest or an exclusion has begun, or a limit is used up. */
export type TakenBecause = 'rest' | 'exclusion' | 'limit';

/** Where a visit stands. */
export type PlayStage =
  | { readonly step: 'money' | 'launching' }
  /** `opening` until the game has drawn its first frame. */
  | { readonly step: 'opening' | 'playing'; readonly url: string; readonly origin: string }
  /** In a page of its own, which the browser is on its way to. */
  | { readonly step: 'away'; readonly url: string }
  | { readonly step: 'failed'; readonly failure: PlayFailure }
  | { readonly step: 'taken'; readonly because: TakenBecause };

export interface PlayState {
  readonly visit?: PlayVisit;
  readonly stage?: PlayStage;
  /** The round that the game plays now. */
  readonly round?: string;
  /** The last one that ended. */
  readonly lastRound?: string;
  /** What the game said last that the venue's wallet holds. */
  readonly balance?: Money;
}

/** What belongs to a visit. */
interface OfVisit {
  readonly visit: string;
}

export interface LeftVisit extends OfVisit {
  /** The member goes to move money and comes back: what is in the venue stays there. */
  readonly keepsMoney?: boolean;
}

const initialState: PlayState = {};

/** Whether an action is about the visit that stands. */
const isOf = (state: PlayState, { visit }: OfVisit): boolean => state.visit?.id === visit;

const playSlice = createSlice({
  name: 'play',
  initialState,
  reducers: {
    /** The page is there and the member has chosen what goes along. */
    playOpened: (_, { payload }: PayloadAction<PlayVisit>): PlayState => ({
      visit: payload,
      stage: { step: payload.real && payload.along.kind === 'amount' ? 'money' : 'launching' },
    }),
    /** The page has gone. */
    playLeft: (state, { payload }: PayloadAction<LeftVisit>): PlayState =>
      isOf(state, payload) ? initialState : state,
    /** The member tries a game again that did not run. */
    playRetried: (state, { payload }: PayloadAction<OfVisit>): PlayState =>
      isOf(state, payload) && state.visit !== undefined
        ? { visit: state.visit, stage: { step: 'launching' } }
        : state,
    /** A visit has come further; a game that was taken away stays away. */
    stageReached: (state, { payload }: PayloadAction<OfVisit & { readonly stage: PlayStage }>): PlayState =>
      isOf(state, payload) && state.stage?.step !== 'taken' ? { ...state, stage: payload.stage } : state,
    /** The member may not go on: the game is taken from the page. */
    gameTaken: (
      state,
      { payload }: PayloadAction<OfVisit & { readonly because: TakenBecause }>,
    ): PlayState =>
      isOf(state, payload) && state.visit !== undefined
        ? { visit: state.visit, stage: { step: 'taken', because: payload.because } }
        : state,
    /** The game's frame has said something that the gate let in. */
    frameSpoke: (
      state,
      { payload }: PayloadAction<OfVisit & { readonly message: gamePlay.GameMessage }>,
    ): PlayState => (isOf(state, payload) ? heard(state, payload.message) : state),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isMemberChange, () => initialState);
  },
});

function heard(state: PlayState, message: gamePlay.GameMessage): PlayState {
  switch (message.type) {
    case 'roundBegun':
      return { ...state, round: message.round };
    case 'roundEnded': {
      const { round: _, ...rest } = state;
      return { ...rest, lastRound: message.round };
    }
    case 'balance':
      return { ...state, balance: money(message.balance) };
    case 'ready':
    case 'leave':
    case 'error':
      return state;
  }
}

export const playReducer = playSlice.reducer;
export const playActions = playSlice.actions;

/** The part of the app's state that play is in; absent until the feature's code is in. */
export interface WithPlay {
  readonly play?: PlayState;
}

export const selectPlay = ({ play = initialState }: WithPlay): PlayState => play;
