/** `type` of a list request and of a count. */
export const LIST_TYPE = {
  live: 1,
  today: 3,
  early: 4,
  combo: 5,
  outright: 7,
  virtual: 8,
  esports: 9,
} as const;

/** `ms`: the state of a match. */
export const MATCH_STATE = { scheduled: 4, running: 5, interrupted: 6, ended: 7, abandoned: 8 } as const;

/** `sv`: who serves. */
export const SERVING = { home: 1, away: 2 } as const;

/** `pe`: periods of a clock, a score or a market. */
export const PERIOD = {
  full: 1001,
  firstHalf: 1002,
  secondHalf: 1003,
  halfTime: 1004,
  break: 1005,
  overtime: 1006,
  quarter1: 1011,
  quarter2: 1012,
  quarter3: 1013,
  quarter4: 1014,
  set1: 1021,
  set2: 1022,
  set3: 1023,
  set4: 1024,
  set5: 1025,
  inning1: 1031,
  inning2: 1032,
  inning3: 1033,
  inning4: 1034,
  inning5: 1035,
  inning6: 1036,
  inning7: 1037,
  inning8: 1038,
  inning9: 1039,
} as const;

/** `tyg`: what a score counts. */
export const SCORE = { goals: 5, corners: 6, yellowCards: 7, redCards: 8 } as const;

/** `mty`: the kind of a market. */
export const MARKET = {
  handicap: 1000,
  /** 1X2; `twoWay` where there is no draw. */
  moneyline: 1005,
  twoWay: 1006,
  overUnder: 1007,
  oddEven: 1008,
  doubleChance: 1012,
  pointsOverUnder: 1017,
  bothTeamsScore: 1027,
  cornersHandicap: 1050,
  cornersOverUnder: 1057,
  correctScore: 1099,
  outright: 1100,
} as const;

/**
 * `ty` of the options. A correct score of a to b is `score` + 100 × a + b, a runner of an outright its team's number.
 */
export const OPTION = {
  home: 1,
  away: 2,
  draw: 3,
  over: 4,
  under: 5,
  odd: 6,
  even: 7,
  yes: 8,
  no: 9,
  homeDraw: 10,
  homeAway: 11,
  drawAway: 12,
  otherScore: 99,
  score: 10_000,
} as const;

/** `ss`: the state of a market. */
export const MARKET_STATE = { notOpened: -1, paused: 0, open: 1 } as const;

/** `st` of an order; another has taken the place of an edited one. */
export const ORDER_STATE = {
  pending: 0,
  accepted: 1,
  rejected: 2,
  settled: 3,
  cashedOut: 4,
  edited: 5,
} as const;

/** `cs` of an order's present price to cash out: paused comes back, none does not. */
export const CASH_OUT_STATE = { none: -1, paused: 0, open: 1 } as const;

/**
 * `cd`: why options of one match cannot be one bet: not decided by the score, never won together, one contained in the others, or
 * not offered now.
 */
export const BUILDER_REFUSAL = { notJoinable: 1, impossible: 2, contained: 3, unavailable: 4 } as const;

/** `sr` of an order and of its legs. */
export const RESULT = { open: 0, won: 1, halfWon: 2, push: 3, halfLost: 4, lost: 5, void: 6 } as const;

/** `oc`: what may happen to a price while a bet is on its way. */
export const ODDS_ACCEPTANCE = { none: 0, better: 1, any: 2 } as const;
