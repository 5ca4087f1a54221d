export { Recent } from './cache/recent';
export type { Fixture } from './calendar/calendar';
export { findTeam, leaguesOf } from './catalogue/catalogue';
export type { LeagueEntry } from './catalogue/catalogue';
export { hasSquads, squadOf } from './catalogue/squads';
export { SPORT_RULES } from './catalogue/sport-rules';
export { createClock } from './clock/clock';
export type { ClockSetting, SandboxClock } from './clock/clock';
export { momentOf, onPlatform } from './clock/platform-days';
export { createMemoryCommandStore } from './commands/command-store';
export type { CommandStore } from './commands/command-store';
export type { SimCommand } from './model/commands';
export type { SimLineUps, SimPlayer, SimTeamLineUp } from './model/line-up';
export type {
  PricingTerms,
  ScoreChance,
  SimExtraKind,
  SimMarket,
  SimMarketKind,
  SimMarketPeriod,
  SimOutcome,
  SimOutright,
  SimQuote,
  SimSelection,
} from './model/market';
export type { SimEvent, SimFixture, SimListPeriod, SimMatch, SimMatchFilter, SimStage } from './model/match';
export type { Simulation } from './model/simulation';
export { SIM_SPORTS } from './model/sport';
export type { SimName, SimScore, SimSide, SimSportKey, SimTableRow, SimTeam } from './model/sport';
export type { SimBall, SimStatistic, SimStatisticKind } from './model/statistics';
export { builderOdds } from './pricing/price';
export { lineText, readLine } from './pricing/sections';
export { createRandom, hash, shuffled } from './random/seeded';
export { createSimulation } from './simulation/create-simulation';
export { outcomeAt } from './timelines/outcome';
export { playMatch } from './timelines/play';
