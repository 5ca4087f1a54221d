import type { ApiError } from '@heptad/api-client';
import { randomId } from '@heptad/device';
import type { Money } from '@heptad/formatting';
import { isMemberChange } from '@heptad/session';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The prize a member asks for. */
export interface ClaimOrder {
  readonly promotion: string;
  readonly tier: number;
  readonly prize: Money;
}

interface KeyedClaim {
  readonly key: string;
  readonly order: ClaimOrder;
}

/** A claim from the tap to its end. `sending` and `confirming` are under way, `undecided` waits to be asked about again. */
export type ClaimProgress =
  | { readonly status: 'idle' }
  | ({ readonly status: 'sending' | 'confirming' | 'undecided' | 'paid' } & KeyedClaim)
  | ({ readonly status: 'refused'; readonly error: ApiError } & KeyedClaim);

/** The part of the app's state that this feature keeps. */
export interface WithClaim {
  readonly promotionClaim: ClaimProgress;
}

type ByKey<More = object> = PayloadAction<{ readonly key: string } & More>;

const initialState = { status: 'idle' } as ClaimProgress;

/** No other claim is begun while one has no end. */
const isOpen = ({ status }: ClaimProgress): boolean =>
  status === 'sending' || status === 'confirming' || status === 'undecided';

/** Goes on with the claim of a key; another one's news changes nothing. */
const ofKey = (
  state: ClaimProgress,
  key: string,
  next: (claim: KeyedClaim) => ClaimProgress,
): ClaimProgress =>
  state.status === 'idle' || state.key !== key ? state : next({ key, order: state.order });

const slice = createSlice({
  name: 'promotionClaim',
  initialState,
  reducers: {
    /** The member tapped; the key is made here, once, so that whatever is repeated is the same claim. */
    requested: {
      reducer: (state, { payload }: PayloadAction<KeyedClaim>): ClaimProgress =>
        isOpen(state) ? state : { status: 'sending', ...payload },
      prepare: (order: ClaimOrder) => ({ payload: { order, key: randomId() } }),
    },
    /** The answer was lost: the platform is being asked. */
    doubted: (state, { payload }: ByKey): ClaimProgress =>
      ofKey(state, payload.key, (claim) => ({ status: 'confirming', ...claim })),
    /** The prize is in the centre's wallet. */
    paid: (state, { payload }: ByKey): ClaimProgress =>
      ofKey(state, payload.key, (claim) => ({ status: 'paid', ...claim })),
    /** The platform refused: nothing was paid. */
    refused: (state, { payload }: ByKey<{ readonly error: ApiError }>): ClaimProgress =>
      ofKey(state, payload.key, (claim) => ({ status: 'refused', error: payload.error, ...claim })),
    /** Asked often enough without a word: the member can ask again. */
    leftUndecided: (state, { payload }: ByKey): ClaimProgress =>
      ofKey(state, payload.key, (claim) => ({ status: 'undecided', ...claim })),
    /** The member wants to know again. */
    askedAgain: (state): ClaimProgress =>
      state.status === 'undecided' ? { status: 'confirming', key: state.key, order: state.order } : state,
    /** The page is done with a claim that has ended. */
    closed: (state): ClaimProgress => (isOpen(state) ? state : initialState),
  },
  extraReducers: (builder) => builder.addMatcher(isMemberChange, () => initialState),
  selectors: { selectClaim: (state) => state, selectIsOpen: isOpen },
});

export const claimReducer = slice.reducer;
export const claimActions = slice.actions;
export const { selectClaim, selectIsOpen } = slice.selectors;
