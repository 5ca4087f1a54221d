import type { ApiClient, Result } from '@heptad/api-client';
import { deposit, withdrawal } from '@heptad/contracts';
import type { WriteAnswer } from '@heptad/idempotent-write';
import type { DepositRequest, WithdrawalRequest } from './payment-writes';

/** The order that came of a request. */
export interface PaymentOrder {
  readonly orderNo: string;
}

type Answer = Promise<Result<WriteAnswer<PaymentOrder>>>;

/** Sending payments, each once under its key, and asking by the key what became of them. */
export interface PaymentsPort {
  deposit(request: DepositRequest, key: string): Answer;
  /** @param secret the MD5 of the secondary password */
  withdraw(request: WithdrawalRequest, key: string, secret: string): Answer;
  depositOf(key: string): Answer;
  withdrawalOf(key: string): Answer;
}

const QUIET = { noToast: true } as const;

function answerOf(
  answer: Result<{ readonly order?: PaymentOrder | undefined }>,
): Result<WriteAnswer<PaymentOrder>> {
  if (!answer.ok) return answer;
  const { order } = answer.value;
  return {
    ok: true,
    value:
      order === undefined ? { state: 'unknown' } : { state: 'succeeded', end: { orderNo: order.orderNo } },
  };
}

/** Payments as the platform takes them (CALL-067). */
export function createPaymentsPort(api: ApiClient): PaymentsPort {
  const keyed = (idempotencyKey: string) => ({ idempotencyKey, noToast: 'awaited' as const });
  return {
    deposit: async (request, key) => answerOf(await api.send(deposit.create, request, keyed(key))),
    withdraw: async (request, key, password) =>
      answerOf(await api.send(withdrawal.create, { ...request, password }, keyed(key))),
    depositOf: async (idempotencyKey) => answerOf(await api.send(deposit.status, { idempotencyKey }, QUIET)),
    withdrawalOf: async (idempotencyKey) =>
      answerOf(await api.send(withdrawal.status, { idempotencyKey }, QUIET)),
  };
}
