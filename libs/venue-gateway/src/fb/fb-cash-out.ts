import type { Result } from '@heptad/api-client';
import {
  FB_CASH_OUT_STATE,
  fbCashOut,
  fbCashOutPrice,
  fbCashOutPrices,
  fbCashOutStatus,
  type FbCashOutOrder,
  type FbCashOutPrice,
} from '@heptad/contracts';
import * as v from 'valibot';
import type { CashOut, CashOutOffer, CashOutOrder, CashOutOutcome } from '../entities/cash-out';
import { closedOffer, openOffer, paidCashOut } from '../mapping/cash-out';
import { cashOutOutcome, foundCashOut, offersFor } from '../mapping/cash-out-answers';
import { withResponse } from '../mapping/with-response';
import type { SportsVenue } from '../ports/sports-venue';
import type { VenueSession } from '../session/venue-session';

const PRICES = withResponse(fbCashOutPrices, v.array(v.unknown()));

function offerOf({ oid, cs, pr }: FbCashOutPrice): CashOutOffer | undefined {
  const betId = String(oid);
  if (cs !== FB_CASH_OUT_STATE.open) return closedOffer(betId, cs === FB_CASH_OUT_STATE.paused);
  if (!pr) return undefined;
  const { sat, amt, stp, min, ts, ttl } = pr;
  return openOffer({ betId, stake: sat, value: amt, step: stp, least: min, at: ts, expiresAt: ts + ttl });
}

function cashOutOf({ id, oid, sat, pa, rst, cte }: FbCashOutOrder): CashOut | undefined {
  return paidCashOut({ id, betId: oid, stake: sat, paid: pa, running: rst, at: cte });
}

/** FB's cash-out: prices, giving bets up, asking by key (CALL-066). */
export function createFbCashOut(
  session: VenueSession,
): Pick<SportsVenue, 'offersCashOut' | 'cashOutOffers' | 'cashOut' | 'confirmCashOut'> {
  return {
    offersCashOut: true,

    async cashOutOffers(betIds: readonly string[]): Promise<Result<readonly CashOutOffer[]>> {
      if (betIds.length === 0) return { ok: true, value: [] };
      const answer = await session.call(PRICES, { orderIds: [...betIds] }, { noToast: true });
      return offersFor(betIds, answer, fbCashOutPrice, offerOf);
    },

    async cashOut(order: CashOutOrder, key: string): Promise<Result<CashOutOutcome>> {
      const { betId, stake, seen, seenAt } = order;
      const answer = await session.call(
        fbCashOut,
        { orderId: betId, sat: stake, amt: seen, ts: seenAt },
        { idempotencyKey: key, needError: true },
      );
      if (!answer.ok) return answer;
      const { co, np } = answer.value;
      return cashOutOutcome(fbCashOut.path, betId, {
        paid: co ? cashOutOf(co) : undefined,
        changed: !co && np ? offerOf(np) : undefined,
      });
    },

    async confirmCashOut(key: string): Promise<Result<CashOut | null>> {
      const answer = await session.call(fbCashOutStatus, { idempotencyKey: key }, { noToast: true });
      return foundCashOut(fbCashOutStatus.path, answer, cashOutOf);
    },
  };
}
