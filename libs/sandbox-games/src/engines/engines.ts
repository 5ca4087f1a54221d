import type { Game } from '@heptad/game-rules';
import type { InstantEngine } from './instant-engine';
import { slotEngine } from './slot-engine';

/** What plays a game; undefined where no engine of its kind runs, so that the game is not offered. */
export const engineOf = ({ engine }: Game): InstantEngine | undefined =>
  engine.kind === 'slot' ? slotEngine : undefined;
