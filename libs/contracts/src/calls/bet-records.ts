import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, idText, moneyText, pageFields, spanFields, sportsVenueCode } from '../fields';
import { OWN_PATHS } from '../hidden-paths';

/** What an order has come to, in the platform's own words; the same in every venue. */
export const betStates = [
  'pending',
  'accepted',
  'rejected',
  'won',
  'halfWon',
  'push',
  'halfLost',
  'lost',
  'void',
  'cashedOut',
] as const;

const oddsText = v.pipe(v.string(), v.regex(/^\d{1,6}(\.\d{1,5})?$/));

/** One selection of a bet, as it was taken. */
export const betRecordLeg = v.object({
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
  state: v.picklist(betStates),
  /** Final score as `home:away`, once there is one. */
  result: v.optional(v.string()),
});

/** A bet across venues. */
export const betRecord = v.object({
  id: idText,
  venue: sportsVenueCode,
  state: v.picklist(betStates),
  /** n × 1000 + number of bets; 1001 is a single. */
  comboCode: count,
  stake: moneyText,
  /** What comes back at most while open, and what came back once settled. */
  returns: moneyText,
  /** Returns less stake once settled. */
  winLoss: v.optional(moneyText),
  placedAt: epochMs,
  settledAt: v.optional(epochMs),
  legs: v.pipe(v.array(betRecordLeg), v.minLength(1)),
});

/** A member's bets in all venues, newest first, with the sums of the whole span (CALL-067). */
export const betRecords = defineCall({
  method: 'POST',
  path: OWN_PATHS.betRecords,
  access: 'member',
  safety: 'read',
  request: v.object({
    ...pageFields,
    ...spanFields,
    settled: v.boolean(),
    venue: v.optional(sportsVenueCode),
  }),
  response: v.object({
    items: v.array(betRecord),
    total: count,
    page: count,
    size: count,
    totals: v.object({
      bets: count,
      stake: moneyText,
      /** Stakes that count: those of bets won or lost, halves counted half. */
      turnover: moneyText,
      returns: moneyText,
      winLoss: moneyText,
    }),
  }),
});
