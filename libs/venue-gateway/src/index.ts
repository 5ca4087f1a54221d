export {
  FAMILY_OF_VENUE,
  VENUE_CODES,
  type VenueCode,
  type VenueDescription,
  type VenueFamily,
} from './entities/venue';
export {
  PERIODS,
  LIST_KINDS,
  SPORT_KEYS,
  type Period,
  type ListKind,
  type SportCount,
  type SportKey,
} from './entities/sport';
export { countsAlike, isOver, SCORED_STAGES } from './entities/match';
export type {
  League,
  Market,
  MarketKind,
  MarketPeriod,
  MarketStatus,
  Match,
  MatchClock,
  MatchStage,
  MatchStatus,
  Score,
  ScoredStage,
  Selection,
  Side,
  StageScore,
  Team,
  WireOrder,
} from './entities/match';
export type {
  FavouriteMarks,
  FavouriteSubject,
  MatchDetail,
  MatchPage,
  MatchQuery,
  ResultQuery,
} from './entities/lists';
export type {
  Bet,
  BetLeg,
  BetLimits,
  BetOrder,
  BetPage,
  BetQuery,
  BetState,
  BuilderPrice,
  BuilderRefusal,
  ComboLimits,
  OddsAcceptance,
  OrderLeg,
  SelectionLimits,
} from './entities/bet';
export type {
  CashOut,
  CashOutOffer,
  CashOutOrder,
  CashOutOutcome,
  OpenCashOutOffer,
} from './entities/cash-out';
export type { BallPlace, MatchStatistics, Statistic, StatisticKind } from './entities/statistics';
export type { Incident, IncidentKind } from './entities/timeline';
export type { LineUps, Player, PlayerPosition, Substitution, TeamLineUp } from './entities/line-up';
export type { Transfer, TransferState, Wallet, WalletBalance } from './entities/wallet';
export type { SportsVenue } from './ports/sports-venue';
export type { GameLaunch, GameLaunchRequest, GameVenue } from './ports/game-venue';
export type { WalletPort } from './ports/wallet-port';
export type { VenueGateway, VenueStates } from './ports/venue-gateway';
export { orderVenues, tabFamily } from './catalogue/venues';
export { CATEGORY_IDS, sportIdOf, sportIdsOf, sportOf } from './catalogue/sports';
export {
  COMBO_INTERVAL_MS,
  COUNT_INTERVAL_MS,
  LIST_INTERVAL_MS,
  LIVE_ESPORTS_INTERVAL_MS,
} from './catalogue/polling';
export { offersBetBuilder } from './catalogue/bet-builder';
export { offersBetEdit } from './catalogue/bet-edit';
export { offersCashOut } from './catalogue/cash-out';
export { readScore } from './mapping/score-text';
export { cashOutValueOf } from './entities/cash-out-value';
export { lineLabel } from './mapping/line-label';
export { isAnswerLost, isOutcomeUnknown } from './ports/outcome';
export { launchErrorItem } from './session/venue-session';
export type { VenueLanguage } from './session/venue-language';
export { createVenueGateway, type VenueGatewayOptions } from './create-venue-gateway';
export { useWalletQuery, walletQueries } from './react/wallet-queries';
