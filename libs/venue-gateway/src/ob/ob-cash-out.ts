import type { Result } from '@heptad/api-client';
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
import type { CashOut, CashOutOffer, CashOutOrder, CashOutOutcome } from '../entities/cash-out';
import { closedOffer, openOffer, paidCashOut } from '../mapping/cash-out';
import { cashOutOutcome, foundCashOut, offersFor } from '../mapping/cash-out-answers';
import { withResponse } from '../mapping/with-response';
import type { SportsVenue } from '../ports/sports-venue';
import type { VenueSession } from '../session/venue-session';

const OFFERS = withResponse(obCashOutOffers, v.array(v.unknown()));

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

/** OB's and DB's cash-out: what bets are worth, giving them up, asking by key. */
export function createObCashOut(
  session: VenueSession,
): Pick<SportsVenue, 'offersCashOut' | 'cashOutOffers' | 'cashOut' | 'confirmCashOut'> {
  return {
    offersCashOut: true,

    async cashOutOffers(betIds: readonly string[]): Promise<Result<readonly CashOutOffer[]>> {
      if (betIds.length === 0) return { ok: true, value: [] };
      const answer = await session.call(OFFERS, { orderNos: [...betIds] }, { noToast: true });
      return offersFor(betIds, answer, obCashOutOffer, offerOf);
    },

    async cashOut(order: CashOutOrder, key: string): Promise<Result<CashOutOutcome>> {
      const answer = await session.call(
        obCashOut,
        {
          orderNo: order.betId,
          cashOutStake: order.stake,
          cashOutAmount: order.seen,
          quoteTime: String(order.seenAt),
        },
        { idempotencyKey: key, needError: true },
      );
      if (!answer.ok) return answer;
      const { result, record, offer } = answer.value;
      return cashOutOutcome(obCashOut.path, order.betId, {
        paid: result === OB_CASH_OUT_RESULT.done && record ? cashOutOf(record) : undefined,
        changed: result === OB_CASH_OUT_RESULT.amountChanged && offer ? offerOf(offer) : undefined,
      });
    },

    async confirmCashOut(key: string): Promise<Result<CashOut | null>> {
      const answer = await session.call(obCashOutStatus, { idempotencyKey: key }, { noToast: true });
      return foundCashOut(obCashOutStatus.path, answer, cashOutOf);
    },
  };
}
