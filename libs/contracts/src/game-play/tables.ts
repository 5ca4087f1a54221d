import * as v from 'valibot';
import { defineCall } from '../define-call';
import { epochMs, noFields } from '../fields';
import { round } from './fields';
import { players, sharedLimits, sharedNumber, sharedOutcome, sharedRound } from './shared-rounds';

/** A past round of baccarat, as roads need it. */
export const baccaratPast = v.object({
  number: sharedNumber,
  outcome: v.picklist(['player', 'banker', 'tie']),
  playerPair: v.boolean(),
  bankerPair: v.boolean(),
});

/** A past round of roulette. */
export const roulettePast = v.object({
  number: sharedNumber,
  /** The number that fell. */
  fell: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
});

const tableFields = {
  /** The platform's clock. */
  now: epochMs,
  round: sharedRound,
  /** What came out of the round; once its betting is over. */
  outcome: v.optional(sharedOutcome),
  /** The round before. */
  last: sharedOutcome,
  players,
  limits: sharedLimits,
  /** The member's own round, where they have bet in this one. */
  mine: v.optional(round),
  /** The member's last round here that is over and that no page has shown to its end. */
  unseen: v.optional(round),
};

/** A table as it is now. The past has the last 120 rounds, the oldest first; the round that is dealt is not among them. */
export const table = defineCall({
  method: 'POST',
  path: '/play/table',
  family: 'raw',
  safety: 'read',
  request: noFields,
  response: v.variant('engine', [
    v.object({ engine: v.literal('baccarat'), past: v.array(baccaratPast), ...tableFields }),
    v.object({ engine: v.literal('roulette'), past: v.array(roulettePast), ...tableFields }),
  ]),
});
