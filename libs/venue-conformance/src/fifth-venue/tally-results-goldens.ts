const NOTHING_OFFERED = {
  match: [],
  offer: [],
  market: [],
  name: [],
  mark: [],
  shut: [],
  sides: [],
  prices: [],
};

/** Hand-written answers about matches in stages, running and over. */
export const RESULT_PAYLOADS: Readonly<Record<string, unknown>> = {
  'tally-live-sets': {
    all: 1,
    cols: {
      id: ['7400200301'],
      game: [72],
      cup: [5401],
      cupName: ['晨湖网球公开赛'],
      home: ['林予安'],
      away: ['莫里森'],
      homeId: [64001],
      awayId: [64002],
      start: [13_900_980],
      phase: ['s3'],
      held: [0],
      clock: [null],
      counts: ['g1-1'],
      serve: ['A'],
      pin: [0],
      film: [0],
      offers: [9],
    },
    lines: NOTHING_OFFERED,
    // In no order, with a part of another match, one it has no name for, and one that makes no sense.
    parts: {
      match: [7400200301, 7400200302, '7400200301', 7400200301, 7400200301, 7400200301],
      part: ['s3', 's1', 's1', 's2', 'tb', 's4'],
      count: [2_001, 1_006, 6_004, 6_007, 7_005, '0'],
    },
  },
  'tally-results': {
    all: 3,
    cols: {
      id: [7200200301, '7300200301', 7100200399],
      game: [71, 73, 70],
      cup: [5201, 5301, 5101],
      cupName: ['联合篮球大师赛', '双湾棒球联盟', '海岸超级联赛'],
      home: ['赤岩', '灯塔', '青港联'],
      away: ['蓝湾', '铁砧', '南屿'],
      homeId: [62001, null, 61001],
      awayId: [62002, null, 61004],
      start: [13_899_600, 13_899_480, 13_899_360],
      phase: ['x', 'x', 'v'],
      held: [0, 0, 1],
      clock: [null, null, '52:10'],
      counts: ['g101-98', 'g4-2', 'g1-0 h1-0 c2-5'],
      serve: [null, null, null],
      pin: [0, 0, 0],
      film: [0, 0, 0],
      offers: [0, 0, 0],
    },
    lines: NOTHING_OFFERED,
    parts: {
      match: [
        7100200399, 7200200301, 7200200301, 7200200301, 7200200301, 7200200301, 7300200301, 7300200301,
        7300200301,
      ],
      part: ['1h', 'ot', 'q1', 'q2', 'q3', 'q4', 'i1', 'i2', 'i9'],
      count: [1_000, 11_008, 24_020, 18_025, 27_022, 21_023, 1, 3_000, 1_001],
    },
  },
};

const BARE = { favourite: false, stream: false, marketCount: 0, markets: [] };

/** What they mean, in the golden folder's words. */
export const RESULT_MEANINGS: Readonly<Record<string, unknown>> = {
  'tally-live-sets': {
    matches: [
      {
        ...BARE,
        id: '7400200301',
        sport: 'tennis',
        league: { id: '5401', name: '晨湖网球公开赛' },
        home: { id: '64001', name: '林予安' },
        away: { id: '64002', name: '莫里森' },
        kickOff: Date.UTC(2026, 5, 6, 11, 0),
        status: 'live',
        clock: { seconds: 0, period: 'set3', running: false },
        score: { home: 1, away: 1 },
        stageScores: [
          { stage: 'set1', score: { home: 6, away: 4 } },
          { stage: 'set2', score: { home: 6, away: 7 } },
          { stage: 'set3', score: { home: 2, away: 1 } },
        ],
        serving: 'away',
        marketCount: 9,
      },
    ],
  },
  'tally-results': {
    matches: [
      {
        ...BARE,
        id: '7200200301',
        sport: 'basketball',
        league: { id: '5201', name: '联合篮球大师赛' },
        home: { id: '62001', name: '赤岩' },
        away: { id: '62002', name: '蓝湾' },
        kickOff: Date.UTC(2026, 5, 5, 12, 0),
        status: 'ended',
        score: { home: 101, away: 98 },
        stageScores: [
          { stage: 'quarter1', score: { home: 24, away: 20 } },
          { stage: 'quarter2', score: { home: 18, away: 25 } },
          { stage: 'quarter3', score: { home: 27, away: 22 } },
          { stage: 'quarter4', score: { home: 21, away: 23 } },
          { stage: 'overtime', score: { home: 11, away: 8 } },
        ],
      },
      {
        ...BARE,
        id: '7300200301',
        sport: 'baseball',
        league: { id: '5301', name: '双湾棒球联盟' },
        home: { name: '灯塔' },
        away: { name: '铁砧' },
        kickOff: Date.UTC(2026, 5, 5, 10, 0),
        status: 'ended',
        score: { home: 4, away: 2 },
        stageScores: [
          { stage: 'inning1', score: { home: 0, away: 1 } },
          { stage: 'inning2', score: { home: 3, away: 0 } },
          { stage: 'inning9', score: { home: 1, away: 1 } },
        ],
      },
      {
        ...BARE,
        id: '7100200399',
        sport: 'football',
        league: { id: '5101', name: '海岸超级联赛' },
        home: { id: '61001', name: '青港联' },
        away: { id: '61004', name: '南屿' },
        kickOff: Date.UTC(2026, 5, 5, 8, 0),
        status: 'abandoned',
        score: { home: 1, away: 0 },
        halfTimeScore: { home: 1, away: 0 },
        corners: { home: 2, away: 5 },
        stageScores: [{ stage: 'firstHalf', score: { home: 1, away: 0 } }],
      },
    ],
  },
};
