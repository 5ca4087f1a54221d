import { fb } from '@heptad/contracts';
import type { VenueCalls } from '../wire/serve';
import { findBets, isPriced, listBets, takeBet } from '../bets/take-bet';
import { punterOf, visitorOf } from '../access/venue-access';
import type { VenueDeps } from '../access/venue-deps';
import { localeOfCode } from '../wire/venue-locale';
import { fbOdds } from './encode-fb-record';
import { encodeFbOrder, fbSelectionKey, readBuilderOdds, readFbLeg } from './fb-orders';

const NO_SELECTION = '';

/** FB's limits, orders and their lists (CALL-066, OPEN-022). */
export function serveFbOrders(calls: VenueCalls, deps: VenueDeps): void {
  const { simulation, betting } = deps;

  calls.serveCall(fb.betLimits, (request) => {
    const { venue } = visitorOf('fb', deps, request);
    const { betOptions } = request.body;
    const limits = betting.limits(
      betOptions.map((option) => fbSelectionKey(simulation, option) ?? NO_SELECTION),
      venue,
    );
    return {
      options: betOptions.map(({ marketId, optionType }, place) => {
        const leg = limits.legs[place];
        const priced = leg !== undefined && isPriced(leg.state);
        return {
          marketId,
          optionType,
          ...(priced ? { od: fbOdds(leg.odds, leg.state !== 'open') } : {}),
          min: leg?.minStake ?? '0.00',
          max: leg?.maxStake ?? '0.00',
        };
      }),
      combos: limits.combos.map(({ code, combinations, minStake, maxStake }) => {
        return { code, count: combinations, min: minStake, max: maxStake };
      }),
    };
  });

  calls.serveCall(fb.builderPrice, (request) => {
    const { venue } = visitorOf('fb', deps, request);
    const keys = request.body.betOptions.map((option) => fbSelectionKey(simulation, option) ?? NO_SELECTION);
    const offer = betting.builderOffer(keys, venue);
    if (offer.ok) return { od: Number(offer.odds), min: offer.minStake, max: offer.maxStake };
    const { reason, selections } = offer;
    const places = keys.flatMap((key, place) => (selections.includes(key) ? [place] : []));
    return { rs: { cd: fb.BUILDER_REFUSAL[reason], ops: places } };
  });

  calls.serveCall(fb.placeBet, async (request) => {
    const punter = punterOf('fb', deps, request);
    const { code, unitStake, oc, of: notation, bbo, rid, betOptions } = request.body;
    const bet = await takeBet(deps, punter, {
      code,
      unitStake,
      acceptance: oc,
      notation,
      legs: betOptions.map((option) => readFbLeg(simulation, option)),
      builderOdds: bbo === undefined ? undefined : readBuilderOdds(bbo),
      replaces: rid === undefined ? undefined : String(rid),
      idempotencyKey: request.headers['idempotency-key'],
    });
    return encodeFbOrder(simulation, bet, localeOfCode(request.fields.languageType));
  });

  calls.serveCall(fb.orderStatus, async (request) => {
    const punter = punterOf('fb', deps, request);
    const { orderIds, idempotencyKey } = request.body;
    const bets = await findBets(deps, punter, { ids: orderIds, key: idempotencyKey });
    const locale = localeOfCode(request.fields.languageType);
    return bets.map((bet) => encodeFbOrder(simulation, bet, locale));
  });

  calls.serveCall(fb.orderList, async (request) => {
    const punter = punterOf('fb', deps, request);
    const { isSettled, beginTime, endTime, current, size } = request.body;
    const list = { settled: isSettled, from: beginTime, to: endTime, page: current, size };
    const found = await listBets(deps, punter, list);
    const locale = localeOfCode(request.fields.languageType);
    return {
      current,
      size,
      total: found.total,
      records: found.bets.map((bet) => encodeFbOrder(simulation, bet, locale)),
      tsa: found.totalStake,
      tra: found.totalPayout,
    };
  });
}
