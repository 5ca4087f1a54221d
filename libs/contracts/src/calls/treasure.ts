import * as v from 'valibot';
import { defineCall } from '../define-call';
import {
  bigId,
  count,
  epochMs,
  flag,
  idText,
  moneyText,
  noFields,
  pageFields,
  pageOf,
  positiveMoneyText,
} from '../fields';

/** A day of the member's calendar. */
const day = v.pipe(v.string(), v.isoDate());
/** An IANA name, `Asia/Shanghai`. */
const timeZone = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/));

/** One move between the centre wallet and the balance treasure. */
const order = v.object({
  orderNo: bigId,
  direction: v.picklist(['in', 'out']),
  amount: moneyText,
  createdAt: epochMs,
});

/** What lies in the balance treasure, and by which rules it earns interest (ROUTE-031, ROUTE-034). */
export const state = defineCall({
  method: 'POST',
  path: '/game/api/v1/balancePrecious/state',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({
    currency: v.string(),
    /** Whose midnight ends a day; none while nothing was ever moved in. */
    timeZone: v.optional(v.string()),
    balance: moneyText,
    centre: moneyText,
    /** The interest of the day before this one. */
    yesterday: moneyText,
    /** All interest ever. */
    total: moneyText,
    /** The yearly rate of the part above `from` in per cent, the lowest part first. */
    tiers: v.array(v.object({ from: moneyText, percent: v.pipe(v.string(), v.regex(/^\d{1,2}\.\d{2}$/)) })),
    /** The least that may be moved in at once, and the most that may lie there. */
    least: moneyText,
    most: moneyText,
    /** When the day that runs now ends; none while nothing was ever moved in. */
    dayEndsAt: v.optional(epochMs),
    /** Whether interest of a day that is over has still to be paid. */
    late: flag,
  }),
});

/** Moves money in from the centre wallet, or out to it (ROUTE-033). The zone is heeded while nothing lies there. */
export const move = defineCall({
  method: 'POST',
  path: '/game/api/v1/balancePrecious/move',
  access: 'member',
  safety: 'keyed',
  bigIntegers: true,
  request: v.object({ direction: v.picklist(['in', 'out']), amount: positiveMoneyText, timeZone }),
  response: v.object({ order }),
});

/** What became of a move, asked by its key (ROUTE-033). */
export const moveStatus = defineCall({
  method: 'POST',
  path: '/game/api/v1/balancePrecious/moveStatus',
  access: 'member',
  safety: 'read',
  bigIntegers: true,
  request: v.object({ idempotencyKey: idText }),
  response: v.object({ known: flag, order: v.optional(order) }),
});

/** The days that earned interest, the newest first (ROUTE-035). */
export const income = defineCall({
  method: 'POST',
  path: '/game/api/v1/balancePrecious/income',
  access: 'member',
  safety: 'read',
  request: v.object(pageFields),
  response: pageOf(
    v.object({
      day,
      /** What lay there the whole day. */
      base: moneyText,
      interest: moneyText,
      paidAt: epochMs,
    }),
  ),
});

const taskList = v.object({
  /** What has to lie there on each day of a task. */
  least: moneyText,
  tasks: v.array(
    v.object({
      id: idText,
      /** How many days in a row. */
      days: count,
      done: count,
      reward: moneyText,
      state: v.picklist(['open', 'reached', 'claimed']),
      claimedAt: v.optional(epochMs),
    }),
  ),
});

/** Rewards for days in a row, and how far the member is (ROUTE-032). */
export const tasks = defineCall({
  method: 'POST',
  path: '/game/api/v1/balancePrecious/tasks',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: taskList,
});

/** Pays the reward of a task that was reached into the centre wallet, once (ROUTE-032). */
export const claimTask = defineCall({
  method: 'POST',
  path: '/game/api/v1/balancePrecious/claimTask',
  access: 'member',
  safety: 'keyed',
  request: v.object({ id: idText }),
  response: taskList,
});
