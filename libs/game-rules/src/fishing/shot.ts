import type { Draws } from '../fair/draws';
import { catchChance, FISH_KINDS, type FishKindName, SHOT_NUMBERS } from './kinds';
import { findFish, isInField } from './shoal';

/** What a bullet may cost, cents. */
export const BULLET_STAKES: readonly bigint[] = [10n, 50n, 100n, 500n, 1_000n, 5_000n];

/** A shot at a fish. */
export interface FishShot {
  /** The seed of the shoal. */
  readonly seed: number;
  /** The number of the fish in the shoal. */
  readonly fish: number;
  /** When it was shot at, milliseconds since 1970. Whoever settles a shot checks that this is near their own time. */
  readonly at: number;
  /** Cents, one of {@link BULLET_STAKES}. */
  readonly stake: bigint;
}

/** Why a shot is not taken: no bullet costs that, the fish is not in the field at that moment, or somebody has caught it. */
export type ShotRefusal = 'stake' | 'notThere' | 'caught';

/** What came of a shot that is taken. */
export interface ShotResult {
  readonly kind: FishKindName;
  readonly isCaught: boolean;
  /** What comes back, cents: the stake times the multiplier of the kind, or 0. */
  readonly win: bigint;
}

/** Whether a bullet catches a fish that it meets, by one draw. @param stake cents */
export function hitFish(kind: FishKindName, stake: bigint, draws: Draws): ShotResult {
  const isCaught = draws.below(SHOT_NUMBERS) < catchChance(kind);
  return { kind, isCaught, win: isCaught ? stake * BigInt(FISH_KINDS[kind].multiplier) : 0n };
}

/**
 * Decides a shot by one draw; a shot that is refused takes none.
 * Throws a RangeError where the seed or the moment cannot be.
 * @param caught the numbers of the fish of this shoal that were caught already
 */
export function shootFish(
  { seed, fish, at, stake }: FishShot,
  caught: ReadonlySet<number>,
  draws: Draws,
): ShotResult | { readonly refusal: ShotRefusal } {
  if (!BULLET_STAKES.includes(stake)) return { refusal: 'stake' };
  const target = findFish(seed, fish, at);
  if (target === undefined || !isInField(target)) return { refusal: 'notThere' };
  if (caught.has(fish)) return { refusal: 'caught' };
  return hitFish(target.kind, stake, draws);
}
