import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, idText, language, noFields, nothing, oddsText, pageFields, pageOf } from '../fields';

/** The sports that tipsters follow, in the words of the product. */
export const SPORTS = ['football', 'basketball', 'tennis', 'baseball'] as const;

/** How long back a ranking looks, in whole days of the platform's calendar, today included. */
export const DAYS = [7, 30] as const;

/** What a ranking goes by: profit on what was staked, share of hits, or hits in a row. */
export const ORDERS = ['profit', 'hits', 'streak'] as const;

/** What became of a tip; `open` until its market is settled. */
const tipStates = ['open', 'won', 'halfWon', 'push', 'halfLost', 'lost', 'void'] as const;

/** A signed decimal with at most two places: units won or lost, or a share in per cent. */
const signedDecimal = v.pipe(v.string(), v.regex(/^-?\d{1,9}(\.\d{1,2})?$/));
const days = v.picklist(DAYS);
const sport = v.picklist(SPORTS);
const score = v.object({ home: count, away: count });

/** Whose tips they are. */
const tipsterName = v.object({
  id: idText,
  name: v.string(),
  /** How the person goes about it, one line. */
  motto: v.string(),
  sports: v.pipe(v.array(sport), v.minLength(1)),
});

/** What a person's settled tips of a span add up to; one unit is staked on each. */
const tipsterFigures = v.object({
  settled: count,
  won: count,
  lost: count,
  /** Tips whose stake came back. */
  returned: count,
  /** Per cent of what was staked, one decimal, cut towards zero. */
  profitRate: signedDecimal,
  /** Per cent of the decided tips, halves counted half. */
  hitRate: signedDecimal,
  /** Units. */
  profit: signedDecimal,
  /** Hits in a row up to the latest settled tip; what came back is passed over. */
  streak: count,
  /** Mean price; `0.00` where nothing is settled. */
  averageOdds: oddsText,
});

/** A recommendation. One unit is staked on it at the price of the moment it was given. */
const tipFields = v.object({
  id: idText,
  personId: idText,
  placedAt: epochMs,
  match: v.object({
    /** As every sports venue knows it. */
    id: idText,
    sport,
    league: v.string(),
    home: v.string(),
    away: v.string(),
    kickOff: epochMs,
    status: v.picklist(['upcoming', 'live', 'suspended', 'ended', 'abandoned']),
    /** From kick-off on. */
    score: v.optional(score),
  }),
  market: v.object({
    kind: v.picklist(['handicap', 'overUnder', 'moneyline']),
    period: v.picklist(['full', 'firstHalf']),
    /** The home side's handicap or the total. */
    line: v.optional(v.string()),
  }),
  side: v.picklist(['home', 'draw', 'away', 'over', 'under']),
  /** European, when the tip was given. */
  odds: oddsText,
  state: v.picklist(tipStates),
  /** Units won or lost, once settled. */
  profit: v.optional(signedDecimal),
});

/** Tipsters by what their settled tips came to (ROUTE-083, CALL-067). Whoever has too few is left out. */
export const ranking = defineCall({
  method: 'POST',
  path: '/game/api/v1/redList/ranking',
  safety: 'read',
  request: v.object({ by: v.picklist(ORDERS), days, language, sport: v.optional(sport) }),
  response: v.object({
    /** Settled tips that it takes to be ranked. */
    least: count,
    items: v.array(
      v.object({
        person: tipsterName,
        figures: tipsterFigures,
        /** The latest settled tips, the newest last. */
        form: v.array(v.picklist(tipStates)),
        /** Tips on matches that have not begun. */
        open: count,
      }),
    ),
  }),
});

/** One tipster (ROUTE-084): figures of a span, how the profit went day by day, and how many follow. */
export const person = defineCall({
  method: 'POST',
  path: '/game/api/v1/redList/person',
  safety: 'read',
  request: v.object({ id: idText, days, language }),
  response: v.object({
    person: tipsterName,
    followers: count,
    figures: tipsterFigures,
    form: v.array(v.picklist(tipStates)),
    /** Profit in units since the span began, at the end of each of its days; days as `YYYY-MM-DD`. */
    curve: v.array(
      v.object({ day: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)), profit: signedDecimal }),
    ),
  }),
});

/** A tipster's recommendations, newest first: those still open, or the settled ones of the last thirty days. */
export const tips = defineCall({
  method: 'POST',
  path: '/game/api/v1/redList/recList',
  safety: 'read',
  request: v.object({ ...pageFields, personId: idText, settled: v.boolean(), language }),
  response: pageOf(tipFields),
});

/** One recommendation with its reasons (ROUTE-085). */
export const tip = defineCall({
  method: 'POST',
  path: '/game/api/v1/redList/recDetail',
  safety: 'read',
  request: v.object({ id: idText, language }),
  response: v.object({
    tip: tipFields,
    person: tipsterName,
    /** Of the last thirty days. */
    figures: tipsterFigures,
    /** Paragraphs, written when the tip was given. */
    reasons: v.pipe(v.array(v.string()), v.minLength(1)),
  }),
});

/** Whom the member follows. */
export const follows = defineCall({
  method: 'POST',
  path: '/game/api/v1/redList/followList',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({ ids: v.array(idText) }),
});

/** Follows a tipster or no longer; said twice it is the same. */
export const follow = defineCall({
  method: 'POST',
  path: '/game/api/v1/redList/follow',
  access: 'member',
  request: v.object({ id: idText, followed: v.boolean() }),
  response: nothing,
});
