export { drawsFrom, fairDraws } from './fair/draws';
export type { Draws, RoundSeeds } from './fair/draws';
export { commitmentOf, isClientSeed, isServerSeed } from './fair/seeds';
export { shuffled } from './fair/shuffled';
export { drawWeighted, rowAt } from './weighted/weighted-draw';
export type { WeightedDraw } from './weighted/weighted-draw';
export { figuresOf } from './slot/figures';
export type { SlotFigures } from './slot/figures';
export type { Grid, Place, Reel } from './slot/grid';
export {
  MOST_FREE_SPINS,
  PAYING_SYMBOLS,
  REELS,
  ROWS,
  SCATTER,
  UNITS,
  WILD,
  freeSpinsFor,
} from './slot/model';
export type { PayingSymbol, SlotModel, SlotSymbol, StatedFigures, Volatility } from './slot/model';
export { SLOT_MODELS } from './slot/models';
export { greatestWinOf, isSlotStake, playSlot } from './slot/spin';
export type { SlotRound, Spin, SpinWin } from './slot/spin';
export type { WayWin } from './slot/ways';
export { percentText } from './ratio/ratio';
export type { Ratio } from './ratio/ratio';
export { cardPoints, handPoints } from './baccarat/cards';
export type { Card } from './baccarat/cards';
export { CUT_CARD, DECKS, isSpent, newShoe } from './baccarat/shoe';
export type { Shoe } from './baccarat/shoe';
export { dealRound } from './baccarat/round';
export type { BaccaratOutcome, BaccaratResult, BaccaratRound } from './baccarat/round';
export { BACCARAT_BETS, BANKER_STAKE_STEP, baccaratPayout, baccaratRefusal } from './baccarat/bets';
export type { BaccaratBet, BaccaratBetKind, BaccaratRefusal } from './baccarat/bets';
export { BACCARAT_EDGES, baccaratEdge } from './baccarat/house-edge';
export { ROAD_ROWS } from './baccarat/road-layout';
export type { Placed } from './baccarat/road-layout';
export { beadPlate } from './baccarat/bead-plate';
export { bigRoad } from './baccarat/big-road';
export type { BigRoadEntry } from './baccarat/big-road';
export { derivedRoad } from './baccarat/derived-roads';
export type { DerivedMark, DerivedRoad } from './baccarat/derived-roads';
export { rouletteColor, spinRoulette, WHEEL } from './roulette/wheel';
export type { RouletteColor } from './roulette/wheel';
export { INSIDE_BETS, INSIDE_GROUPS } from './roulette/inside-bets';
export type { InsideKind } from './roulette/inside-bets';
export { HALF_BETS, numbersOf, roulettePayout, rouletteRefusal, THIRD_BETS } from './roulette/bets';
export type { HalfBet, InsideBet, RouletteBet, RouletteRefusal, ThirdBet } from './roulette/bets';
export { ROULETTE_EDGE, rouletteEdge } from './roulette/house-edge';
export { LOTTERY_PLAYS } from './lottery/play';
export type { LotteryPlay, LotteryPlayName, LotteryPrice } from './lottery/play';
export { LOTTERY, LOTTERY_STAKE_STEP, lotteryPayout, lotteryRefusal } from './lottery/bets';
export type { LotteryBet, LotteryRefusal } from './lottery/bets';
export { lotteryReturns } from './lottery/returns';
export { BETTING_ENDS_BEFORE, isBettingOpen, LOTTERY_INTERVALS, periodAt, periodOf } from './lottery/periods';
export type { LotteryInterval, LotteryPeriod } from './lottery/periods';
export { lotteryTrend } from './lottery/trend';
export type { LotteryTrend, TrendSummary } from './lottery/trend';
export { catchChance, FISH_KIND_NAMES, FISH_KINDS, FISHING_RETURN, fishingReturn } from './fishing/kinds';
export type { FishKind, FishKindName } from './fishing/kinds';
export { shoalSeed } from './fishing/shoal-seed';
export { FISH_FIELD, FISH_MARGIN, findFish, fishAt, isInField } from './fishing/shoal';
export type { Fish } from './fishing/shoal';
export { BULLET_STAKES, hitFish, shootFish } from './fishing/shot';
export type { FishShot, ShotRefusal, ShotResult } from './fishing/shot';
export { CATALOGUE, gameById, gamesIn, gamesOf } from './catalogue/catalogue';
export { liveHalls } from './catalogue/live-games';
export type { LiveHall } from './catalogue/live-games';
export { AREA_OF_KIND, MOTIFS } from './catalogue/game';
export type {
  Game,
  GameArea,
  GameEngine,
  GameKind,
  JackpotCode,
  Motif,
  ReturnRange,
  Theme,
} from './catalogue/game';
export type { Names } from './catalogue/names';
export { PROVIDERS, venuesOf } from './catalogue/providers';
export type { Provider, ProviderCode } from './catalogue/providers';
export { slotFaces, type SlotFace } from './slot/faces';
