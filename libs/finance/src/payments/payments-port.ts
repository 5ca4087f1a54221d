import type { ApiClient, ApiError, Result } from '@heptad/api-client';
import {
  depositCreate,
  depositStatus,
  withdrawalCreate,
  withdrawalStatus,
  type Call,
  type CallRequest,
  type CallResponse,
} from '@heptad/contracts';
import type { Money } from '@heptad/formatting';
import { isOutcomeUnknown } from '@heptad/venue-gateway';
import type { DepositChannelCode } from './payment';

/** What a member asks for. */
export type PaymentRequest =
  | { readonly kind: 'deposit'; readonly channel: DepositChannelCode; readonly amount: Money }
  | {
      readonly kind: 'withdrawal';
      readonly accountId: string;
      readonly amount: Money;
      /** The fee that the member was shown; another one is refused. */
      readonly fee: Money;
    };

export type PaymentKind = PaymentRequest['kind'];

/** The order that came of a request; undefined while nobody has said that there is one. */
export interface PaymentAnswer {
  readonly orderNo: string | undefined;
}

/** Sending payments, and asking what became of them. */
export interface PaymentsPort {
  /**
   * Sends a request once under its key. An answer that was lost is no failure: it has no number, and is asked about.
   * @param secret the MD5 of the login password, which a withdrawal is confirmed by
   */
  send(request: PaymentRequest, key: string, secret: string): Promise<Result<PaymentAnswer>>;
  /** What the platform knows of a key. */
  ask(kind: PaymentKind, key: string): Promise<Result<PaymentAnswer>>;
}

/** Payments as the platform takes them (CALL-067). */
export function createPaymentsPort(api: ApiClient): PaymentsPort {
  async function write<C extends Call>(
    call: C,
    request: CallRequest<C>,
    key: string,
    numberOf: (answer: CallResponse<C>) => string,
  ): Promise<Result<PaymentAnswer>> {
    const answer = await api.send(call, request, { idempotencyKey: key, needError: true });
    return answer.ok ? { ok: true, value: { orderNo: numberOf(answer.value) } } : lost(answer.error);
  }

  return {
    send(request, key, secret) {
      if (request.kind === 'deposit') {
        const { channel, amount } = request;
        return write(depositCreate, { channel, amount }, key, ({ order }) => order.orderNo);
      }
      const { accountId, amount, fee } = request;
      return write(
        withdrawalCreate,
        { accountId, amount, fee, password: secret },
        key,
        ({ order }) => order.orderNo,
      );
    },
    async ask(kind, key) {
      const answer = await api.send(
        kind === 'deposit' ? depositStatus : withdrawalStatus,
        { idempotencyKey: key },
        { noToast: true },
      );
      return answer.ok ? { ok: true, value: { orderNo: answer.value.order?.orderNo } } : answer;
    },
  };
}

/** A write whose answer was lost may have happened: its key is asked about. */
function lost(error: ApiError): Result<PaymentAnswer> {
  return isOutcomeUnknown(error) ? { ok: true, value: { orderNo: undefined } } : { ok: false, error };
}
