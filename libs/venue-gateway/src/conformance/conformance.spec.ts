import { deflatePayload } from '@heptad/crypto';
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
    placeBet: '/api/mobile/PlaceBet',
    askBet: '/api/mobile/GetBetDetails',
    betList: '/api/mobile/GetBetList',
  },
  recordsOf: (data) => list(data, 'Events'),
  renumber(data) {
    for (const event of list(data, 'Events'))
      for (const line of list(event, 'MarketLines')) {
        set(line, 'MarketlineId', nextId++);
        for (const selection of list(line, 'WagerSelections')) set(selection, 'WagerSelectionId', nextId++);
      }
  },
  setSport: (record, id) => set(record, 'SportId', id),
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
    placeBet: '/yewu13/v1/betOrder/bet',
    askBet: '/yewu13/v1/betOrder/queryOrderStatus',
    betList: '/yewu13/v1/betOrder/getOrderListPB',
  },
  recordsOf: (data) => list(data, 'list'),
  renumber(data) {
    for (const match of list(data, 'list'))
      for (const play of list(match, 'hps'))
        for (const market of list(play, 'hl')) {
          set(market, 'hid', String(nextId++));
          for (const option of list(market, 'ol')) set(option, 'oid', String(nextId++));
        }
  },
  setSport: (record, id) => set(record, 'csid', String(id)),
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
    placeBet: '/v1/order/placeBet',
    askBet: '/v1/order/getStakeOrderStatus',
    betList: '/v1/order/getList',
  },
  recordsOf: (data) => list(data, 'records'),
  renumber(data) {
    for (const record of list(data, 'records'))
      for (const group of list(record, 'mg'))
        for (const line of list(group, 'mks')) set(line, 'id', nextId++);
  },
  setSport: (record, id) => set(record, 'sid', id),
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
