import * as v from 'valibot';
import { defineCall } from '../define-call';
import { epochMs, noFields } from '../fields';
import { round } from './fields';
import { players, sharedLimits, sharedOutcome, sharedRound } from './shared-rounds';

/**
 * A lottery as it is now: its period, and the last 100 draws, the oldest first, from which its trend chart is drawn. Selections
 * and odds are those of the play in `game-rules`.
 */
export const draws = defineCall({
  method: 'POST',
  path: '/play/draws',
  family: 'raw',
  safety: 'read',
  request: noFields,
  response: v.object({
    /** The platform's clock. */
    now: epochMs,
    play: v.picklist(['fastThree', 'fiveDigits', 'pkTen']),
    interval: v.picklist(['minute', 'fiveMinutes', 'day']),
    round: sharedRound,
    past: v.array(sharedOutcome),
    players,
    limits: sharedLimits,
    /** The member's own round, where they have bet in this period. */
    mine: v.optional(round),
    /** The member's last round here that is over and that no page has shown to its end. */
    unseen: v.optional(round),
  }),
});
