import { fb as fbCalls } from '@heptad/contracts';
import type { VenueSubject } from '../venue-subject';
import { BACK, field, hasReturn, isOver, list, newId, scoreFromText, set } from './wire-edits';

/** FB as the suite needs to know it. */
export const fb: VenueSubject = {
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
    counts: '/v1/match/statistical',
  },
  timeline: {
    path: '/v1/match/getMatchEvents',
    answer: {
      id: '4411',
      es: [
        { tyg: 5, sd: 1, pe: 1002, s: 1395 },
        { tyg: 99, sd: 1, pe: 1002, s: 1440 },
        { tyg: 7, sd: 2, pe: 1003, s: 3660 },
        { tyg: 8, sd: 1, pe: 1003, s: 4230 },
        { tyg: 6, sd: 2, pe: 1003, s: 5401 },
      ],
    },
    asked: ({ body }) => String(body['matchId']),
  },
  statistics: {
    path: '/v1/match/getMatchStatistics',
    answers: {
      running: {
        id: '4411',
        nsg: [
          { pe: 1001, tyg: 20, sc: [57, 43] },
          { pe: 1001, tyg: 999, sc: [1, 2] },
          { pe: 1001, tyg: 22, sc: [31, 12] },
        ],
        bl: { x: 820, y: 300, sd: 1, dg: 2 },
      },
      resting: { id: '4411', nsg: [], bl: { x: 500, y: 500, sd: 0, dg: 9 } },
      none: { id: '4411', nsg: [], bl: null },
      outside: { id: '4411', nsg: [], bl: { x: 1001, y: 500, sd: 1, dg: 0 } },
    },
    asked: ({ body }) => String(body['matchId']),
  },
  lineUps: {
    path: '/v1/match/getMatchLineup',
    answers: {
      none: { id: '4411', ls: 0, lu: [], su: [] },
      notAnnounced: { id: '4411', ls: 1, lu: [], su: [] },
      unknown: { id: '4411', ls: 77, lu: [], su: [] },
      announced: {
        id: '4411',
        ls: 2,
        lu: [
          {
            sd: 1,
            fm: '4-3-3',
            ps: [
              { id: '702', na: '林泽远', no: 4, po: 2, st: 1, pl: 2 },
              { id: 701, na: '卢卡·费拉莫', sna: '', no: 1, po: 1, st: 1, pl: 1 },
              { id: '709', na: ' ', no: 3, po: 2, st: 1, pl: 3 },
              { id: '703', na: 'Erik Norlsen', sna: 'Norlsen', no: 9, po: 99, st: 0 },
            ],
          },
          {
            sd: 2,
            fm: '9-9',
            ps: [
              { id: '801', na: '周牧野', no: 10, po: 4, st: 1, pl: 11 },
              { id: '801', na: '周牧野', no: 10, po: 4, st: 1, pl: 11 },
            ],
          },
        ],
        su: [
          { sd: 1, pe: 1003, s: 3660, oid: '702', iid: '703' },
          { sd: 1, pe: 1003, s: 3660, oid: '701', iid: '7999' },
          { sd: 9 },
        ],
      },
    },
    asked: ({ body }) => String(body['matchId']),
  },
  countsFrom: {
    sent: ({ body }) => scoreFromText(field(list(body, 'betOptions')[0], 're')),
    set: (order, { home, away }) => set(list(order, 'ops')[0], 're', `${String(home)}:${String(away)}`),
  },
  editRecords: (data, edit) => edit(list(data, 'records')),
  renumber(data) {
    for (const record of list(data, 'records'))
      for (const group of list(record, 'mg')) for (const line of list(group, 'mks')) set(line, 'id', newId());
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
  suspend: (record) => set(record, 'ms', fbCalls.MATCH_STATE.interrupted),
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
    const { pending, accepted, rejected, settled, cashedOut } = fbCalls.ORDER_STATE;
    const open = { pending, accepted, rejected, cashedOut };
    set(order, 'st', isOver(state) ? settled : open[state]);
    set(order, 'sr', isOver(state) ? fbCalls.RESULT[state] : fbCalls.RESULT.open);
    set(order, 'ra', hasReturn(state) ? BACK : null);
  },
  resultsAsked: ({ body }) => ({
    sport: body['sportId'],
    from: Number(body['beginTime']),
    to: Number(body['endTime']),
    page: Number(body['current']),
    pageSize: Number(body['size']),
  }),
  tokenIn: (request) => request.headers['Authorization'],
  counts: {
    sl: [
      {
        ty: 1,
        tc: 10,
        ssl: [
          { sid: 1, c: 3 },
          { sid: 3, c: 0 },
          { sid: 987, c: 7 },
        ],
      },
    ],
  },
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
