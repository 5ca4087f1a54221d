import { ob } from '@heptad/contracts';
import * as v from 'valibot';
import type { CashOut, CashOutOffer, CashOutOrder } from '../entities/cash-out';
import { closedOffer, openOffer, paidCashOut } from '../mapping/cash-out';
import { firstCashOut, type CashOutWire } from '../mapping/cash-out-flow';
import { exchange } from '../mapping/exchange';
import { withResponse } from '../mapping/with-response';

function offerOf(wire: ob.CashOutOffer): CashOutOffer | undefined {
  const betId = String(wire.orderNo);
  if (wire.cashOutStatus !== ob.CASH_OUT_STATE.open)
    return closedOffer(betId, wire.cashOutStatus === ob.CASH_OUT_STATE.suspended);
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

function cashOutOf(wire: ob.CashOutRecord): CashOut | undefined {
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
export const OB_CASH_OUT: CashOutWire<ob.CashOutOffer> = {
  offer: ob.cashOutOffer,
  readOffer: offerOf,
  offers: exchange(
    withResponse(ob.cashOutOffers, v.array(v.unknown())),
    (orderNos: string[]) => ({ orderNos }),
    (offers) => offers,
  ),
  take: exchange(
    ob.cashOut,
    ({ betId, stake, seen, seenAt }: CashOutOrder) => ({
      orderNo: betId,
      cashOutStake: stake,
      cashOutAmount: seen,
      quoteTime: String(seenAt),
    }),
    ({ result, record, offer }) => ({
      paid: result === ob.CASH_OUT_RESULT.done && record ? cashOutOf(record) : undefined,
      changed: result === ob.CASH_OUT_RESULT.amountChanged && offer ? offerOf(offer) : undefined,
    }),
  ),
  find: exchange(ob.cashOutStatus, (idempotencyKey: string) => ({ idempotencyKey }), firstCashOut(cashOutOf)),
};
