import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, flag, moneyText, noFields, timeZone } from '../fields';

/** What a limit holds down: money paid in, stakes less what they brought back, or stakes alone (ROLE-009). */
export const limitKinds = ['deposit', 'loss', 'stake'] as const;
/** The stretches of the member's calendar that a limit is counted over; a week begins on Monday. */
export const spans = ['day', 'week', 'month'] as const;
/** How many days a time-out may last (ROLE-011). */
export const timeOutDays = [1, 7, 30] as const;
/** How long a self-exclusion may last (ROLE-012). */
export const exclusionTerms = ['sixMonths', 'oneYear', 'threeYears', 'fiveYears', 'forever'] as const;
/** Bounds of the time between two reality checks, minutes (ROLE-013). */
export const LEAST_REALITY_MINUTES = 15;
export const MOST_REALITY_MINUTES = 60;
/** What in a member's play may be a sign of harm (ROLE-014). */
export const markerKinds = ['risingStakes', 'manyDeposits', 'nightPlay', 'longPlay', 'raisedLimits'] as const;

const kind = v.picklist(limitKinds);
const span = v.picklist(spans);
const limitAmount = v.pipe(v.string(), v.regex(/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,2})?$/));

const limit = v.object({
  kind,
  span,
  /** None: there is no such limit. */
  amount: v.optional(moneyText),
  /** How much of it is used in the span that runs now. */
  used: moneyText,
  /** When the next span begins. */
  until: epochMs,
  /** A higher amount, or none at all, that has been asked for and is not in force (ROLE-010). */
  change: v.optional(
    v.object({
      /** None: the limit is to be removed. */
      amount: v.optional(moneyText),
      /** From here on the member may confirm it, and until `lapsesAt`. */
      readyAt: epochMs,
      lapsesAt: epochMs,
    }),
  ),
});

/** A time-out or a self-exclusion that holds now. */
const rest = v.object({
  kind: v.picklist(['timeOut', 'exclusion']),
  /** None: for ever. */
  until: v.optional(epochMs),
});

const protection = v.object({
  /** Whose days, weeks and months the limits are counted over. */
  timeZone: v.string(),
  limits: v.array(limit),
  rest: v.optional(rest),
  realityMinutes: count,
  markers: v.array(v.picklist(markerKinds)),
  /** Whether the member has put the markers away. */
  markersRead: flag,
});

const write = <const Request extends v.GenericSchema>(path: string, request: Request) =>
  defineCall({
    method: 'POST',
    path: `/site/api/v1/protection/${path}`,
    access: 'member',
    request,
    response: protection,
  });

/** What a member has set to protect themself (ROLE-009…014). */
export const state = defineCall({
  method: 'POST',
  path: '/site/api/v1/protection/state',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: protection,
});

/**
 * Sets a limit. What is lower holds at once; what is higher, or no amount at all, waits to be confirmed (ROLE-009, ROLE-010).
 * The zone is heeded while no limit is set.
 */
export const setLimit = write(
  'setLimit',
  v.object({ kind, span, amount: v.optional(limitAmount), timeZone }),
);

/** Says yes once more to a change that has waited a day (ROLE-010). */
export const confirmLimit = write('confirmLimit', v.object({ kind, span }));

/** Takes a change back that waits (ROLE-010). */
export const withdrawChange = write('withdrawChange', v.object({ kind, span }));

/** Rests from play for some days (ROLE-011). */
export const takeTimeOut = write('takeTimeOut', v.object({ days: v.picklist(timeOutDays) }));

/** Excludes the member from play, on every site of the platform (ROLE-012). */
export const exclude = write('exclude', v.object({ term: v.picklist(exclusionTerms) }));

/** Sets how often the member is shown for how long and with what result they have played (ROLE-013). */
export const setRealityCheck = write(
  'setRealityCheck',
  v.object({
    minutes: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(LEAST_REALITY_MINUTES),
      v.maxValue(MOST_REALITY_MINUTES),
    ),
  }),
);

/** The member has read the markers. */
export const readMarkers = write('readMarkers', noFields);

const playTimeAnswer = v.object({
  /** How long this stretch of play lasts, ms: it ends with half an hour away. */
  playedMs: count,
  /** What it brought: payouts less stakes. */
  net: moneyText,
  todayMs: count,
  todayNet: moneyText,
  /** From now until the next reality check, ms; 0 when it is due. */
  nextCheckIn: count,
});

/** Says that the member is on a page now; answers how long and with what result they have played (ROLE-013). */
export const playTime = defineCall({
  method: 'POST',
  path: '/site/api/v1/protection/playTime',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: playTimeAnswer,
});

/** The member has read a reality check and plays on: the next one is a whole interval away (ROLE-013). */
export const playOn = defineCall({
  method: 'POST',
  path: '/site/api/v1/protection/playOn',
  access: 'member',
  request: noFields,
  response: playTimeAnswer,
});

/** The member's own figures, the newest span last (ROLE-013). */
export const figures = defineCall({
  method: 'POST',
  path: '/site/api/v1/protection/figures',
  access: 'member',
  safety: 'read',
  request: v.object({ span }),
  response: v.object({
    items: v.array(
      v.object({
        from: epochMs,
        stakes: moneyText,
        /** Payouts less stakes. */
        net: moneyText,
        deposits: moneyText,
      }),
    ),
  }),
});
