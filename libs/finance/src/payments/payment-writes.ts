import { queryApi } from '@heptad/api-client';
import { deposit } from '@heptad/contracts';
import { isMoney, type Money } from '@heptad/formatting';
import { createWrite, type WithWrite, type WriteServices } from '@heptad/idempotent-write';
import * as v from 'valibot';
import type { FinanceServices } from '../services';
import { createPaymentsPort, type PaymentOrder } from './payments-port';

const amount = v.custom<Money>(isMoney);

const depositRequest = v.object({ channel: deposit.channelCode, amount });
/** What a member wants to pay in, and by what. */
export type DepositRequest = v.InferOutput<typeof depositRequest>;

const withdrawalRequest = v.object({
  accountId: v.pipe(v.string(), v.maxLength(100)),
  amount,
  /** The fee that the member was shown; another one is refused. */
  fee: amount,
});
/** What a member wants paid out, and where to. */
export type WithdrawalRequest = v.InferOutput<typeof withdrawalRequest>;

type Services = WriteServices & Pick<FinanceServices, 'api'>;

/** A refusal says that bounds or fees are others than were shown, so they are read again after it too. */
const readAnew = () => [queryApi.util.invalidateTags(['balance'])];

/** Deposit orders (CALL-067). */
export const depositWrite = createWrite({
  name: 'deposit',
  order: depositRequest,
  send: ({ api }: Services, request, key) => createPaymentsPort(api).deposit(request, key),
  ask: ({ api }, key) => createPaymentsPort(api).depositOf(key),
  atEnd: readAnew,
});

/** Withdrawals (CALL-067); the secret is the MD5 of the secondary password. */
export const withdrawalWrite = createWrite({
  name: 'withdrawal',
  order: withdrawalRequest,
  send: ({ api }: Services, request, key, secret) => createPaymentsPort(api).withdraw(request, key, secret),
  ask: ({ api }, key) => createPaymentsPort(api).withdrawalOf(key),
  atEnd: readAnew,
});

export type WithDeposit = WithWrite<'deposit', DepositRequest, PaymentOrder>;
export type WithWithdrawal = WithWrite<'withdrawal', WithdrawalRequest, PaymentOrder>;
