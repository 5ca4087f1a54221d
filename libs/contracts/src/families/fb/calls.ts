import * as v from 'valibot';
import { BET_LEGS } from '../../bounds';
import { defineCall } from '../../define-call';
import { bigId, count, idText, moneyText, oddsNotation, positiveMoneyText } from '../../fields';
import {
  betOption,
  cashOutOrder,
  cashOutPrice,
  order,
  outrightRecord,
  pageFields,
  matchRecord,
} from './wire';

const listType = v.picklist([1, 3, 4, 5, 8, 9]);
const current = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1);
const size = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50);

/** Matches of a list (CALL-066, OPEN-022). */
export const getList = defineCall({
  method: 'POST',
  path: '/v1/match/getList',
  safety: 'read',
  request: v.object({
    /** All sports of the list when left out. */
    sportId: v.optional(v.number()),
    type: listType,
    current,
    size,
    /** 1 by time, 2 by hot (SPORT-017). */
    orderBy: v.optional(v.picklist([1, 2]), 1),
    isPC: v.optional(v.boolean(), false),
    leagueIds: v.optional(v.array(bigId)),
    /** Kick-off within, milliseconds, both ends included. */
    beginTime: v.optional(v.number()),
    endTime: v.optional(v.number()),
  }),
  response: v.object({ ...pageFields, records: v.array(matchRecord) }),
});

/** Questions about whole leagues (CALL-066). */
export const getOutrightList = defineCall({
  method: 'POST',
  path: '/v1/match/getOutrightList',
  safety: 'read',
  request: v.object({ sportId: v.optional(v.number()), current, size }),
  response: v.object({ ...pageFields, records: v.array(outrightRecord) }),
});

/** A match with all its markets (CALL-066). */
export const getMatchDetail = defineCall({
  method: 'POST',
  path: '/v1/match/getMatchDetail',
  safety: 'read',
  request: v.object({ matchId: bigId }),
  response: matchRecord,
});

/** How many matches each sport has in each list (CALL-066): `ty` is a list's type, `ssl` its sports. */
export const statistical = defineCall({
  method: 'POST',
  path: '/v1/match/statistical',
  safety: 'read',
  request: v.object({ isPC: v.optional(v.boolean(), false) }),
  response: v.object({
    sl: v.array(
      v.object({ ty: v.number(), tc: count, ssl: v.array(v.object({ sid: v.number(), c: count })) }),
    ),
  }),
});

/** Matches that are over, without markets, latest first (CALL-066). */
export const matchResults = defineCall({
  method: 'POST',
  path: '/v1/match/matchResultPage',
  safety: 'read',
  request: v.object({
    sportId: v.optional(v.number()),
    beginTime: v.number(),
    endTime: v.number(),
    current,
    size,
  }),
  response: v.object({ ...pageFields, records: v.array(matchRecord) }),
});

/** Marks a match or a league (`on` 1) or takes the mark off (CALL-066). */
export const favourite = defineCall({
  method: 'POST',
  path: '/v1/user/favourite/addOrCancel',
  request: v.object({ subject: v.picklist(['match', 'league']), id: bigId, on: v.picklist([0, 1]) }),
  response: v.unknown(),
});

/** The marked matches that are not over, and what else is marked (CALL-066). */
export const favouriteList = defineCall({
  method: 'POST',
  path: '/v1/user/favourite/list',
  safety: 'read',
  request: v.object({ sportId: v.optional(v.number()) }),
  response: v.object({ records: v.array(matchRecord), matchIds: v.array(bigId), leagueIds: v.array(bigId) }),
});

const betOptions = v.pipe(v.array(betOption), v.minLength(1), v.maxLength(BET_LEGS.slip));

/** What may be staked on these options now, and at which price they are (CALL-066). */
export const betLimits = defineCall({
  method: 'POST',
  path: '/v1/order/limits',
  safety: 'read',
  request: v.object({ betOptions }),
  response: v.object({
    options: v.array(
      v.object({
        marketId: bigId,
        optionType: v.number(),
        /** Below zero while locked; absent when the option is gone. */
        od: v.optional(v.number()),
        min: moneyText,
        max: moneyText,
      }),
    ),
    /** Empty for one option and where they cannot be combined. Stakes are for each combination. */
    combos: v.array(v.object({ code: count, count, min: moneyText, max: moneyText })),
  }),
});

