import type { Golden } from '@heptad/venue-gateway/testing';
import { RESULT_MEANINGS, RESULT_PAYLOADS } from './tally-results-goldens';

/** Hand-written answers of the fifth venue: each what its call's schema parses. */
const PAYLOADS: Readonly<Record<string, unknown>> = {
  ...RESULT_PAYLOADS,
  'tally-live-list': {
    all: 2,
    cols: {
      id: [7100200301, '7100200302'],
      game: [70, 70],
      cup: [5101, 5101],
      cupName: ['海岸超级联赛', '海岸超级联赛'],
      home: ['青港联', '云川城'],
      away: ['白石竞技', '南屿'],
      homeId: [61001, null],
      awayId: [61002, null],
      start: [13_891_080, 13_891_130],
      phase: ['2h', '1h'],
      held: [0, 1],
      clock: ['61:00', '23:15'],
      counts: ['g2-1 h1-1 c6-3 y1-2 r0-1', 'g0-0'],
      pin: [1, 0],
      film: [1, 0],
      offers: [27, 1],
    },
    lines: {
      match: [7100200301, 7100200301, 7100200302, 7100200301, 7100200301],
      offer: ['880001', '880002', '880011', '880003', '880004'],
      market: ['AH.FT', 'AH.FT', 'TG.H1', 'WD.FT', 'FUN.FT'],
      name: ['让球', '让球', '上半场大小', '独赢', '趣味'],
      mark: [-1, -2, 3, null, null],
      since: [2_001, 2_001, null, null, null],
      shut: [0, 1, 0, 0, 0],
      sides: ['H|A', 'H|A', 'O|U', 'H|D|A', 'H|A'],
      prices: ['5/4|!17/25', '141/100|57/100', '97/100|-', '11/25|571/200|43/5', '1/1|1/1'],
    },
  },
  'tally-early-list': {
    all: 1,
    cols: {
      id: [7100300401],
      game: [70],
      cup: [5102],
      cupName: ['山地联赛'],
      home: ['北岭'],
      away: ['西泽'],
      homeId: [61011],
      awayId: [61012],
      start: [13_892_520],
      phase: ['-'],
      held: [0],
      clock: [null],
      counts: [null],
      pin: [0],
      film: [0],
      offers: [2],
    },
    lines: {
      match: [7100300401],
      offer: [880021],
      market: ['AH.FT'],
      name: ['让球'],
      mark: [0],
      shut: [0],
      sides: ['H|A'],
      prices: ['9/10|1/1'],
    },
  },
  'tally-order': {
    slip: {
      no: '9007199254740993001',
      fold: 1001,
      put: 5_000,
      top: 11_250,
      back: null,
      at: 1_780_747_264,
      done: null,
      is: '?',
      legs: [
        [
          7100200301,
          70,
          '海岸超级联赛',
          '青港联',
          '白石竞技',
          13_891_080,
          'AH.FT',
          '让球',
          'H',
          -1,
          '5/4',
          '?',
          null,
          2_001,
        ],
      ],
    },
  },
};

const first = {
  id: '7100200301',
  sport: 'football',
  league: { id: '5101', name: '海岸超级联赛' },
  home: { id: '61001', name: '青港联' },
  away: { id: '61002', name: '白石竞技' },
  kickOff: Date.UTC(2026, 4, 30, 14, 0),
  status: 'live',
  clock: { seconds: 3660, period: 'secondHalf', running: true },
  score: { home: 2, away: 1 },
  halfTimeScore: { home: 1, away: 1 },
  corners: { home: 6, away: 3 },
  yellowCards: { home: 1, away: 2 },
  redCards: { home: 0, away: 1 },
  favourite: true,
  stream: true,
  marketCount: 27,
  markets: [
    {
      kind: 'handicap',
      period: 'full',
      line: '-0.25',
      countsFrom: { home: 2, away: 1 },
      status: 'open',
      selections: [
        { side: 'home', line: '-0.25', odds: '2.25', locked: false },
        { side: 'away', line: '-0.25', odds: '1.68', locked: true },
      ],
    },
    {
      kind: 'handicap',
      period: 'full',
      line: '-0.5',
      countsFrom: { home: 2, away: 1 },
      status: 'suspended',
      selections: [
        { side: 'home', line: '-0.5', odds: '2.41', locked: true },
        { side: 'away', line: '-0.5', odds: '1.57', locked: true },
      ],
    },
    {
      kind: 'moneyline',
      period: 'full',
      status: 'open',
      selections: [
        { side: 'home', odds: '1.44', locked: false },
        { side: 'draw', odds: '3.855', locked: false },
        { side: 'away', odds: '9.60', locked: false },
      ],
    },
  ],
};

const second = {
  id: '7100200302',
  sport: 'football',
  league: { id: '5101', name: '海岸超级联赛' },
  home: { name: '云川城' },
  away: { name: '南屿' },
  kickOff: Date.UTC(2026, 4, 30, 14, 50),
  status: 'suspended',
  clock: { seconds: 1395, period: 'firstHalf', running: false },
  score: { home: 0, away: 0 },
  favourite: false,
  stream: false,
  marketCount: 1,
  markets: [
    {
      kind: 'overUnder',
      period: 'firstHalf',
      line: '0.75',
      status: 'open',
      selections: [
        { side: 'over', line: '0.75', odds: '1.97', locked: true },
        { side: 'under', line: '0.75', locked: true },
      ],
    },
  ],
};

const early = {
  id: '7100300401',
  sport: 'football',
  league: { id: '5102', name: '山地联赛' },
  home: { id: '61011', name: '北岭' },
  away: { id: '61012', name: '西泽' },
  kickOff: Date.UTC(2026, 4, 31, 14, 0),
  status: 'upcoming',
  favourite: false,
  stream: false,
  marketCount: 2,
  markets: [
    {
      kind: 'handicap',
      period: 'full',
      line: '0',
      status: 'open',
      selections: [
        { side: 'home', line: '0', odds: '1.90', locked: false },
        { side: 'away', line: '0', odds: '2.00', locked: false },
      ],
    },
  ],
};

/** What they mean, in the golden folder's words. */
const MEANINGS: Readonly<Record<string, unknown>> = {
  ...RESULT_MEANINGS,
  'tally-live-list': { matches: [first, second] },
  'tally-early-list': { matches: [early] },
  'tally-detail': { match: early },
  'tally-order': {
    bet: {
      id: '9007199254740993001',
      state: 'pending',
      placedAt: 1_780_747_264_000,
      comboCode: 1001,
      stake: '50.00',
      potentialReturn: '112.50',
      legs: [
        {
          matchId: '7100200301',
          sport: 'football',
          league: '海岸超级联赛',
          home: '青港联',
          away: '白石竞技',
          kickOff: first.kickOff,
          kind: 'handicap',
          period: 'full',
          side: 'home',
          line: '-0.25',
          countsFrom: { home: 2, away: 1 },
          odds: '2.25',
          state: 'pending',
        },
      ],
    },
  },
};

/** The fifth venue's golden payloads. */
export const TALLY_GOLDENS = {
  payload(name: string): Golden {
    const answer = PAYLOADS[name === 'tally-detail' ? 'tally-early-list' : name];
    if (answer === undefined) throw new Error(`no golden payload ${name}`);
    return { call: name, request: {}, answer };
  },
  meaning: (name: string): unknown => MEANINGS[name],
};
