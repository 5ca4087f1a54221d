import { fb } from '@heptad/contracts';
import * as v from 'valibot';
import type { CashOut, CashOutOffer, CashOutOrder } from '../entities/cash-out';
import { closedOffer, openOffer, paidCashOut } from '../mapping/cash-out';
import { firstCashOut, type CashOutWire } from '../mapping/cash-out-flow';
import { exchange } from '../mapping/exchange';
import { withResponse } from '../mapping/with-response';

function offerOf({ oid, cs, pr }: fb.CashOutPrice): CashOutOffer | undefined {
  const betId = String(oid);
  if (cs !== fb.CASH_OUT_STATE.open) return closedOffer(betId, cs === fb.CASH_OUT_STATE.paused);
  if (!pr) return undefined;
  const { sat, amt, stp, min, ts, ttl } = pr;
  return openOffer({ betId, stake: sat, value: amt, step: stp, least: min, at: ts, expiresAt: ts + ttl });
}

function cashOutOf({ id, oid, sat, pa, rst, cte }: fb.CashOutOrder): CashOut | undefined {
  return paidCashOut({ id, betId: oid, stake: sat, paid: pa, running: rst, at: cte });
}

/** FB's cash-out on its wire. */
export const FB_CASH_OUT: CashOutWire<fb.CashOutPrice> = {
  offer: fb.cashOutPrice,
  readOffer: offerOf,
  offers: exchange(
    withResponse(fb.cashOutPrices, v.array(v.unknown())),
    (orderIds: string[]) => ({ orderIds }),
    (prices) => prices,
  ),
  take: exchange(
    fb.cashOut,
    ({ betId, stake, seen, seenAt }: CashOutOrder) => ({
      orderId: betId,
      sat: stake,
      amt: seen,
      ts: seenAt,
    }),
    ({ co, np }) => ({
      paid: co ? cashOutOf(co) : undefined,
      changed: !co && np ? offerOf(np) : undefined,
    }),
  ),
  find: exchange(fb.cashOutStatus, (idempotencyKey: string) => ({ idempotencyKey }), firstCashOut(cashOutOf)),
};
