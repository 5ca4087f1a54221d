export { clearDemos, demoBalance, playDemo } from './demo/demo-play';
export { engineOf, scheduledEngineOf } from './engines/engines';
export type { InstantEngine } from './engines/instant-engine';
export { lotteryOf } from './engines/lottery-engine';
export type { ScheduledEngine, ScheduledRound, SpotStake } from './engines/scheduled-engine';
export { JACKPOT_PART, JACKPOTS, jackpotAmounts, poolOf, seedJackpots } from './jackpots/jackpots';
export { markFavourite, readMyGames, TooManyFavourites } from './mine/my-games';
export { playRound } from './rounds/play-round';
export { keepPromise, promiseOf } from './rounds/promises';
export { countPlayers, countPlays, markSeen, readRound, readRounds, unseenRound } from './rounds/read-rounds';
export { roundChecks } from './rounds/round-checks';
export { roundNumber, rowOfRound } from './rounds/round-number';
export { roundOnWire } from './rounds/round-on-wire';
export { RoundRefused, type RoundRefusal } from './rounds/round-refused';
export { latestRounds, openTables, type OpenTable } from './rounds/latest-rounds';
export { membersWithRounds, roundTurnover, settledRounds, sumAreas } from './rounds/round-turnover';
export { sumSession } from './rounds/sum-session';
export { outcomeOf, outcomeOnWire, outcomesBefore, type ScheduledOutcome } from './scheduled/outcomes';
export { placeBets } from './scheduled/place-bets';
export {
  limitsOnWire,
  nextPhaseAt,
  phaseOf,
  promisedRound,
  sharedRoundOnWire,
  type PromisedRound,
} from './scheduled/read-scheduled';
export { settleDue, voidGame, voidRound } from './scheduled/settle-due';
export { gameSteps } from './tables';
export { createPlayServer } from './server/create-play-server';
export type { PlayDeps, PlayServer } from './server/play-server';
export type { PlaySession } from './server/play-session';
