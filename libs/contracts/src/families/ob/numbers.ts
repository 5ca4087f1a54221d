/** `type` of a list request. */
export const LIST_TYPE = {
  live: 1,
  today: 3,
  early: 4,
  combo: 11,
  outright: 100,
  virtual: 900,
  esports: 2000,
} as const;

/** `ms`: the state of a match; `closed` is one that was called off before its end. */
export const MATCH_STATE = { scheduled: 0, running: 1, interrupted: 2, ended: 3, closed: 4 } as const;

/** `mmp`: the period of a running match. */
export const PERIOD = {
  notStarted: 0,
  firstHalf: 6,
  secondHalf: 7,
  set1: 8,
  set2: 9,
  set3: 10,
  set4: 11,
  set5: 12,
  quarter1: 13,
  quarter2: 14,
  quarter3: 15,
  quarter4: 16,
  halfTime: 31,
  break: 32,
  overtime: 40,
  inning1: 401,
  inning2: 402,
  inning3: 403,
  inning4: 404,
  inning5: 405,
  inning6: 406,
  inning7: 407,
  inning8: 408,
  inning9: 409,
  ended: 999,
} as const;

/** `hpid`: the play of a market. The common plays of a first half have numbers of their own. */
export const PLAY = {
  /** 1X2; `twoWay` where there is no draw. */
  moneyline: 1,
  overUnder: 2,
  handicap: 4,
  doubleChance: 6,
  correctScore: 7,
  bothTeamsScore: 12,
  oddEven: 15,
  firstHalfMoneyline: 17,
  firstHalfOverUnder: 18,
  firstHalfHandicap: 19,
  pointsOverUnder: 38,
  outright: 100,
  cornersHandicap: 113,
  cornersOverUnder: 114,
  twoWay: 153,
} as const;

/** What is added to a play's number when it is about another part of the match than the whole. */
export const PLAY_OFFSET = {
  firstHalf: 1_000,
  quarter1: 11_000,
  quarter2: 12_000,
  quarter3: 13_000,
  quarter4: 14_000,
  set1: 21_000,
  set2: 22_000,
  set3: 23_000,
  set4: 24_000,
  set5: 25_000,
} as const;

/** `ot` of the options; a correct score is its own `ot` (`2:1`, `Other`), a runner of an outright its team's number. */
export const OPTION = {
  home: '1',
  away: '2',
  draw: 'X',
  over: 'Over',
  under: 'Under',
  odd: 'Odd',
  even: 'Even',
  yes: 'Yes',
  no: 'No',
  homeDraw: '1X',
  homeAway: '12',
  drawAway: 'X2',
  otherScore: 'Other',
} as const;

/** `hs`: the state of a market. */
export const MARKET_STATE = { open: 0, suspended: 1, closed: 2, locked: 11 } as const;

/** `os`: the state of an option. */
export const OPTION_STATE = { open: 1, locked: 2 } as const;

/** Names of the scores in `msc`. */
export const SCORE = {
  full: 'S1',
  firstHalf: 'S2',
  secondHalf: 'S3',
  corners: 'S5',
  redCards: 'S11',
  yellowCards: 'S12',
  quarter1: 'S19',
  quarter2: 'S20',
  quarter3: 'S21',
  quarter4: 'S22',
  set1: 'S23',
  set2: 'S24',
  set3: 'S25',
  set4: 'S26',
  set5: 'S27',
  overtime: 'S7',
  inning1: 'S120',
  inning2: 'S121',
  inning3: 'S122',
  inning4: 'S123',
  inning5: 'S124',
  inning6: 'S125',
  inning7: 'S126',
  inning8: 'S127',
  inning9: 'S128',
} as const;

/** `ov` is the European price times this. */
export const ODDS_SCALE = 100_000;

/** `orderStatus` of an order. */
export const ORDER_STATE = { pending: 0, accepted: 1, rejected: 2, settled: 3, cashedOut: 4 } as const;

/** `cashOutStatus` of an order's present worth: suspended comes back, none does not. */
export const CASH_OUT_STATE = { none: 0, open: 1, suspended: 2 } as const;

/** `result` of a request to cash out. */
export const CASH_OUT_RESULT = { done: 1, amountChanged: 2 } as const;

/** `outcome` of an order and `betResult` of its details. */
export const OUTCOME = { open: 0, push: 2, lost: 3, won: 4, halfWon: 5, halfLost: 6, void: 7 } as const;

/** `acceptOdds`: what may happen to a price while a bet is on its way. */
export const ODDS_ACCEPTANCE = { none: 0, better: 1, any: 2 } as const;
