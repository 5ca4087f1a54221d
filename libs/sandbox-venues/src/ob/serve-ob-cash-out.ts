import { ob } from '@heptad/contracts';
import type { CashOut, CashOutOffer } from '@heptad/sandbox-ledger';
import type { VenueCalls } from '../wire/serve';
import { cashOutsByKey, takeCashOut } from '../bets/take-cash-out';
import { punterOf } from '../access/venue-access';
import type { VenueDeps } from '../access/venue-deps';

function encodeOffer(offer: CashOutOffer): ob.CashOutOffer {
  if (offer.state !== 'open') return { orderNo: offer.betId, cashOutStatus: ob.CASH_OUT_STATE[offer.state] };
  return {
    orderNo: offer.betId,
    cashOutStatus: ob.CASH_OUT_STATE.open,
    betAmount: offer.stake,
    cashOutAmount: offer.value,
    stepAmount: offer.step,
    minAmount: offer.least,
    quoteTime: String(offer.at),
    expireTime: String(offer.expiresAt),
  };
}

function encodeRecord({ id, betId, stake, paid, running, at }: CashOut): ob.CashOutRecord {
  return {
    cashOutNo: id,
    orderNo: betId,
    cashOutStake: stake,
    cashOutAmount: paid,
    remainAmount: running,
    cashOutTime: String(at),
  };
}

/** OB's and DB's cash-out: what orders are worth, giving them up, asking by key. */
export function serveObCashOut(calls: VenueCalls, deps: VenueDeps): void {
  calls.serveCall(ob.cashOutOffers, async (request) => {
    const { memberId, venue } = punterOf('ob', deps, request);
    const offers = await deps.betting.cashOutOffers(memberId, venue, request.body.orderNos.map(String));
    return offers.map(encodeOffer);
  });

  calls.serveCall(ob.cashOut, async (request) => {
    const punter = punterOf('ob', deps, request);
    const { orderNo, cashOutStake, cashOutAmount, quoteTime } = request.body;
    const answer = await takeCashOut(deps, punter, {
      betId: String(orderNo),
      stake: cashOutStake,
      seen: cashOutAmount,
      seenAt: Number(quoteTime),
      idempotencyKey: request.headers['idempotency-key'],
    });
    return answer.state === 'paid'
      ? { result: ob.CASH_OUT_RESULT.done, record: encodeRecord(answer.cashOut) }
      : { result: ob.CASH_OUT_RESULT.amountChanged, offer: encodeOffer(answer.offer) };
  });

  calls.serveCall(ob.cashOutStatus, async (request) => {
    const punter = punterOf('ob', deps, request);
    const found = await cashOutsByKey(deps, punter, request.body.idempotencyKey);
    return found.map(encodeRecord);
  });
}
