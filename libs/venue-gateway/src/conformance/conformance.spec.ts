import {
  FB_MATCH_STATE,
  FB_ORDER_STATE,
  FB_RESULT,
  IM_CONFIRMATION,
  IM_EVENT_STATUS,
  IM_RESULT,
  IM_TRADE,
  OB_MATCH_STATE,
  OB_ORDER_STATE,
  OB_OUTCOME,
} from '@heptad/contracts';
import { deflatePayload } from '@heptad/crypto';
import type { BetState } from '../entities/bet';
import { describeSportsVenue } from './sports-venue-suite';
import type { VenueSubject } from './venue-subject';

type Wire = Record<string, unknown>;

function field(value: unknown, name: string): unknown {
  return (value as Wire)[name];
}

function list(value: unknown, name: string): unknown[] {
  const found = field(value, name);
  return Array.isArray(found) ? found : [];
}

function set(value: unknown, name: string, to: unknown): void {
  (value as Wire)[name] = to;
}

let nextId = 50_000;

type Over = Exclude<BetState, 'pending' | 'accepted' | 'rejected' | 'cashedOut'>;

function isOver(state: BetState): state is Over {
  return !['pending', 'accepted', 'rejected', 'cashedOut'].includes(state);
}

/** Fields of a bet that is over. */
const BACK = '12.34';
const hasReturn = (state: BetState): boolean => isOver(state) || state === 'cashedOut';

const im: VenueSubject = {
  family: 'im',
  venue: 'IMTY',
  unknownSport: 'ancientBattle',
  wrap: (data) => JSON.stringify({ StatusCode: 100, StatusDesc: 'Success', ...(data as Wire) }),
  refuse: (code, message) => JSON.stringify({ StatusCode: code, StatusDesc: message, ServerTime: 1 }),
  tokenCode: 401,
  paths: {
    live: '/api/mobile/getLiveEventInfo',
    early: '/api/mobile/getEventInfoByPage',
    results: '/api/mobile/GetEventResults',
    detail: '/api/mobile/GetEventDetails',
    favourites: '/api/mobile/GetFavouriteEvent',
    mark: '/api/mobile/AddFavouriteEvent',
    unmark: '/api/mobile/RemoveFavouriteEvent',
    markLeague: '/api/mobile/AddFavouriteEvent',
    limits: '/api/mobile/GetBetLimits',
    placeBet: '/api/mobile/PlaceBet',
    askBet: '/api/mobile/GetBetDetails',
    betList: '/api/mobile/GetBetList',
  },
  editRecords: (data, edit) => edit(list(data, 'Events')),
  renumber(data) {
    for (const event of list(data, 'Events'))
      for (const line of list(event, 'MarketLines')) {
        set(line, 'MarketlineId', nextId++);
        for (const selection of list(line, 'WagerSelections')) set(selection, 'WagerSelectionId', nextId++);
      }
  },
  setSport: (record, id) => set(record, 'SportId', id),
  reprice(data) {
    for (const event of list(data, 'Events'))
      for (const line of list(event, 'MarketLines'))
        for (const selection of list(line, 'WagerSelections')) {
          if (field(line, 'MarketlineStatusId') !== 1 || field(line, 'IsLocked') === true) continue;
          set(selection, 'Odds', 3.3);
          set(selection, 'OddsType', 3);
          return;
        }
  },
  suspend: (record) => set(record, 'EventStatusId', IM_EVENT_STATUS.interrupted),
  secondPage(data) {
    set(data, 'TotalCount', 3);
    set(data, 'Page', 2);
    set(data, 'PageRecords', 2);
  },
  favourites: (data, matches, leagues) => ({
    ServerTime: 1,
    Events: list(data, 'Events'),
    FavouriteEventIds: matches,
    FavouriteCompetitionIds: leagues,
  }),
  limits: ({ body }) => ({
    ServerTime: 1,
    Selections: list(body, 'WagerSelectionInfos')
      .map((info) => ({
        WagerSelectionId: field(info, 'WagerSelectionId'),
        Odds: field(info, 'Odds'),
        OddsType: field(info, 'OddsType'),
        IsAvailable: true,
        MinStake: '10.00',
        MaxStake: '500.00',
      }))
      .reverse(),
    Combos: [],
  }),
  setState(order, state) {
    const { pending, accepted, rejected } = IM_CONFIRMATION;
    set(
      order,
      'BetConfirmationStatus',
      state === 'pending' ? pending : state === 'rejected' ? rejected : accepted,
    );
    set(order, 'BetTradeStatus', state === 'cashedOut' ? IM_TRADE.cashedOut : IM_TRADE.none);
    set(order, 'ResultStatus', isOver(state) ? IM_RESULT[state] : IM_RESULT.open);
    set(order, 'ReturnAmount', hasReturn(state) ? BACK : null);
  },
  tokenIn: (request) => request.body['Token'],
  betList: (orders) => ({
    ServerTime: 1,
    TotalCount: orders.length,
    Page: 1,
    PageRecords: 20,
    TotalStakeAmount: '0',
    TotalReturnAmount: '0',
    WagerList: orders,
  }),
  betAnswer: (orders) => ({ ServerTime: 1, WagerList: orders }),
  orderIn: (placed) => field(placed.answer, 'Wager'),
};

