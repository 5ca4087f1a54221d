/** `Market` of an event (venue's own numbering, SPORT-016). */
export const MARKET = { early: 1, today: 2, live: 3 } as const;

/**
 * `BetTypeId` of a market line. Those formatted as handicaps carry the numbers of SPORT-028; what 161, 188, 189 and
 * 191 are about is our reading (OPEN-047), and members read the venue's own name of them.
 */
export const BET_TYPE = {
  handicap: 1,
  overUnder: 2,
  /** 1X2; `twoWay` where there is no draw. */
  moneyline: 3,
  correctScore: 4,
  oddEven: 5,
  bothTeamsScore: 6,
  doubleChance: 7,
  twoWay: 8,
  outright: 100,
  pointsOverUnder: 160,
  pointsHandicap: 161,
  cornersHandicap: 181,
  cornersOverUnder: 182,
  bookingsHandicap: 188,
  bookingsOverUnder: 189,
  extraLine: 191,
} as const;

/** `CompetitionId` of the leagues that IM numbers (SPORT-006). */
export const LEAGUE_IDS = {
  worldCup: 44,
  nationsCup: 46,
  virtualEngland: 47,
  friendly: 49,
  spain: 52,
  italy: 53,
} as const;

/** `PeriodId` of a market line or a related score. */
export const PERIOD = {
  full: 1,
  firstHalf: 2,
  secondHalf: 3,
  quarter1: 11,
  quarter2: 12,
  quarter3: 13,
  quarter4: 14,
  set1: 21,
  set2: 22,
  set3: 23,
  set4: 24,
  set5: 25,
} as const;

/** `PeriodId` of a related score: those of a line, and the stages that no line is about. */
export const SCORE_PERIOD = {
  firstHalf: PERIOD.firstHalf,
  secondHalf: PERIOD.secondHalf,
  quarter1: PERIOD.quarter1,
  quarter2: PERIOD.quarter2,
  quarter3: PERIOD.quarter3,
  quarter4: PERIOD.quarter4,
  set1: PERIOD.set1,
  set2: PERIOD.set2,
  set3: PERIOD.set3,
  set4: PERIOD.set4,
  set5: PERIOD.set5,
  overtime: 4,
  inning1: 31,
  inning2: 32,
  inning3: 33,
  inning4: 34,
  inning5: 35,
  inning6: 36,
  inning7: 37,
  inning8: 38,
  inning9: 39,
} as const;

/** `ServingSide` of an event. */
export const SERVING = { home: 1, away: 2 } as const;

/** `SelectionId` of a selection. Correct scores and outrights tell theirs apart by `Specifiers`. */
export const SELECTION = {
  handicapHome: 1,
  handicapAway: 2,
  over: 3,
  under: 4,
  home: 5,
  away: 6,
  draw: 7,
  score: 8,
  otherScore: 9,
  odd: 10,
  even: 11,
  yes: 12,
  no: 13,
  homeDraw: 14,
  homeAway: 15,
  drawAway: 16,
  runner: 17,
  cornersHome: 680,
  cornersAway: 679,
  bookingsHome: 692,
  bookingsAway: 691,
} as const;

/** `EventGroupTypeId`: what an event's or a related score's numbers count. */
export const EVENT_GROUP = { goals: 1, corners: 2, bookings: 3, dismissals: 4 } as const;

/** `MarketlineStatusId`. */
export const LINE_STATUS = { open: 1, closed: 2 } as const;

/** `EventStatusId`; an abandoned event is over without a result. */
export const EVENT_STATUS = { scheduled: 1, running: 2, interrupted: 3, ended: 4, abandoned: 5 } as const;

/** `BetConfirmationStatus` of a wager. */
export const CONFIRMATION = { pending: 1, accepted: 2, rejected: 3 } as const;

/** `BetTradeStatus` of a wager. */
export const TRADE = { none: 0, cashedOut: 1 } as const;

/** `ResultStatus` of a wager and of its items. */
export const RESULT = { open: 0, won: 1, halfWon: 2, push: 3, halfLost: 4, lost: 5, void: 6 } as const;

/** `OddsAcceptance`: what may happen to a price while a bet is on its way. */
export const ODDS_ACCEPTANCE = { none: 0, better: 1, any: 2 } as const;
