import type { Simulation } from '@heptad/sandbox-simulation';
import type { Storage } from '../storage/storage';
import type { BetEvent } from './betting';
import type { Stakes } from './stakes';

/** What a bet is priced by, kept in and paid from. */
export interface BetStores {
  readonly simulation: Simulation;
  readonly storage: Storage;
  readonly stakes: Stakes;
}

/** What the parts of the betting engine work on. */
export interface EngineParts extends BetStores {
  /** The sandbox clock. */
  readonly clock: { now(): number };
  /** Throws where the member may not place a bet of this stake, minor units. */
  readonly admit: (memberId: string, stake: bigint) => Promise<void>;
  /** Tells the listeners of a change, after it was stored. */
  readonly tell: (event: BetEvent) => void;
}
