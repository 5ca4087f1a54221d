import * as v from 'valibot';
import { BET_LEGS } from '../../bounds';
import { defineCall } from '../../define-call';
import { bigId, count, idText, moneyText, oddsNotation, positiveMoneyText } from '../../fields';
import { event, odds, oddsType, outrightEvent, serverTime, wager, wagerSelectionInfo } from './wire';

const served = { ServerTime: serverTime };
const ids = v.array(v.pipe(v.number(), v.integer()));
const pageNumber = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1);
const pageRecords = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50);
/** 1 by time, 2 by hot (SPORT-017). */
const orderBy = v.optional(v.picklist([1, 2]), 1);
const paged = { TotalCount: count, Page: count, PageRecords: count };

const eventFilter = {
  /** All sports when left out. */
  SportId: v.optional(v.number()),
  Page: pageNumber,
  PageRecords: pageRecords,
  OrderBy: orderBy,
  BetTypeIds: v.optional(ids),
  PeriodIds: v.optional(ids),
  MarketlineLevels: v.optional(ids),
  EventGroupTypeIds: v.optional(ids),
  CompetitionIds: v.optional(ids),
  /** Only what combos take. */
  IsCombo: v.optional(v.boolean(), false),
};

/** How many events each sport has in each market (CALL-050). */
export const getAllSportCount = defineCall({
  method: 'POST',
  path: '/api/mobile/GetAllSportCount',
  safety: 'read',
  request: v.object({ IsCombo: v.optional(v.boolean(), false) }),
  response: v.object({
    ...served,
    SportCount: v.array(
      v.object({
        SportId: v.number(),
        SportName: v.string(),
        LiveCount: count,
        TodayCount: count,
        EarlyCount: count,
        OutrightCount: count,
        VirtualCount: count,
      }),
    ),
  }),
});

/** Events in play (CALL-051). */
export const getLiveEventInfo = defineCall({
  method: 'POST',
  path: '/api/mobile/getLiveEventInfo',
  safety: 'read',
  request: v.object(eventFilter),
  response: v.object({ ...served, ...paged, Events: v.array(event) }),
});

/** A page of today's or early events (CALL-052). */
export const getEventInfoByPage = defineCall({
  method: 'POST',
  path: '/api/mobile/getEventInfoByPage',
  safety: 'read',
  request: v.object({
    ...eventFilter,
    Market: v.picklist([1, 2, 3]),
    /** Kick-off within, milliseconds, both ends included. */
    DateFrom: v.optional(v.number()),
    DateTo: v.optional(v.number()),
  }),
  response: v.object({ ...served, ...paged, Events: v.array(event) }),
});

/** Questions about whole competitions (CALL-053). */
export const getOutRightEvents = defineCall({
  method: 'POST',
  path: '/api/mobile/GetOutRightEvents',
  safety: 'read',
  request: v.object({ SportId: v.optional(v.number()), Page: pageNumber, PageRecords: pageRecords }),
  response: v.object({ ...served, ...paged, Events: v.array(outrightEvent) }),
});

const favouriteRequest = v.union([
  v.object({ EventId: v.number(), SportId: v.number() }),
  v.object({ CompetitionId: v.number(), SportId: v.number() }),
]);

/** Marks an event or a competition (CALL-054). */
export const addFavouriteEvent = defineCall({
  method: 'POST',
  path: '/api/mobile/AddFavouriteEvent',
  request: favouriteRequest,
  response: v.object(served),
});

/** Takes the mark off again (CALL-055). */
export const removeFavouriteEvent = defineCall({
  method: 'POST',
  path: '/api/mobile/RemoveFavouriteEvent',
  request: favouriteRequest,
  response: v.object(served),
});

/** The marked events that are not over, and what else is marked (CALL-056). */
export const getFavouriteEvent = defineCall({
  method: 'POST',
  path: '/api/mobile/GetFavouriteEvent',
  safety: 'read',
  request: v.object({
    OddsType: v.optional(oddsType),
    SportIds: v.optional(ids),
    PeriodIds: v.optional(ids),
    MarketlineLevels: v.optional(ids),
    EventGroupTypeIds: v.optional(ids),
    BetTypeIds: v.optional(ids),
  }),
  response: v.object({
    ...served,
    Events: v.array(event),
    FavouriteEventIds: ids,
    FavouriteCompetitionIds: ids,
  }),
});

