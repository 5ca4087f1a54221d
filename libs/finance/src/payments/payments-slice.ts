import type { ApiError } from '@heptad/api-client';
import { randomId } from '@heptad/device';
import { isMemberChange } from '@heptad/session';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PaymentKind, PaymentRequest } from './payments-port';

/** A payment from the tap until the platform has its order. `sending`, `confirming` and `undecided` are open. */
export type PaymentProgress =
  | { readonly status: 'idle' }
  | {
      readonly status: 'sending' | 'confirming' | 'undecided';
      readonly key: string;
      readonly request: PaymentRequest;
    }
  | {
      readonly status: 'succeeded';
      readonly key: string;
      readonly request: PaymentRequest;
      readonly orderNo: string;
    }
  | {
      readonly status: 'failed';
      readonly key: string;
      readonly request: PaymentRequest;
      readonly error: ApiError;
    };

export interface PaymentsState {
  readonly deposit: PaymentProgress;
  readonly withdrawal: PaymentProgress;
  /** Whether the safety tip was understood in this visit (SHELL-039). */
  readonly tipRead: boolean;
}

/** The part of the app's state that this feature's payments are in. */
export interface WithPayments {
  readonly payments: PaymentsState;
}

/** Which payment is meant. */
export interface PaymentName {
  readonly kind: PaymentKind;
  readonly key: string;
}

const IDLE: PaymentProgress = { status: 'idle' };
const initialState: PaymentsState = { deposit: IDLE, withdrawal: IDLE, tipRead: false };

const isOpen = ({ status }: PaymentProgress): boolean =>
  status === 'sending' || status === 'confirming' || status === 'undecided';

/** Moves the payment that is named, if it is still the one in the state. */
function moved(
  state: PaymentsState,
  { kind, key }: PaymentName,
  next: (request: PaymentRequest) => PaymentProgress,
): PaymentsState {
  const progress = state[kind];
  if (progress.status === 'idle' || progress.key !== key || !isOpen(progress)) return state;
  return { ...state, [kind]: next(progress.request) };
}

const slice = createSlice({
  name: 'payments',
  initialState,
  reducers: {
    /**
     * The member tapped; the key is made here, once. The password's hash goes by in `meta` to whoever sends it, and is kept
     * nowhere.
     */
    requested: {
      reducer: (
        state,
        { payload }: PayloadAction<{ key: string; request: PaymentRequest }, string, { secret: string }>,
      ): PaymentsState => {
        const { kind } = payload.request;
        return isOpen(state[kind]) ? state : { ...state, [kind]: { status: 'sending', ...payload } };
      },
      prepare: (request: PaymentRequest, secret = '') => ({
        payload: { request, key: randomId() },
        meta: { secret },
      }),
    },
    /** The answer was lost: the key is asked about. */
    lost: (state, { payload }: PayloadAction<PaymentName>): PaymentsState =>
      moved(state, payload, (request) => ({ status: 'confirming', key: payload.key, request })),
    /** The platform has the order. */
    taken: (state, { payload }: PayloadAction<PaymentName & { readonly orderNo: string }>): PaymentsState =>
      moved(state, payload, (request) => ({
        status: 'succeeded',
        key: payload.key,
        request,
        orderNo: payload.orderNo,
      })),
    /** The platform refused it: nothing has moved. */
    refused: (state, { payload }: PayloadAction<PaymentName & { readonly error: ApiError }>): PaymentsState =>
      moved(state, payload, (request) => ({
        status: 'failed',
        key: payload.key,
        request,
        error: payload.error,
      })),
    /** Asked often enough without a word: it is left to the member to ask again. */
    leftUndecided: (state, { payload }: PayloadAction<PaymentName>): PaymentsState =>
      moved(state, payload, (request) => ({ status: 'undecided', key: payload.key, request })),
    /** The member wants to know again. */
    askedAgain: (state, { payload }: PayloadAction<PaymentName>): PaymentsState =>
      moved(state, payload, (request) => ({ status: 'confirming', key: payload.key, request })),
    /** The page is done with a payment that has ended. */
    closed: (state, { payload }: PayloadAction<PaymentKind>): PaymentsState =>
      isOpen(state[payload]) ? state : { ...state, [payload]: IDLE },
    tipUnderstood: (state): PaymentsState => ({ ...state, tipRead: true }),
  },
  extraReducers: (builder) => builder.addMatcher(isMemberChange, () => initialState),
  selectors: {
    selectDeposit: ({ deposit }) => deposit,
    selectWithdrawal: ({ withdrawal }) => withdrawal,
    selectTipRead: ({ tipRead }) => tipRead,
    selectPaymentIsOpen: ({ deposit, withdrawal }) => isOpen(deposit) || isOpen(withdrawal),
  },
});

export const paymentsReducer = slice.reducer;
export const paymentActions = slice.actions;
export const { selectDeposit, selectWithdrawal, selectTipRead, selectPaymentIsOpen } = slice.selectors;
