import type { Game, GameKind } from '@heptad/game-rules';
import { baccaratEngine } from './baccarat-engine';
import { fishingEngine } from './fishing-engine';
import type { InstantEngine } from './instant-engine';
import { lotteryEngine } from './lottery-engine';
import { rouletteEngine } from './roulette-engine';
import type { ScheduledEngine } from './scheduled-engine';
import { slotEngine } from './slot-engine';

const INSTANT: Readonly<Partial<Record<GameKind, InstantEngine>>> = {
  slot: slotEngine,
  fishing: fishingEngine,
};

const SCHEDULED: Readonly<Partial<Record<GameKind, ScheduledEngine>>> = {
  baccarat: baccaratEngine,
  roulette: rouletteEngine,
  lottery: lotteryEngine,
};

/** What plays a game whose rounds wait for nobody; undefined for one whose rounds come by the clock. */
export const engineOf = ({ engine }: Game): InstantEngine | undefined => INSTANT[engine.kind];

/** What plays a game whose rounds come by the platform's clock; undefined for one that waits for nobody. */
export const scheduledEngineOf = ({ engine }: Game): ScheduledEngine | undefined => SCHEDULED[engine.kind];
