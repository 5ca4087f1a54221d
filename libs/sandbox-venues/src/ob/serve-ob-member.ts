import { BET_LEGS, type Call, ob } from '@heptad/contracts';
import { pricedFor } from '@heptad/sandbox-ledger';
import type { VenueCalls, VenueRequest } from '../wire/serve';
import { findBets, isPriced, listBets, takeBet } from '../bets/take-bet';
import type { FavouriteSubject } from '../favourites/favourites';
import { mainMarkets, markedMatches } from '../matches/match-source';
import { punterOf, visitorOf } from '../access/venue-access';
import type { VenueDeps } from '../access/venue-deps';
import { localeOfHeader } from '../wire/venue-locale';
import { venueText } from '../wire/venue-words';
import { encodeObMatch, obOdds } from './encode-ob-match';
import { OB_SPORTS } from './ob-numbers';
import { encodeObOrder, obSelectionKey, readObLeg } from './ob-orders';
import { obSportsOf, obEncodeOptions } from './serve-ob-matches';

const NO_SELECTION = '';
const SETTLEMENT_RULES = '赛事结束后按正式结果结算；赛事腰斩且未决出结果的注单作废并退回本金。';
const LOGO_PATH = '/act/api/v1/media';

/** OB's and DB's member calls: who, settings, favourites, orders (CALL-033…036, CALL-043, CALL-044). */
export function serveObMember(calls: VenueCalls, deps: VenueDeps): void {
  serveSettings(calls, deps);
  serveFavourites(calls, deps);
  serveOrders(calls, deps);
}

function serveSettings(calls: VenueCalls, deps: VenueDeps): void {
  calls.serveCall(ob.getUserInfo, async ({ body, site, venueSession }) => {
    // The one call that is made before its token has a place in the headers.
    const session = venueSession ?? (await deps.platform.findSession(body.token));
    const { memberId } = visitorOf('ob', deps, { venueSession: session, site });
    return { userId: memberId ?? 'guest' };
  });

  calls.serveCall(ob.esportsLogoDomain, () => LOGO_PATH);

  calls.serveCall(ob.venueSettings, (request) => {
    visitorOf('ob', deps, request);
    return { serverTime: request.now, currency: 'CNY', maxLegs: BET_LEGS.combo };
  });

  calls.serveCall(ob.systemNotices, (request) => {
    visitorOf('ob', deps, request);
    const locale = localeOfHeader(request.headers['accept-language']);
    return [
      {
        id: 'settlement-rules',
        title: venueText('结算说明', locale),
        content: venueText(SETTLEMENT_RULES, locale),
        time: request.now,
      },
    ];
  });
}

function serveFavourites(calls: VenueCalls, deps: VenueDeps): void {
  async function mark(
    request: VenueRequest<Call>,
    subject: FavouriteSubject,
    id: string | number,
    cf: 0 | 1,
  ) {
    const { memberId, venue } = punterOf('ob', deps, request);
    await deps.favourites.set({
      memberId,
      venue,
      subject,
      id: String(id),
      marked: cf === 1,
      at: request.now,
    });
    return null;
  }

  calls.serveCall(ob.favouriteMatch, (request) => mark(request, 'match', request.body.mid, request.body.cf));
  calls.serveCall(ob.favouriteTournament, (request) =>
    mark(request, 'league', request.body.tid, request.body.cf),
  );

  calls.serveCall(ob.favourites, async (request) => {
    const { memberId, venue } = punterOf('ob', deps, request);
    const marks = await deps.favourites.of(memberId, venue);
    const options = await obEncodeOptions(deps, request, marks);
    const sports = obSportsOf(request.body.euid) ?? OB_SPORTS;
    return {
      list: markedMatches(pricedFor(deps.simulation, venue), marks, sports).map((match) =>
        encodeObMatch({ ...match, markets: mainMarkets(match) }, options),
      ),
      mids: [...marks.matches],
      tids: [...marks.leagues],
    };
  });
}

function serveOrders(calls: VenueCalls, deps: VenueDeps): void {
  const { simulation, betting } = deps;

  calls.serveCall(ob.betLimits, (request) => {
    const { venue } = visitorOf('ob', deps, request);
    const { orderDetailList } = request.body;
    const limits = betting.limits(
      orderDetailList.map((each) => obSelectionKey(each) ?? NO_SELECTION),
      venue,
    );
    return {
      details: orderDetailList.map(({ oid }, place) => {
        const leg = limits.legs[place];
        const priced = leg !== undefined && isPriced(leg.state);
        return {
          oid,
          ...(priced ? { ov: obOdds(leg.odds) } : {}),
          os: leg?.state === 'open' ? ob.OPTION_STATE.open : ob.OPTION_STATE.locked,
          minBet: leg?.minStake ?? '0.00',
          orderMaxPay: leg?.maxStake ?? '0.00',
        };
      }),
      series: limits.combos.map(({ code, combinations, minStake, maxStake }) => {
        return { seriesType: code, seriesCount: combinations, minBet: minStake, orderMaxPay: maxStake };
      }),
    };
  });

  calls.serveCall(ob.placeBet, async (request) => {
    const punter = punterOf('ob', deps, request);
    const { seriesType, unitAmount, acceptOdds, orderDetailList } = request.body;
    const bet = await takeBet(deps, punter, {
      code: seriesType,
      unitStake: unitAmount,
      acceptance: acceptOdds,
      notation: request.body.marketType,
      legs: orderDetailList.map((selection) => readObLeg(pricedFor(simulation, punter.venue), selection)),
      idempotencyKey: request.headers['idempotency-key'],
    });
    return encodeObOrder(simulation, bet, localeOfHeader(request.headers['accept-language']));
  });

  calls.serveCall(ob.orderStatus, async (request) => {
    const punter = punterOf('ob', deps, request);
    const { orderNos, idempotencyKey } = request.body;
    const bets = await findBets(deps, punter, { ids: orderNos, key: idempotencyKey });
    const locale = localeOfHeader(request.headers['accept-language']);
    return bets.map((bet) => encodeObOrder(simulation, bet, locale));
  });

  calls.serveCall(ob.orderList, async (request) => {
    const punter = punterOf('ob', deps, request);
    const { orderStatus, beginTime, endTime, page, size } = request.body;
    const list = { settled: orderStatus === 1, from: beginTime, to: endTime, page, size };
    const found = await listBets(deps, punter, list);
    const locale = localeOfHeader(request.headers['accept-language']);
    return {
      records: found.bets.map((bet) => encodeObOrder(simulation, bet, locale)),
      total: found.total,
      page,
      size,
      betTotalAmount: found.totalStake,
      returnTotalAmount: found.totalPayout,
    };
  });
}
