import { fb } from '@heptad/contracts';
import type { CashOut, CashOutOffer } from '@heptad/sandbox-ledger';
import type { VenueCalls } from '../wire/serve';
import { cashOutsByKey, takeCashOut } from '../bets/take-cash-out';
import { punterOf } from '../access/venue-access';
import type { VenueDeps } from '../access/venue-deps';

const STATES = {
  open: fb.CASH_OUT_STATE.open,
  suspended: fb.CASH_OUT_STATE.paused,
  none: fb.CASH_OUT_STATE.none,
} as const;

function encodePrice(offer: CashOutOffer): fb.CashOutPrice {
  const oid = offer.betId;
  const cs = STATES[offer.state];
  if (offer.state !== 'open') return { oid, cs, pr: null };
  const { stake, value, step, least, at, expiresAt } = offer;
  return { oid, cs, pr: { sat: stake, amt: value, stp: step, min: least, ts: at, ttl: expiresAt - at } };
}

function encodeOrder({ id, betId, stake, paid, running, at }: CashOut): fb.CashOutOrder {
  return { id, oid: betId, sat: stake, pa: paid, rst: running, cte: at };
}

/** FB's cash-out: prices, giving orders up, asking by key (CALL-066). */
export function serveFbCashOut(calls: VenueCalls, deps: VenueDeps): void {
  calls.serveCall(fb.cashOutPrices, async (request) => {
    const { memberId, venue } = punterOf('fb', deps, request);
    const offers = await deps.betting.cashOutOffers(memberId, venue, request.body.orderIds.map(String));
    return offers.map(encodePrice);
  });

  calls.serveCall(fb.cashOut, async (request) => {
    const punter = punterOf('fb', deps, request);
    const { orderId, sat, amt, ts } = request.body;
    const answer = await takeCashOut(deps, punter, {
      betId: String(orderId),
      stake: sat,
      seen: amt,
      seenAt: ts,
      idempotencyKey: request.headers['idempotency-key'],
    });
    return answer.state === 'paid'
      ? { co: encodeOrder(answer.cashOut) }
      : { co: null, np: encodePrice(answer.offer) };
  });

  calls.serveCall(fb.cashOutStatus, async (request) => {
    const punter = punterOf('fb', deps, request);
    const found = await cashOutsByKey(deps, punter, request.body.idempotencyKey);
    return found.map(encodeOrder);
  });
}
