/** `Market` of an event (venue's own numbering, SPORT-016). */
export const IM_MARKET = { early: 1, today: 2, live: 3 } as const;

/** `BetTypeId` of a market line. Those formatted as handicaps carry the numbers of SPORT-028. */
export const IM_BET_TYPE = {
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
  cornersHandicap: 181,
  cornersOverUnder: 182,
} as const;

/** `PeriodId` of a market line or a related score. */
export const IM_PERIOD = {
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

/** `SelectionId` of a selection. Correct scores and outrights tell theirs apart by `Specifiers`. */
export const IM_SELECTION = {
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
} as const;

/** `EventGroupTypeId`: what an event's or a related score's numbers count. */
export const IM_EVENT_GROUP = { goals: 1, corners: 2, bookings: 3, dismissals: 4 } as const;

/** `MarketlineStatusId`. */
export const IM_LINE_STATUS = { open: 1, closed: 2 } as const;

/** `EventStatusId`. */
export const IM_EVENT_STATUS = { scheduled: 1, running: 2, interrupted: 3, ended: 4 } as const;

/** `BetConfirmationStatus` of a wager. */
export const IM_CONFIRMATION = { pending: 1, accepted: 2, rejected: 3 } as const;

/** `BetTradeStatus` of a wager. */
export const IM_TRADE = { none: 0, cashedOut: 1 } as const;

/** `ResultStatus` of a wager and of its items. */
export const IM_RESULT = { open: 0, won: 1, halfWon: 2, push: 3, halfLost: 4, lost: 5, void: 6 } as const;

/** `OddsAcceptance`: what may happen to a price while a bet is on its way. */
export const IM_ODDS_ACCEPTANCE = { none: 0, better: 1, any: 2 } as const;