const ob: Omit<VenueSubject, 'venue'> = {
  family: 'ob',
  unknownSport: 'entertainment',
  wrap: (data) => JSON.stringify({ code: '0000000', msg: 'ok', data: deflatePayload(data) }),
  refuse: (code, message) => JSON.stringify({ code, msg: message, data: null }),
  tokenCode: '0400401',
  paths: {
    live: '/yewu11/v1/m/liveMatchesPB',
    early: '/yewu11/v1/m/matchesPB',
    results: '/yewu11/v1/m/matchResultsPB',
    detail: '/yewu11/v1/m/getMatchOddsInfo1PB',
    favourites: '/yewu13/v1/userCollection/collectMatchesPB',
    mark: '/yewu13/v1/userCollection/addOrCancelMatch',
    unmark: '/yewu13/v1/userCollection/addOrCancelMatch',
    markLeague: '/yewu13/v1/userCollection/addOrCancelTournament',
    limits: '/yewu13/v1/betOrder/queryBetAmount',
    placeBet: '/yewu13/v1/betOrder/bet',
    askBet: '/yewu13/v1/betOrder/queryOrderStatus',
    betList: '/yewu13/v1/betOrder/getOrderListPB',
  },
  editRecords: (data, edit) => edit(list(data, 'list')),
  renumber(data) {
    for (const match of list(data, 'list'))
      for (const play of list(match, 'hps'))
        for (const market of list(play, 'hl')) {
          set(market, 'hid', String(nextId++));
          for (const option of list(market, 'ol')) set(option, 'oid', String(nextId++));
        }
  },
  setSport: (record, id) => set(record, 'csid', String(id)),
  reprice(data) {
    for (const match of list(data, 'list'))
      for (const play of list(match, 'hps'))
        for (const market of list(play, 'hl'))
          for (const option of list(market, 'ol')) {
            if (field(market, 'hs') !== 0 || field(option, 'os') !== 1) continue;
            set(option, 'ov', 330_000);
            return;
          }
  },
  suspend: (record) => set(record, 'ms', OB_MATCH_STATE.interrupted),
  secondPage(data) {
    set(data, 'total', 3);
    set(data, 'page', 2);
    set(data, 'size', 2);
  },
  favourites: (data, matches, leagues) => ({ list: list(data, 'list'), mids: matches, tids: leagues }),
  limits: ({ body }) => ({
    details: list(body, 'orderDetailList')
      .map((each) => ({
        oid: field(each, 'oid'),
        ov: field(each, 'ov'),
        os: 1,
        minBet: '10.00',
        orderMaxPay: '500.00',
      }))
      .reverse(),
    series: [],
  }),
  setState(order, state) {
    const { pending, accepted, rejected, settled, cashedOut } = OB_ORDER_STATE;
    const open = { pending, accepted, rejected, cashedOut };
    set(order, 'orderStatus', isOver(state) ? settled : open[state]);
    set(order, 'outcome', isOver(state) ? OB_OUTCOME[state] : OB_OUTCOME.open);
    set(order, 'returnAmount', hasReturn(state) ? BACK : null);
  },
  tokenIn: (request) => request.headers['requestId'],
  betList: (orders) => ({
    records: orders,
    total: orders.length,
    page: 1,
    size: 20,
    betTotalAmount: '0',
    returnTotalAmount: '0',
  }),
  betAnswer: (orders) => orders,
  orderIn: (placed) => placed.answer,
};

