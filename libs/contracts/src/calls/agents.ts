import * as v from 'valibot';
import { BOUNDS } from '../bounds';
import { defineCall } from '../define-call';
import { count, epochMs, idText, moneyText, noFields } from '../fields';

/** How an agent earns: by what the members brought have lost net, or by their valid turnover. */
export const plan = v.picklist(['netWin', 'turnover']);

/** How far an application has come. */
export const applicationStates = ['applied', 'moreWanted', 'approved', 'refused'] as const;

/** Most characters of an applicant's words, and of an operator's. */
export const ABOUT_LENGTH = 300;

/** Digits before and after the point, of a rate in per cent. */
const percent = v.pipe(v.string(), v.regex(/^\d{1,2}\.\d{2}$/));
/** A month of the platform's calendar, `2026-11`. */
const month = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));
const code = v.pipe(v.string(), v.regex(BOUNDS.sentCode));
/** Compared without regard to case. */
const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(64));
const about = v.pipe(v.string(), v.trim(), v.minLength(10), v.maxLength(ABOUT_LENGTH));

/** What agents are paid by (ROUTE-063): plans with their tiers, and the rules that hold for both. */
export const offer = defineCall({
  method: 'POST',
  path: '/site/api/v1/agent/offer',
  safety: 'read',
  request: noFields,
  response: v.object({
    currency: v.string(),
    /** With fewer active members nothing is reckoned, and no sum is told: what there is goes over to the next month. */
    leastActive: v.pipe(count, v.minValue(1)),
    /** The valid turnover of a month that makes a member active. */
    activeTurnover: moneyText,
    plans: v.array(
      v.object({
        id: plan,
        /** The lowest first. A tier is reached where both the result and the active members are. */
        tiers: v.pipe(v.array(v.object({ from: moneyText, active: count, percent })), v.minLength(1)),
      }),
    ),
  }),
});

const state = v.object({
  /** The newest one; absent where the member has never applied. */
  application: v.optional(
    v.object({
      state: v.picklist(applicationStates),
      plan,
      /** Masked. */
      email: v.string(),
      /** Why it was refused, or what is wanted besides. */
      note: v.optional(v.string()),
      createdAt: epochMs,
      decidedAt: v.optional(epochMs),
      /** When the member may apply again after a refusal. */
      againAt: v.optional(epochMs),
    }),
  ),
  /** What makes the member an agent; absent where they are none. */
  agent: v.optional(
    v.object({
      code: idText,
      plan,
      /** Masked. */
      email: v.string(),
      since: epochMs,
      /** From when on the code brings nobody any more. */
      endedAt: v.optional(epochMs),
    }),
  ),
});

/** Where the member stands as an agent (ROUTE-063). */
export const own = defineCall({
  method: 'POST',
  path: '/site/api/v1/agent/own',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: state,
});

/**
 * The months of an agent, the newest first, a year at most (ROUTE-063). Counts and sums of all members together: nothing says who they
 * are, and sums are told of months that are over and had enough active members.
 */
export const figures = defineCall({
  method: 'POST',
  path: '/site/api/v1/agent/figures',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({
    currency: v.string(),
    /** Members brought in all. */
    brought: count,
    months: v.array(
      v.object({
        month,
        brought: count,
        /** `carried`: too few members were active, so that it is reckoned with the next month. */
        state: v.picklist(['running', 'carried', 'reckoned']),
        sums: v.optional(
          v.object({
            active: count,
            turnover: moneyText,
            /** What the members have lost net, after rebates and prizes; below zero where they have won. */
            net: moneyText,
            /** What came over from the month before, never above zero. */
            carriedIn: moneyText,
            percent: v.optional(percent),
            commission: moneyText,
            /** What goes over to the next month, never above zero. */
            carriedOut: moneyText,
          }),
        ),
        /** When its commission was posted to the centre wallet; absent where there was none. */
        paidAt: v.optional(epochMs),
      }),
    ),
  }),
});

/** Sends a code to an address that is to be an agent's, or to the agent's present one (ROUTE-065, ROUTE-066). */
export const sendCode = defineCall({
  method: 'POST',
  path: '/site/api/v1/agent/sendCode',
  access: 'member',
  request: v.variant('to', [
    v.object({ to: v.literal('new'), email }),
    v.object({ to: v.literal('present') }),
  ]),
  response: v.object({
    /** Seconds until another code may be asked for. */
    retryAfter: count,
  }),
});

/** Applies to be an agent, by a code that was sent to the address (ROUTE-065). */
export const apply = defineCall({
  method: 'POST',
  path: '/site/api/v1/agent/apply',
  access: 'member',
  safety: 'keyed',
  request: v.object({ email, code, plan, about }),
  response: state,
});

/** Answers what was wanted besides (ROUTE-065). */
export const addDetails = defineCall({
  method: 'POST',
  path: '/site/api/v1/agent/addDetails',
  access: 'member',
  safety: 'keyed',
  request: v.object({ about }),
  response: state,
});

/** Gives an agent another address, by a code to it and one to the present address (ROUTE-066). */
export const bindEmail = defineCall({
  method: 'POST',
  path: '/site/api/v1/agent/bindEmail',
  access: 'member',
  safety: 'keyed',
  request: v.object({ email, code, presentCode: code }),
  response: state,
});
