import * as v from 'valibot';
import { BET_LEGS } from '../../bounds';
import { defineCall } from '../../define-call';
import { bigId, count, idText, moneyText, oddsNotation, positiveMoneyText } from '../../fields';
import { betSelection, cashOutOffer, cashOutRecord, wireId, match, order } from './wire';

const enName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,32}$/));
const cf = v.picklist([0, 1]);

/** Whose a venue token is (CALL-034). */
export const getUserInfo = defineCall({
  method: 'GET',
  path: '/yewu12/api/user/getUserInfo',
  request: v.object({ token: idText, enName }),
  response: v.object({ userId: v.string() }),
});

/** Where the logos of e-sports teams are (CALL-033): the beginning of their addresses. */
export const esportsLogoDomain = defineCall({
  method: 'GET',
  path: '/yewu12/api/user/getEsportsLogoDomain', // spelling ours (OPEN-002)
  noDecode: true,
  request: v.object({ enName }),
  // As long as an address may be that the product opens.
  response: v.pipe(v.string(), v.maxLength(8_192)),
});

/** The venue's own settings (CALL-035): its time, its currency and how many legs a combo may have. */
export const venueSettings = defineCall({
  method: 'GET',
  path: '/yewu12/api/user/getVenueSettings', // spelling ours (OPEN-002)
  request: v.object({ enName }),
  response: v.object({ serverTime: v.number(), currency: v.string(), maxLegs: count }),
});

/** The venue's own notices, newest first (CALL-036). */
export const systemNotices = defineCall({
  method: 'GET',
  path: '/yewu12/api/user/getSystemNotices', // spelling ours (OPEN-002)
  request: v.object({ sys: v.picklist([7, '7']), enName }),
  response: v.array(v.object({ id: idText, title: v.string(), content: v.string(), time: v.number() })),
});

/** Marks a match (`cf` 1) or takes the mark off (CALL-043). */
export const favouriteMatch = defineCall({
  method: 'POST',
  path: '/yewu13/v1/userCollection/addOrCancelMatch', // spelling ours (OPEN-002)
  request: v.object({ mid: wireId, cf }),
  response: v.unknown(),
});

/** Marks a tournament (`cf` 1) or takes the mark off (CALL-044). */
export const favouriteTournament = defineCall({
  method: 'POST',
  path: '/yewu13/v1/userCollection/addOrCancelTournament',
  request: v.object({ tid: wireId, cf }),
  response: v.unknown(),
});

/** The marked matches that are not over, and what else is marked. */
export const favourites = defineCall({
  method: 'POST',
  path: '/yewu13/v1/userCollection/collectMatchesPB',
  safety: 'read',
  request: v.object({ euid: v.optional(v.string(), '') }),
  response: v.object({ list: v.array(match), mids: v.array(wireId), tids: v.array(wireId) }),
});

const orderDetailList = v.pipe(v.array(betSelection), v.minLength(1), v.maxLength(BET_LEGS.slip));

/** What may be staked on these selections now, and at which price they are. */
export const betLimits = defineCall({
  method: 'POST',
  path: '/yewu13/v1/betOrder/queryBetAmount',
  safety: 'read',
  request: v.object({ orderDetailList }),
  response: v.object({
    details: v.array(
      v.object({
        oid: wireId,
        ov: v.optional(v.number()),
        /** The option's state, 1 open. */
        os: v.number(),
        minBet: moneyText,
        orderMaxPay: moneyText,
      }),
    ),
    /** Empty for one selection and where they cannot be combined. Stakes are for each combination. */
    series: v.array(
      v.object({ seriesType: count, seriesCount: count, minBet: moneyText, orderMaxPay: moneyText }),
    ),
  }),
});

/** Takes one order; its `Idempotency-Key` makes it one however often it is sent. */
export const placeBet = defineCall({
  method: 'POST',
  path: '/yewu13/v1/betOrder/bet',
  safety: 'keyed',
  bigIntegers: true,
  request: v.object({
    /** n × 1000 + number of bets; 1001 is a single. */
    seriesType: count,
    /** For each combination. */
    unitAmount: positiveMoneyText,
    acceptOdds: v.picklist([0, 1, 2]),
    /** The notation the member read the prices in; kept for the records, of no effect on the bet. */
    marketType: v.optional(oddsNotation),
    orderDetailList,
  }),
  response: order,
});

/** Orders by their numbers, or the one placed under a key; unknown ones are left out. */
export const orderStatus = defineCall({
  method: 'POST',
  path: '/yewu13/v1/betOrder/queryOrderStatus',
  safety: 'read',
  bigIntegers: true,
  request: v.object({
    orderNos: v.optional(v.pipe(v.array(bigId), v.maxLength(50))),
    idempotencyKey: v.optional(idText),
  }),
  response: v.array(order),
});

/** A member's orders, newest first; sums are of the whole span. */
export const orderList = defineCall({
  method: 'POST',
  path: '/yewu13/v1/betOrder/getOrderListPB',
  safety: 'read',
  bigIntegers: true,
  request: v.object({
    /** 0 open, 1 settled. */
    orderStatus: v.picklist([0, 1]),
    beginTime: v.optional(v.number()),
    endTime: v.optional(v.number()),
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50),
  }),
  response: v.object({
    records: v.array(order),
    total: count,
    page: count,
    size: count,
    betTotalAmount: moneyText,
    returnTotalAmount: moneyText,
  }),
});

/** What orders can be cashed out for now; unknown ones are left out. */
export const cashOutOffers = defineCall({
  method: 'POST',
  path: '/yewu13/v1/betOrder/queryCashOutAmount',
  safety: 'read',
  bigIntegers: true,
  request: v.object({ orderNos: v.pipe(v.array(bigId), v.minLength(1), v.maxLength(50)) }),
  response: v.array(cashOutOffer),
});

/**
 * Gives up a part of an order's stake, or all of it, for at least the amount that was seen; its `Idempotency-Key` makes it one
 * however often it is sent. `record` of one that was paid, `offer` where the amount has fallen meanwhile.
 */
export const cashOut = defineCall({
  method: 'POST',
  path: '/yewu13/v1/betOrder/cashOut',
  safety: 'keyed',
  bigIntegers: true,
  request: v.object({
    orderNo: bigId,
    cashOutStake: positiveMoneyText,
    cashOutAmount: positiveMoneyText,
    quoteTime: wireId,
  }),
  response: v.object({
    result: v.number(),
    record: v.nullish(cashOutRecord),
    offer: v.nullish(cashOutOffer),
  }),
});

/** The cash-out made under a key; nothing where none was. */
export const cashOutStatus = defineCall({
  method: 'POST',
  path: '/yewu13/v1/betOrder/queryCashOutStatus',
  safety: 'read',
  bigIntegers: true,
  request: v.object({ idempotencyKey: idText }),
  response: v.array(cashOutRecord),
});
