import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, idText, language, oddsText, score } from '../fields';
import { sportsVenueCode } from '../venue-code';

/** Kinds of markets whose selections the platform knows at every venue, in the words of the product. */
export const MARKET_KINDS = [
  'handicap',
  'overUnder',
  'moneyline',
  'pointsOverUnder',
  'cornersHandicap',
  'cornersOverUnder',
  'bothTeamsScore',
  'oddEven',
  'doubleChance',
] as const;

/** Sides of these markets. */
export const MARKET_SIDES = [
  'home',
  'draw',
  'away',
  'over',
  'under',
  'odd',
  'even',
  'yes',
  'no',
  'homeDraw',
  'homeAway',
  'drawAway',
] as const;

/** Which selection of a match is meant, whoever offers it. */
const selectionFields = {
  market: v.object({
    kind: v.picklist(MARKET_KINDS),
    /** `full`, `firstHalf`, `quarter1`, `set1` and so on. */
    period: idText,
    /** The home side's handicap or the total. */
    line: v.optional(v.pipe(v.string(), v.regex(/^-?\d{1,4}(\.\d{1,2})?$/))),
  }),
  side: v.picklist(MARKET_SIDES),
};

/** How the price of a selection went at a venue since its market opened, oldest first. Times without an offer are left out. */
export const priceHistory = defineCall({
  method: 'POST',
  path: '/game/api/v1/selections/priceHistory',
  safety: 'read',
  request: v.object({ venue: sportsVenueCode, matchId: idText, ...selectionFields }),
  response: v.object({
    /** When its market opened; of a handicap in play, when the score that it counts from was reached. */
    openedAt: epochMs,
    /** The price at times between then and now, the last one now where it is offered now; European. */
    prices: v.pipe(v.array(v.object({ at: epochMs, odds: oddsText })), v.maxLength(100)),
  }),
});

/**
 * The selections that most bets of the last hours are on, most first; only those that the venue offers now. Counted from bets
 * that members placed: where there are too few, the list is empty. Of one match or one sport alone where they are named.
 */
export const popularBets = defineCall({
  method: 'POST',
  path: '/game/api/v1/selections/popularBets',
  safety: 'read',
  request: v.object({
    venue: sportsVenueCode,
    language,
    matchId: v.optional(idText),
    /** By the name that the product has for it. */
    sport: v.optional(idText),
  }),
  response: v.object({
    /** How far back bets are counted. */
    hours: count,
    items: v.array(
      v.object({
        match: v.object({
          /** As every sports venue knows it. */
          id: idText,
          league: v.string(),
          home: v.string(),
          away: v.string(),
        }),
        market: v.object({
          ...selectionFields.market.entries,
          /** The score that it counts from, of a handicap in play. */
          countsFrom: v.optional(score),
        }),
        side: selectionFields.side,
        bets: count,
      }),
    ),
  }),
});
