import type { ApiError } from '@heptad/api-client';
import { randomId } from '@heptad/device';
import type { Money } from '@heptad/formatting';
import { isMemberChange } from '@heptad/session';
import type { Transfer } from '@heptad/venue-gateway';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What a member asks for. */
export type TransferOrder =
  | { readonly direction: 'in'; readonly channel: string; readonly amount: Money }
  /** Everything comes back, from one venue or from all. */
  | { readonly direction: 'back'; readonly channel?: string };

/** A transfer from the tap to its end. `sending` and `confirming` are open; the others are ends. */
export type TransferProgress =
  | { readonly status: 'idle' }
  | {
      readonly status: 'sending' | 'confirming' | 'succeeded';
      readonly key: string;
      readonly order: TransferOrder;
    }
  /** The platform has not said yet; the member can ask again, and nothing is sent twice. */
  | { readonly status: 'undecided'; readonly key: string; readonly order: TransferOrder }
  | {
      readonly status: 'failed';
      readonly key: string;
      readonly order: TransferOrder;
      readonly error: ApiError | undefined;
      readonly message: string | undefined;
    };

export interface TransferRequested {
  readonly key: string;
  readonly order: TransferOrder;
}

const initialState = { status: 'idle' } as TransferProgress;

/** While a transfer is open no other is begun; one whose end nobody knows is. */
const isOpen = (state: TransferProgress): boolean =>
  state.status === 'sending' || state.status === 'confirming' || state.status === 'undecided';

const slice = createSlice({
  name: 'transfer',
  initialState,
  reducers: {
    /** The member tapped; the key is made here, once, so that whatever is repeated is the same transfer. */
    requested: {
      reducer: (state, { payload }: PayloadAction<TransferRequested>): TransferProgress =>
        isOpen(state) ? state : { status: 'sending', ...payload },
      prepare: (order: TransferOrder) => ({ payload: { order, key: randomId() } }),
    },
    /** The platform's answer, or that there was none. */
    answered: (state, { payload }: PayloadAction<Transfer>): TransferProgress => {
      if (state.status === 'idle' || state.key !== payload.key) return state;
      const { key, order } = state;
      if (payload.state === 'failed')
        return { status: 'failed', key, order, error: undefined, message: payload.message };
      return { status: payload.state, key, order };
    },
    /** The platform refused it: nothing has moved. */
    refused: (
      state,
      { payload }: PayloadAction<{ readonly key: string; readonly error: ApiError }>,
    ): TransferProgress =>
      state.status === 'idle' || state.key !== payload.key
        ? state
        : { status: 'failed', key: state.key, order: state.order, error: payload.error, message: undefined },
    /** Asked often enough without a word: it is left to the member to ask again. */
    leftUndecided: (state, { payload }: PayloadAction<{ readonly key: string }>): TransferProgress =>
      state.status === 'confirming' && state.key === payload.key
        ? { status: 'undecided', key: state.key, order: state.order }
        : state,
    /** The member wants to know again. */
    askedAgain: (state): TransferProgress =>
      state.status === 'undecided' ? { status: 'confirming', key: state.key, order: state.order } : state,
    /** The page is done with a transfer that has ended. */
    closed: (state): TransferProgress => (isOpen(state) ? state : initialState),
  },
  extraReducers: (builder) => builder.addMatcher(isMemberChange, () => initialState),
  selectors: { selectTransfer: (state) => state, selectIsOpen: isOpen },
});

export const transferReducer = slice.reducer;
export const transferActions = slice.actions;
export const { selectTransfer, selectIsOpen } = slice.selectors;