const fb: VenueSubject = {
  family: 'fb',
  venue: 'FBTY',
  unknownSport: 'ancientBattle',
  wrap: (data) => JSON.stringify({ code: 0, message: 'ok', data }),
  refuse: (code, message) => JSON.stringify({ code, message, data: null }),
  tokenCode: 14010,
  paths: {
    live: '/v1/match/getList',
    early: '/v1/match/getList',
    results: '/v1/match/matchResultPage',
    detail: '/v1/match/getMatchDetail',
    favourites: '/v1/user/favourite/list',
    mark: '/v1/user/favourite/addOrCancel',
    unmark: '/v1/user/favourite/addOrCancel',
    markLeague: '/v1/user/favourite/addOrCancel',
    limits: '/v1/order/limits',
    placeBet: '/v1/order/placeBet',
    askBet: '/v1/order/getStakeOrderStatus',
    betList: '/v1/order/getList',
  },
  editRecords: (data, edit) => edit(list(data, 'records')),
  renumber(data) {
    for (const record of list(data, 'records'))
      for (const group of list(record, 'mg'))
        for (const line of list(group, 'mks')) set(line, 'id', nextId++);
  },
  setSport: (record, id) => set(record, 'sid', id),
  reprice(data) {
    for (const record of list(data, 'records'))
      for (const group of list(record, 'mg'))
        for (const line of list(group, 'mks'))
          for (const option of list(line, 'op')) {
            if (field(line, 'ss') !== 1 || Number(field(option, 'od')) < 0) continue;
            set(option, 'od', 3.3);
            return;
          }
  },
  suspend: (record) => set(record, 'ms', FB_MATCH_STATE.interrupted),
  secondPage(data) {
    set(data, 'total', 3);
    set(data, 'current', 2);
    set(data, 'size', 2);
  },
  favourites: (data, matches, leagues) => ({
    records: list(data, 'records'),
    matchIds: matches,
    leagueIds: leagues,
  }),
  limits: ({ body }) => ({
    options: list(body, 'betOptions')
      .map((each) => ({
        marketId: field(each, 'marketId'),
        optionType: field(each, 'optionType'),
        od: field(each, 'od'),
        min: '10.00',
        max: '500.00',
      }))
      .reverse(),
    combos: [],
  }),
  setState(order, state) {
    const { pending, accepted, rejected, settled, cashedOut } = FB_ORDER_STATE;
    const open = { pending, accepted, rejected, cashedOut };
    set(order, 'st', isOver(state) ? settled : open[state]);
    set(order, 'sr', isOver(state) ? FB_RESULT[state] : FB_RESULT.open);
    set(order, 'ra', hasReturn(state) ? BACK : null);
  },
  tokenIn: (request) => request.headers['Authorization'],
  betList: (orders) => ({
    current: 1,
    size: 20,
    total: orders.length,
    records: orders,
    tsa: '0',
    tra: '0',
  }),
  betAnswer: (orders) => orders,
  orderIn: (placed) => placed.answer,
};

describeSportsVenue(im);
describeSportsVenue({ ...ob, venue: 'YBTY' });
describeSportsVenue({ ...ob, venue: 'DBTY' });
describeSportsVenue(fb);
