import { ob as obCalls } from '@heptad/contracts';
import { deflatePayload } from '@heptad/crypto';
import type { VenueSubject } from '../venue-subject';
import { BACK, field, hasReturn, isOver, list, newId, scoreFromText, set } from './wire-edits';

/** OB as the suite needs to know it; two venues speak it. */
export const ob: Omit<VenueSubject, 'venue'> = {
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
    counts: '/yewu11/v1/m/sportCountsPB',
  },
  timeline: {
    path: '/yewu11/v1/m/getMatchEventsPB',
    answer: {
      mid: '4411',
      list: [
        { sn: 'S1', sd: 'home', mmp: '6', mst: '1395' },
        { sn: 'S999', sd: 'home', mmp: '6', mst: '1440' },
        { sn: 'S12', sd: 'away', mmp: '7', mst: '3660' },
        { sn: 'S11', sd: 'home', mmp: 7, mst: 4230 },
        { sn: 'S5', sd: 'away', mmp: '7', mst: '5401' },
      ],
    },
    asked: ({ body }) => String(body['mid']),
  },
  statistics: {
    path: '/yewu11/v1/m/getMatchStatisticsPB',
    answers: {
      running: {
        mid: '4411',
        msc: ['S105|57:43', 'S9999|1:2', 'S8|31:12'],
        bl: { x: 820, y: 300, sd: 'home', dg: 2 },
      },
      resting: { mid: '4411', msc: [], bl: { x: 500, y: 500, sd: '', dg: 9 } },
      none: { mid: '4411', msc: [], bl: null },
      outside: { mid: '4411', msc: [], bl: { x: -1, y: 500, sd: 'home', dg: 0 } },
    },
    asked: ({ body }) => String(body['mid']),
  },
  lineUps: {
    path: '/yewu11/v1/m/getMatchLineupPB',
    answers: {
      none: { mid: '4411', lus: 0, list: [], subs: [] },
      notAnnounced: { mid: '4411', lus: 1, list: [], subs: [] },
      unknown: { mid: '4411', lus: 77, list: [], subs: [] },
      announced: {
        mid: '4411',
        lus: 2,
        hf: '4-3-3',
        af: '9-9',
        list: [
          { pid: '702', sd: 'home', pn: '林泽远', num: '4', pos: 'DF', st: 1, pl: 2 },
          { pid: 701, sd: 'home', pn: '卢卡·费拉莫', psn: '', num: 1, pos: 'GK', st: 1, pl: 1 },
          { pid: '709', sd: 'home', pn: ' ', num: '3', pos: 'DF', st: 1, pl: 3 },
          { pid: '703', sd: 'home', pn: 'Erik Norlsen', psn: 'Norlsen', num: '9', pos: 'XX', st: 0 },
          { pid: '801', sd: 'away', pn: '周牧野', num: '10', pos: 'FW', st: 1, pl: 11 },
          { pid: '801', sd: 'away', pn: '周牧野', num: '10', pos: 'FW', st: 1, pl: 11 },
        ],
        subs: [
          { sd: 'home', mmp: '7', mst: '3660', op: '702', ip: '703' },
          { sd: 'home', mmp: '7', mst: '3660', op: '701', ip: '7999' },
          { sd: 'nobody' },
        ],
      },
    },
    asked: ({ body }) => String(body['mid']),
  },
  countsFrom: {
    sent: ({ body }) => scoreFromText(field(list(body, 'orderDetailList')[0], 'scoreBenchmark')),
    set: (order, { home, away }) =>
      set(list(order, 'detailList')[0], 'scoreBenchmark', `${String(home)}:${String(away)}`),
  },
  editRecords: (data, edit) => edit(list(data, 'list')),
  renumber(data) {
    for (const match of list(data, 'list'))
      for (const play of list(match, 'hps'))
        for (const market of list(play, 'hl')) {
          set(market, 'hid', String(newId()));
          for (const option of list(market, 'ol')) set(option, 'oid', String(newId()));
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
  suspend: (record) => set(record, 'ms', obCalls.MATCH_STATE.interrupted),
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
    const { pending, accepted, rejected, settled, cashedOut } = obCalls.ORDER_STATE;
    const open = { pending, accepted, rejected, cashedOut };
    set(order, 'orderStatus', isOver(state) ? settled : open[state]);
    set(order, 'outcome', isOver(state) ? obCalls.OUTCOME[state] : obCalls.OUTCOME.open);
    set(order, 'returnAmount', hasReturn(state) ? BACK : null);
  },
  resultsAsked: ({ body }) => ({
    sport: body['euid'],
    from: Number(body['start']),
    to: Number(body['end']),
    page: Number(body['page']),
    pageSize: Number(body['size']),
  }),
  tokenIn: (request) => request.headers['requestId'],
  counts: [
    {
      type: 1,
      sl: [
        { csid: '1', csna: '', ct: 3 },
        { csid: '2', csna: '', ct: 0 },
        { csid: '987', csna: '', ct: 7 },
      ],
    },
  ],
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
