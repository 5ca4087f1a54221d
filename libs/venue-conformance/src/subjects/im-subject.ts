import { im as imCalls } from '@heptad/contracts';
import type { VenueSubject } from '../venue-subject';
import { BACK, field, hasReturn, isOver, isWire, list, newId, scoreFrom, set } from './wire-edits';

/** IM as the suite needs to know it. */
export const im: VenueSubject = {
  family: 'im',
  venue: 'IMTY',
  unknownSport: 'ancientBattle',
  wrap: (data) => JSON.stringify({ StatusCode: 100, StatusDesc: 'Success', ...(isWire(data) ? data : {}) }),
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
    counts: '/api/mobile/GetAllSportCount',
  },
  timeline: {
    path: '/api/mobile/GetEventIncidents',
    answer: {
      ServerTime: 1,
      EventId: 4411,
      Incidents: [
        { EventGroupTypeId: 1, Side: 1, RBTime: '1H 23:15' },
        { EventGroupTypeId: 99, Side: 1, RBTime: '1H 24:00' },
        { EventGroupTypeId: 3, Side: 2, RBTime: '2H 61:00' },
        { EventGroupTypeId: 4, Side: 1, RBTime: '2H 70:30' },
        { EventGroupTypeId: 2, Side: 2, RBTime: '2H 90:01' },
      ],
    },
    asked: ({ body }) => String(body['EventId']),
  },
  statistics: {
    path: '/api/mobile/GetEventStatistics',
    answers: {
      running: {
        ServerTime: 1,
        EventId: 4411,
        RelatedScores: [
          { EventGroupTypeId: 50, PeriodId: 1, HomeScore: 57, AwayScore: 43 },
          { EventGroupTypeId: 999, PeriodId: 1, HomeScore: 1, AwayScore: 2 },
          { EventGroupTypeId: 52, PeriodId: 1, HomeScore: 31, AwayScore: 12 },
        ],
        Ball: { X: 820, Y: 300, Side: 1, Danger: 2 },
      },
      resting: {
        ServerTime: 1,
        EventId: 4411,
        RelatedScores: [{ EventGroupTypeId: 50, PeriodId: 1, HomeScore: 57 }],
        Ball: { X: 500, Y: 500, Side: 0, Danger: 9 },
      },
      none: { ServerTime: 1, EventId: 4411, RelatedScores: [] },
      outside: {
        ServerTime: 1,
        EventId: 4411,
        RelatedScores: [],
        Ball: { X: 500, Y: 5000, Side: 1, Danger: 0 },
      },
    },
    asked: ({ body }) => String(body['EventId']),
  },
  lineUps: {
    path: '/api/mobile/GetEventLineups',
    answers: {
      none: { EventId: 4411, LineUpStatusId: 0, LineUps: [], Substitutions: [] },
      notAnnounced: { EventId: 4411, LineUpStatusId: 1, LineUps: [], Substitutions: [] },
      unknown: { EventId: 4411, LineUpStatusId: 77, LineUps: [], Substitutions: [] },
      announced: {
        EventId: 4411,
        LineUpStatusId: 2,
        LineUps: [
          {
            Side: 1,
            Formation: '4-3-3',
            Players: [
              {
                PlayerId: 702,
                PlayerName: '林泽远',
                ShirtNumber: 4,
                PositionId: 2,
                IsStarter: true,
                FormationPlace: 2,
              },
              {
                PlayerId: 701,
                PlayerName: '卢卡·费拉莫',
                ShirtNumber: 1,
                PositionId: 1,
                IsStarter: true,
                FormationPlace: 1,
              },
              {
                PlayerId: 709,
                PlayerName: ' ',
                ShirtNumber: 3,
                PositionId: 2,
                IsStarter: true,
                FormationPlace: 3,
              },
              {
                PlayerId: 703,
                PlayerName: 'Erik Norlsen',
                PlayerShortName: 'Norlsen',
                ShirtNumber: 9,
                PositionId: 99,
                IsStarter: false,
              },
            ],
          },
          {
            Side: 2,
            Formation: '9-9',
            Players: [
              {
                PlayerId: 801,
                PlayerName: '周牧野',
                ShirtNumber: 10,
                PositionId: 4,
                IsStarter: true,
                FormationPlace: 11,
              },
              {
                PlayerId: 801,
                PlayerName: '周牧野',
                ShirtNumber: 10,
                PositionId: 4,
                IsStarter: true,
                FormationPlace: 11,
              },
            ],
          },
        ],
        Substitutions: [
          { Side: 1, RBTime: '2H 61:00', PlayerOutId: 702, PlayerInId: 703 },
          { Side: 1, RBTime: '2H 61:00', PlayerOutId: 701, PlayerInId: 7_999 },
          { Side: 3, RBTime: 'soon' },
        ],
      },
    },
    asked: ({ body }) => String(body['EventId']),
  },
  countsFrom: {
    sent({ body }) {
      const [info] = list(body, 'WagerSelectionInfos');
      return scoreFrom(field(info, 'HomeScore'), field(info, 'AwayScore'));
    },
    set(order, { home, away }) {
      const [item] = list(order, 'WagerItemList');
      set(item, 'WagerHomeTeamScore', home);
      set(item, 'WagerAwayTeamScore', away);
    },
  },
  editRecords: (data, edit) => edit(list(data, 'Events')),
  renumber(data) {
    for (const event of list(data, 'Events'))
      for (const line of list(event, 'MarketLines')) {
        set(line, 'MarketlineId', newId());
        for (const selection of list(line, 'WagerSelections')) set(selection, 'WagerSelectionId', newId());
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
  suspend: (record) => set(record, 'EventStatusId', imCalls.EVENT_STATUS.interrupted),
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
    const { pending, accepted, rejected } = imCalls.CONFIRMATION;
    set(
      order,
      'BetConfirmationStatus',
      state === 'pending' ? pending : state === 'rejected' ? rejected : accepted,
    );
    set(order, 'BetTradeStatus', state === 'cashedOut' ? imCalls.TRADE.cashedOut : imCalls.TRADE.none);
    set(order, 'ResultStatus', isOver(state) ? imCalls.RESULT[state] : imCalls.RESULT.open);
    set(order, 'ReturnAmount', hasReturn(state) ? BACK : null);
  },
  resultsAsked: ({ body }) => ({
    sport: body['SportId'],
    from: Number(body['DateFrom']),
    to: Number(body['DateTo']),
    page: Number(body['Page']),
    pageSize: Number(body['PageRecords']),
  }),
  tokenIn: (request) => request.body['Token'],
  counts: {
    ServerTime: 1,
    SportCount: [
      [1, 3],
      [2, 0],
      [987, 7],
    ].map(([SportId, LiveCount]) => ({
      SportId,
      SportName: '',
      LiveCount,
      TodayCount: 0,
      EarlyCount: 0,
      OutrightCount: 0,
      VirtualCount: 0,
    })),
  },
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
