import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, idText, moneyText, oddsNotation, pageFields, spanFields } from '../fields';
import { sportsVenueCode } from '../venue-code';
import { betStates } from './bet-states';

export { betStates };

const oddsText = v.pipe(v.string(), v.regex(/^\d{1,6}(\.\d{1,5})?$/));

/** A score as `home:away`. */
const scoreText = v.pipe(v.string(), v.regex(/^\d{1,4}:\d{1,4}$/));

/** A sport by the name the product gives it, whatever number a venue has for it (SPORT-003). */
const sportName = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/));

/** One selection of a bet, as it was taken. */
const betRecordLeg = v.object({
  matchId: idText,
  league: v.string(),
  home: v.string(),
  away: v.string(),
  kickOff: epochMs,
  market: v.string(),
  selection: v.string(),
  line: v.optional(v.string()),
  /** European. */
  odds: oddsText,
  /** The notation the member read the price in (SPORT-015); European where none is given. */
  notation: v.optional(oddsNotation),
  state: v.picklist(betStates),
  sport: sportName,
  /** Whether the match was in play when the bet was taken. */
  live: v.boolean(),
  /** The score when the bet was taken, of a match in play. */
  scoreAtBet: v.optional(scoreText),
  /** The score that its line counts from; absent where it counts the whole period. */
  countsFrom: v.optional(scoreText),
  /** Final score, once there is one. */
  result: v.optional(scoreText),
});

/** A bet across venues. */
const betRecord = v.object({
  id: idText,
  venue: sportsVenueCode,
  state: v.picklist(betStates),
  /** n × 1000 + number of bets; 1001 is a single. */
  comboCode: count,
  /** European price of a bet builder, whose legs are of one match and pay together at it; absent for every other bet. */
  builderOdds: v.optional(oddsText),
  /** How many combinations the stake was laid on. */
  combinations: count,
  /** Stake of each combination. */
  unitStake: moneyText,
  stake: moneyText,
  /** What comes back at most while open, and what came back once settled. */
  returns: moneyText,
  /** Returns less stake once settled. */
  winLoss: v.optional(moneyText),
  /** The part of the stake that was cashed out and what it paid; `returns` of an open bet are of the rest. */
  cashedOut: v.optional(v.object({ stake: moneyText, paid: moneyText })),
  placedAt: epochMs,
  settledAt: v.optional(epochMs),
  /** Why a rejected bet was rejected, by the platform's own word for it. */
  refusal: v.optional(idText),
  legs: v.pipe(v.array(betRecordLeg), v.minLength(1)),
});

/** Sums over everything that a question finds, not over one page. Rejected bets count, their stakes do not: they were given back. */
const betSums = {
  bets: count,
  stake: moneyText,
  /** Stakes that count: those of bets won or lost, halves counted half, cut to a cent once. */
  turnover: moneyText,
  /** Returns less stakes of what is settled. */
  winLoss: moneyText,
};

/** The member's bets in all venues, newest first, with the sums of all that is asked for (CALL-067, ROUTE-070, ROUTE-079). */
export const records = defineCall({
  method: 'POST',
  path: '/game/api/v1/bets/records',
  access: 'member',
  safety: 'read',
  request: v.object({
    ...pageFields,
    /** By the time of placing. */
    ...spanFields,
    settled: v.boolean(),
    venue: v.optional(sportsVenueCode),
    /** `virtual`: with a leg of a virtual sport (ROUTE-076); `sports`: without one. */
    scope: v.optional(v.picklist(['sports', 'virtual'])),
    /** With a leg of this sport. */
    sport: v.optional(sportName),
    kind: v.optional(v.picklist(['single', 'combo'])),
    states: v.optional(v.pipe(v.array(v.picklist(betStates)), v.minLength(1), v.maxLength(betStates.length))),
    /** Only bets before this number: the way from page to page that new bets do not disturb. */
    before: v.optional(idText),
  }),
  response: v.object({
    items: v.array(betRecord),
    /** All that is found, whatever `before` says. */
    total: count,
    page: count,
    size: count,
    /** Whether older ones follow the last item. */
    more: v.boolean(),
    totals: v.object({
      ...betSums,
      /** What came back; of open bets what may come back at most. */
      returns: moneyText,
      /** What the bets that gained have gained. */
      won: moneyText,
      /** What the bets that lost have lost, not below zero. */
      lost: moneyText,
    }),
    /** The same sums by venue, of those that have any. */
    venues: v.array(v.object({ venue: sportsVenueCode, ...betSums })),
    /** The sports found were no sport asked for, with their names in the language asked for. */
    sports: v.array(v.object({ sport: sportName, name: v.string(), bets: count })),
  }),
});

/** One bet by its number, and what each of its combinations comes to (ROUTE-073). */
export const record = defineCall({
  method: 'POST',
  path: '/game/api/v1/bets/record',
  access: 'member',
  safety: 'read',
  request: v.object({ id: idText }),
  response: v.object({
    record: betRecord,
    /** The bets that the order was split into: one for a single. */
    parts: v.array(
      v.object({
        /** Places of its legs in the record's, from 0. */
        legs: v.array(count),
        /** European odds of all its legs together, cut to two decimals. */
        odds: v.string(),
        /** What comes back at most while open, and what came back once decided. */
        returns: moneyText,
        state: v.picklist(betStates),
      }),
    ),
  }),
});