/**
 * The price of options of one match as one bet (bet builder): `od` where they can be one, else `rs` with why not and which of them
 * (places in the question, from 0) are in the way (CALL-066).
 */
export const builderPrice = defineCall({
  method: 'POST',
  path: '/v1/order/betBuilderPrice',
  safety: 'read',
  request: v.object({
    betOptions: v.pipe(v.array(betOption), v.minLength(2), v.maxLength(BET_LEGS.combo)),
  }),
  response: v.object({
    od: v.nullish(v.number()),
    min: v.nullish(moneyText),
    max: v.nullish(moneyText),
    rs: v.nullish(v.object({ cd: v.number(), ops: v.array(count) })),
  }),
});

/** Takes one order; its `Idempotency-Key` makes it one however often it is sent (CALL-066). */
export const placeBet = defineCall({
  method: 'POST',
  path: '/v1/order/placeBet',
  safety: 'keyed',
  bigIntegers: true,
  request: v.object({
    /** n × 1000 + number of bets; 1001 is a single. */
    code: count,
    /** For each combination. */
    unitStake: positiveMoneyText,
    /** What may happen to the price: 0 nothing, 1 better only, 2 anything. */
    oc: v.picklist([0, 1, 2]),
    /** The notation the member read the prices in; kept for the records, of no effect on the bet. */
    of: v.optional(oddsNotation),
    /** The price of a bet builder that was seen: the options are of one match and make one bet of code n001 at it. */
    bbo: v.optional(v.pipe(v.number(), v.minValue(1))),
    /** The order that this one takes the place of: it ends as edited and its stake goes over, or nothing happens. */
    rid: v.optional(bigId),
    betOptions,
  }),
  response: order,
});

/** Orders by their ids, or the one placed under a key; unknown ones are left out (CALL-066). */
export const orderStatus = defineCall({
  method: 'POST',
  path: '/v1/order/getStakeOrderStatus',
  safety: 'read',
  bigIntegers: true,
  request: v.object({
    orderIds: v.optional(v.pipe(v.array(bigId), v.maxLength(50))),
    idempotencyKey: v.optional(idText),
  }),
  response: v.array(order),
});

/** A member's orders, newest first; sums are of the whole span (CALL-066). */
export const orderList = defineCall({
  method: 'POST',
  path: '/v1/order/getList',
  safety: 'read',
  bigIntegers: true,
  request: v.object({
    isSettled: v.boolean(),
    beginTime: v.optional(v.number()),
    endTime: v.optional(v.number()),
    current,
    size,
  }),
  response: v.object({ ...pageFields, records: v.array(order), tsa: moneyText, tra: moneyText }),
});

/** What orders can be cashed out for now; unknown ones are left out (CALL-066). */
export const cashOutPrices = defineCall({
  method: 'POST',
  path: '/v1/order/cashOutPrice',
  safety: 'read',
  bigIntegers: true,
  request: v.object({ orderIds: v.pipe(v.array(bigId), v.minLength(1), v.maxLength(50)) }),
  response: v.array(cashOutPrice),
});

/**
 * Gives up a part of an order's stake, or all of it, for at least the amount that was seen; its `Idempotency-Key` makes it one
 * however often it is sent (CALL-066). `co` of one that was paid; without it the price has fallen to `np`.
 */
export const cashOut = defineCall({
  method: 'POST',
  path: '/v1/order/cashOut',
  safety: 'keyed',
  bigIntegers: true,
  request: v.object({
    orderId: bigId,
    sat: positiveMoneyText,
    amt: positiveMoneyText,
    /** The price's own `ts`. */
    ts: v.number(),
  }),
  response: v.object({ co: v.nullish(cashOutOrder), np: v.nullish(cashOutPrice) }),
});

/** The cash-out made under a key; nothing where none was (CALL-066). */
export const cashOutStatus = defineCall({
  method: 'POST',
  path: '/v1/order/getCashOutStatus',
  safety: 'read',
  bigIntegers: true,
  request: v.object({ idempotencyKey: idText }),
  response: v.array(cashOutOrder),
});
