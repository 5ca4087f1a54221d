import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, flag, idText, moneyText, noFields, pageFields, pageOf } from '../fields';
import { board } from './activity-board';
import {
  claimable,
  claimResult,
  clientSeed,
  headFields,
  playResult,
  prize,
  proof,
  rankRow,
  recordStates,
  unit,
} from './activity-parts';

export { knownBoard } from './activity-board';
export { activityStates, prizeKinds, recordStates } from './activity-parts';

/** What runs, is announced or may still be claimed, for this member; none for who rests or is excluded (ROUTE-112). */
export const list = defineCall({
  method: 'POST',
  path: '/act/api/v1/activity/activities',
  safety: 'read',
  request: noFields,
  response: v.object({
    categories: v.array(v.object({ id: idText, name: v.string() })),
    activities: v.array(v.object(headFields)),
  }),
});

const activity = v.object({
  ...headFields,
  /** Why the member may not take part, to be shown; absent where nothing stands in the way, and for guests. */
  obstacle: v.optional(v.string()),
  /** The platform's time as this was said: what a countdown counts from. */
  now: epochMs,
  /** Turns to play: what earned them, and what is left. Left out where nothing is played. */
  chances: v.optional(
    v.object({
      earned: count,
      used: count,
      left: count,
      /** When the next one comes of itself. */
      nextAt: v.optional(epochMs),
      by: v.array(v.object({ text: v.string(), earned: count })),
    }),
  ),
  prizes: v.array(prize),
  /** All the money that there is for it and what is left; absent where there is no end of it. */
  budget: v.optional(v.object({ total: moneyText, left: moneyText })),
  /** How often a prize has to be bet before it can be withdrawn free of a fee. */
  turnoverTimes: count,
  /** Prizes are paid as they are won, or claimed by the member. */
  claimRule: v.picklist(['atOnce', 'byMember']),
  toClaim: v.array(claimable),
  /** What is promised of the next draw; left out where nothing is drawn, and for guests. */
  fairness: v.optional(v.object({ commitment: proof.entries.commitment, number: count })),
  /** Plain text. */
  rules: v.array(v.object({ title: v.string(), lines: v.array(v.string()) })),
  board,
});

/** One activity with its prize table, chances, rules and the board of its kind (ROUTE-113). */
export const detail = defineCall({
  method: 'POST',
  path: '/act/api/v1/activity/activityDetail',
  safety: 'read',
  request: v.object({ id: idText }),
  response: activity,
});

/** Joins an activity; a member who has joined already stays so. */
export const join = defineCall({
  method: 'POST',
  path: '/act/api/v1/activity/activityJoin',
  access: 'member',
  request: v.object({ id: idText }),
  response: activity,
});

/** What a member may say with a play: each kind reads what it knows and the platform decides all else. */
const choice = v.object({
  /** A card, a box, a corner of the goal; from 0. */
  place: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))),
  /** A day to make up for. */
  day: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))),
  fixture: v.optional(idText),
  pick: v.optional(idText),
});

/** Plays once: takes a chance and says what came of it, by the platform alone. A prize that is paid at once is paid with it. */
export const play = defineCall({
  method: 'POST',
  path: '/act/api/v1/activity/activityPlay',
  access: 'member',
  safety: 'keyed',
  request: v.object({ id: idText, choice: v.optional(choice), clientSeed: v.optional(clientSeed) }),
  response: v.object({ play: playResult, activity }),
});

/** Pays a prize that was won into the centre's wallet, once. */
export const claim = defineCall({
  method: 'POST',
  path: '/act/api/v1/activity/activityClaim',
  access: 'member',
  safety: 'keyed',
  request: v.object({ id: idText, prizeId: idText }),
  response: v.object({ claim: claimResult, activity }),
});

/** What became of a play or a claim, by the `Idempotency-Key` it was sent with. `known` 0: it never arrived. */
export const writeStatus = defineCall({
  method: 'POST',
  path: '/act/api/v1/activity/activityWriteStatus',
  access: 'member',
  safety: 'read',
  request: v.object({ idempotencyKey: idText }),
  response: v.object({ known: flag, play: v.optional(playResult), claim: v.optional(claimResult) }),
});

/** What the member has played and won, the newest first: of one activity, of a kind, or of all (ROUTE-114). */
export const records = defineCall({
  method: 'POST',
  path: '/act/api/v1/activity/activityRecords',
  access: 'member',
  safety: 'read',
  request: v.object({ ...pageFields, id: v.optional(idText), kind: v.optional(idText) }),
  response: v.object({
    ...pageOf(
      v.object({
        /** The number by which the member knows it. */
        recordNo: idText,
        activity: v.object({ id: idText, kind: idText, title: v.string() }),
        text: v.string(),
        /** Zero where nothing was won. */
        amount: moneyText,
        state: v.picklist(recordStates),
        at: epochMs,
        orderNo: v.optional(idText),
        proof: v.optional(proof),
      }),
    ).entries,
    /** All that was paid, of whatever page. */
    paid: moneyText,
  }),
});

/** A page of an activity's ranking, and the member's own place (ROUTE-140). */
export const rank = defineCall({
  method: 'POST',
  path: '/act/api/v1/activity/activityRank',
  safety: 'read',
  request: v.object({ ...pageFields, id: idText }),
  response: v.object({
    ...pageOf(rankRow).entries,
    unit,
    own: v.optional(rankRow),
    /** Until when has been counted. */
    countedUntil: epochMs,
  }),
});

/** Applies for the prize of an invited friend; the rules decide at once (ROUTE-136). `friend` is the friend's account, or the id that the board gave. */
export const friendApply = defineCall({
  method: 'POST',
  path: '/act/api/v1/activity/friendApply',
  access: 'member',
  safety: 'keyed',
  request: v.object({ id: idText, friend: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32)) }),
  response: v.object({
    applicationNo: idText,
    state: v.picklist(['approved', 'refused']),
    /** Why it was refused. */
    note: v.optional(v.string()),
    activity,
  }),
});
