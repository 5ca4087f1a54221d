import * as v from 'valibot';
import { count, epochMs } from '../fields';

/**
 * A shot, the form of `choice`: at which fish, and when. The shoal swims by `shoalSeed(game.id)` and the platform's clock, so that
 * a page and the platform see the same fish; a shot is taken while its moment is at most {@link SHOT_DRIFT_MS} from the platform's.
 */
export const fishingChoice = v.object({ fish: count, at: epochMs });
export type FishingChoice = v.InferOutput<typeof fishingChoice>;

/** How far a shot's moment may be from the platform's clock, ms. */
export const SHOT_DRIFT_MS = 2_000;

/** What came of a shot. A fish that was not caught swims on. */
export const fishingResult = v.object({ fish: count, kind: v.string(), caught: v.boolean() });
export type FishingResult = v.InferOutput<typeof fishingResult>;