/** Virtual sports (CALL-057). */
export const getVSEventInfo = defineCall({
  method: 'POST',
  path: '/api/mobile/GetVSEventInfo',
  safety: 'read',
  request: v.object({
    SportId: v.optional(v.number()),
    Page: pageNumber,
    PageRecords: pageRecords,
    OrderBy: orderBy,
  }),
  response: v.object({ ...served, ...paged, Events: v.array(event) }),
});

/** Up to five events with all their lines, in no certain order; unknown ones are left out. */
export const getEventDetails = defineCall({
  method: 'POST',
  path: '/api/mobile/GetEventDetails',
  safety: 'read',
  request: v.object({ EventIds: v.pipe(ids, v.minLength(1), v.maxLength(5)) }),
  response: v.object({ ...served, Events: v.array(event) }),
});

/** Events that are over, without lines, latest first. */
export const getEventResults = defineCall({
  method: 'POST',
  path: '/api/mobile/GetEventResults',
  safety: 'read',
  request: v.object({
    SportId: v.optional(v.number()),
    DateFrom: v.number(),
    DateTo: v.number(),
    Page: pageNumber,
    PageRecords: pageRecords,
  }),
  response: v.object({ ...served, ...paged, Events: v.array(event) }),
});

const betSelections = v.pipe(v.array(wagerSelectionInfo), v.minLength(1), v.maxLength(BET_LEGS.slip));

/** What may be staked on these selections now, and at which price they are. */
export const getBetLimits = defineCall({
  method: 'POST',
  path: '/api/mobile/GetBetLimits',
  safety: 'read',
  request: v.object({ WagerSelectionInfos: betSelections }),
  response: v.object({
    ...served,
    Selections: v.array(
      v.object({
        WagerSelectionId: v.number(),
        Odds: v.optional(odds),
        OddsType: oddsType,
        IsAvailable: v.boolean(),
        MinStake: moneyText,
        MaxStake: moneyText,
      }),
    ),
    /** Empty for one selection and where they cannot be combined. Stakes are for each combination. */
    Combos: v.array(
      v.object({ ComboSelection: count, ComboCount: count, MinStake: moneyText, MaxStake: moneyText }),
    ),
  }),
});

/** Takes one bet; its `Idempotency-Key` makes it one however often it is sent. */
export const placeBet = defineCall({
  method: 'POST',
  path: '/api/mobile/PlaceBet',
  safety: 'keyed',
  bigIntegers: true,
  request: v.object({
    /** n × 1000 + number of bets; 1001 is a single. */
    ComboSelection: count,
    /** For each combination. */
    UnitStake: positiveMoneyText,
    OddsAcceptance: v.picklist([0, 1, 2]),
    /** The notation the member read the prices in; kept for the records, of no effect on the bet. */
    ShownOddsType: v.optional(oddsNotation),
    WagerSelectionInfos: betSelections,
  }),
  response: v.object({ ...served, Wager: wager }),
});

/** Bets by their ids, or the one placed under a key; unknown ones are left out. */
export const getBetDetails = defineCall({
  method: 'POST',
  path: '/api/mobile/GetBetDetails',
  safety: 'read',
  bigIntegers: true,
  request: v.object({
    WagerIds: v.optional(v.pipe(v.array(bigId), v.maxLength(50))),
    IdempotencyKey: v.optional(idText),
  }),
  response: v.object({ ...served, WagerList: v.array(wager) }),
});

/** A member's bets, newest first; sums are of the whole span. */
export const getBetList = defineCall({
  method: 'POST',
  path: '/api/mobile/GetBetList',
  safety: 'read',
  bigIntegers: true,
  request: v.object({
    IsSettled: v.boolean(),
    DateFrom: v.optional(v.number()),
    DateTo: v.optional(v.number()),
    Page: pageNumber,
    PageRecords: pageRecords,
  }),
  response: v.object({
    ...served,
    ...paged,
    TotalStakeAmount: moneyText,
    TotalReturnAmount: moneyText,
    WagerList: v.array(wager),
  }),
});
