import { queryApi, type Result } from '@heptad/api-client';
import { sportsVenueCode } from '@heptad/contracts';
import { isMoney, type Money, type Odds } from '@heptad/formatting';
import { createWriteSaga, type WriteAnswer } from '@heptad/idempotent-write';
import * as v from 'valibot';
import type { WagerRequest } from '../placement';
import { placementState, type PlacedBet } from '../placement-state';
import { TOLERANCES } from '../quick-bet-choices';
import { isOdds, slipSelectionSchema } from '../slip-selection';
import { betAnswer } from './bet-answer';
import { sendWager, type PlacingServices } from './send-wager';

/** Pauses between questions about a bet the venue is still considering, in milliseconds; a minute in all. */
export const RESULT_DELAYS_MS: readonly number[] = [
  1_000, 1_000, 1_500, 1_500, 2_000, 3_000, 5_000, 8_000, 13_000, 24_000,
];

const text = v.pipe(v.string(), v.maxLength(500));
const wagerRequest: v.GenericSchema<unknown, WagerRequest> = v.object({
  id: text,
  venue: sportsVenueCode,
  comboCode: v.pipe(v.number(), v.integer()),
  legs: v.pipe(v.array(slipSelectionSchema), v.minLength(1)),
  builderOdds: v.exactOptional(v.custom<Odds>(isOdds)),
  stake: v.custom<Money>(isMoney),
  acceptance: v.picklist(['none', 'better', 'any']),
  tolerance: v.exactOptional(v.picklist(TOLERANCES)),
});

/** Sends and follows bets: all of one tap side by side, each sent once. What is open is asked about, never sent again. */
export const placementWrite = createWriteSaga(
  {
    name: 'bets',
    order: wagerRequest,
    send: sendWager,
    async ask({ venues }: PlacingServices, key, { venue }, pending): Promise<Result<WriteAnswer<PlacedBet>>> {
      const sports = venues.sports(venue);
      const answer =
        pending !== undefined && 'bet' in pending
          ? await sports.bet(pending.bet.id)
          : await sports.confirmBet(key);
      if (!answer.ok) return answer;
      // A key the venue has never seen may still be on its way, so only a bet ends the asking.
      return { ok: true, value: answer.value === null ? { state: 'confirming' } : betAnswer(answer.value) };
    },
    atEnd: (outcome) =>
      'end' in outcome && outcome.end !== undefined && 'bet' in outcome.end
        ? [queryApi.util.invalidateTags(['balance', 'bets'])]
        : [],
    pendingPauses: RESULT_DELAYS_MS,
    waitsBeforeAsking: true,
    leavesEndToSender: true,
  },
  placementState,
);
