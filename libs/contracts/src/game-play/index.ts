export { balance, open, play, refusal, seen } from './calls';
export { draws } from './draws';
export { clientSeed, engines, round, volatilities } from './fields';
export {
  fishingChoice,
  fishingResult,
  SHOT_DRIFT_MS,
  type FishingChoice,
  type FishingResult,
} from './fishing';
export {
  FRAME_CHANNEL,
  gameMessage,
  siteMessage,
  type GameMessage,
  type SiteMessage,
} from './frame-messages';
export { jackpotCodes } from './jackpots';
export { slotResult, type SlotResult } from './results';
export {
  baccaratResult,
  lotteryResult,
  rouletteResult,
  type BaccaratResult,
  type LotteryResult,
  type RouletteResult,
} from './shared-results';
export {
  MOST_SPOTS,
  phases,
  placeBets,
  sharedChoice,
  sharedOutcome,
  sharedRound,
  type SharedChoice,
  type SpotBet,
} from './shared-rounds';
export { STREAM_PATH, streamHello, streamMessage, type StreamMessage } from './stream';
export { table } from './tables';
