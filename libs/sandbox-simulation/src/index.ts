export { Recent } from './cache/recent';
export type { Fixture } from './calendar/calendar';
export { leaguesOf } from './catalogue/catalogue';
export { SPORT_RULES } from './catalogue/sport-rules';
export { createClock } from './clock/clock';
export type { ClockSetting, SandboxClock } from './clock/clock';
export { momentOf, onPlatform } from './clock/platform-days';
export { createMemoryCommandStore } from './commands/command-store';
export type { CommandStore } from './commands/command-store';
export type { SimLineUps, SimPlayer, SimTeamLineUp } from './model/line-up';
export type { SimCommand } from './model/commands';
export { SIM_SPORTS } from './model/simulation';
export type {
  PricingTerms,
  SimEvent,
  SimExtraKind,
  SimFixture,
  SimListPeriod,
  SimMarket,
  SimMarketKind,
  SimMarketPeriod,
  SimMatch,
  SimMatchFilter,
  SimName,
  SimOutcome,
  SimOutright,
  SimQuote,
  SimScore,
  SimSelection,
  SimSide,
  SimSportKey,
  SimStage,
  SimTeam,
  Simulation,
} from './model/simulation';
export { lineText, readLine } from './pricing/sections';
export { createRandom, hash, shuffled } from './random/seeded';
export { createSimulation } from './simulation/create-simulation';
export { outcomeAt } from './timelines/outcome';
export { playMatch } from './timelines/play';
