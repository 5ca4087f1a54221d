import {
  OB_CASH_OUT_RESULT,
  OB_CASH_OUT_STATE,
  obCashOut,
  obCashOutOffer,
  obCashOutOffers,
  obCashOutStatus,
  type ObCashOutOffer,
  type ObCashOutRecord,
} from '@heptad/contracts';
import * as v from 'valibot';
import type { CashOut, CashOutOffer, CashOutOrder } from '../entities/cash-out';
import { closedOffer, openOffer, paidCashOut } from '../mapping/cash-out';
import { firstCashOut, type CashOutWire } from '../mapping/cash-out-flow';
import { exchange } from '../mapping/exchange';
import { withResponse } from '../mapping/with-response';

function offerOf(wire: ObCashOutOffer): CashOutOffer | undefined {
  const betId = String(wire.orderNo);
  if (wire.cashOutStatus !== OB_CASH_OUT_STATE.open)
    return closedOffer(betId, wire.cashOutStatus === OB_CASH_OUT_STATE.suspended);
  return openOffer({
    betId,
    stake: wire.betAmount,
    value: wire.cashOutAmount,
    step: wire.stepAmount,
    least: wire.minAmount,
    at: wire.quoteTime,
    expiresAt: wire.expireTime,
  });
}

function cashOutOf(wire: ObCashOutRecord): CashOut | undefined {
  return paidCashOut({
    id: wire.cashOutNo,
    betId: wire.orderNo,
    stake: wire.cashOutStake,
    paid: wire.cashOutAmount,
    running: wire.remainAmount,
    at: wire.cashOutTime,
  });
}

/** OB's and DB's cash-out on their wire. */
export const OB_CASH_OUT: CashOutWire<ObCashOutOffer> = {
  offer: obCashOutOffer,
  readOffer: offerOf,
  offers: exchange(
    withResponse(obCashOutOffers, v.array(v.unknown())),
    (orderNos: string[]) => ({ orderNos }),
    (offers) => offers,
  ),
  take: exchange(
    obCashOut,
    ({ betId, stake, seen, seenAt }: CashOutOrder) => ({
      orderNo: betId,
      cashOutStake: stake,
      cashOutAmount: seen,
      quoteTime: String(seenAt),
    }),
    ({ result, record, offer }) => ({
      paid: result === OB_CASH_OUT_RESULT.done && record ? cashOutOf(record) : undefined,
      changed: result === OB_CASH_OUT_RESULT.amountChanged && offer ? offerOf(offer) : undefined,
    }),
  ),
  find: exchange(obCashOutStatus, (idempotencyKey: string) => ({ idempotencyKey }), firstCashOut(cashOutOf)),
};
