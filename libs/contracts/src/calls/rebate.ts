import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, flag, idText, moneyText, noFields, pageFields, pageOf } from '../fields';
import { sportsVenueCode } from '../venue-code';

/** Kinds of venues that rebate is told by. */
export const kinds = ['sports', 'live', 'esports', 'egame', 'lottery', 'chess', 'fishing'] as const;

/** How a settled bet came to count, or why it does not: see the platform's rule of valid turnover. */
export const turnoverRules = [
  'whole',
  'half',
  'rest',
  'returned',
  'cashedOut',
  'lowOdds',
  'opposite',
] as const;

/** Whether a day's rebate was claimed by hand, or credited by itself. */
export const ways = ['claimed', 'credited'] as const;

/** A day of the platform's calendar. */
const day = v.pipe(v.string(), v.isoDate());

/** What a day comes to, kind by kind. */
const dayFields = {
  day,
  turnover: moneyText,
  rebate: moneyText,
  /** When it is credited by itself, where it is not claimed before. */
  creditsAt: epochMs,
  kinds: v.array(
    v.object({
      kind: v.picklist(kinds),
      /** What the bets that were settled on the day count. */
      turnover: moneyText,
      /** What bets of earlier days count otherwise since their day was credited; below zero where it is less. */
      correction: moneyText,
      /** Per cent. */
      ratio: v.pipe(v.string(), v.regex(/^\d{1,2}\.\d{2}$/)),
      /** Cut to whole cents. */
      rebate: moneyText,
    }),
  ),
};

/** The day that runs, the days that wait, and by which rules (ROUTE-023). */
export const state = defineCall({
  method: 'POST',
  path: '/game/api/v1/rebate/state',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({
    /** VIP grade, 0 to 10, by which today's ratios are. */
    grade: count,
    today: v.object(dayFields),
    /** Days that are over and not credited yet, the oldest first. */
    waiting: v.array(v.object(dayFields)),
    /** All that waits together. */
    claimable: moneyText,
    /** The least that is paid by hand; what is less is credited by itself all the same. */
    least: moneyText,
    /** Why the member may claim nothing now, to be shown: it is credited by itself. Absent where nothing stands in the way. */
    obstacle: v.optional(v.string()),
    /** The least odds at which a bet counts, European. */
    leastOdds: v.pipe(v.string(), v.regex(/^\d{1,2}\.\d{2}$/)),
  }),
});

/** The days that were credited, the newest first (ROUTE-023). */
export const records = defineCall({
  method: 'POST',
  path: '/game/api/v1/rebate/records',
  access: 'member',
  safety: 'read',
  request: v.object(pageFields),
  response: pageOf(
    v.object({ day, turnover: moneyText, rebate: moneyText, way: v.picklist(ways), at: epochMs }),
  ),
});

/** One day with the bets that were settled on it, and by which part of the rule each counts (ROUTE-023). */
export const detail = defineCall({
  method: 'POST',
  path: '/game/api/v1/rebate/day',
  access: 'member',
  safety: 'read',
  request: v.object({ day }),
  response: v.object({
    ...dayFields,
    state: v.picklist(['running', 'waiting', ...ways]),
    at: v.optional(epochMs),
    /** The newest of them. */
    bets: v.array(
      v.object({
        id: idText,
        kind: v.picklist(kinds),
        venue: sportsVenueCode,
        /** The match of its first leg, or what it is about. */
        title: v.string(),
        legs: count,
        stake: moneyText,
        counted: moneyText,
        rule: v.picklist(turnoverRules),
        settledAt: epochMs,
      }),
    ),
    betCount: count,
  }),
});

/** What a claim has paid. */
const claimed = v.object({ amount: moneyText, days: count, at: epochMs });

/** Pays the rebate of all days that are over into the centre wallet, each day and kind once (ROUTE-023). */
export const claim = defineCall({
  method: 'POST',
  path: '/game/api/v1/rebate/claim',
  access: 'member',
  safety: 'keyed',
  request: noFields,
  response: claimed,
});

/** What became of a claim, asked by its key; `known` 0: it never arrived (ROUTE-023). */
export const claimStatus = defineCall({
  method: 'POST',
  path: '/game/api/v1/rebate/claimStatus',
  access: 'member',
  safety: 'read',
  request: v.object({ idempotencyKey: idText }),
  response: v.object({ known: flag, claim: v.optional(claimed) }),
});
