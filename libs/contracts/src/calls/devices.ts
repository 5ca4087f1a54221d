import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, flag, idText, noFields, nothing } from '../fields';

/** Where an address lies, as seen by the member who asks: their network of now, a private one, or any other. */
export const PLACES = ['here', 'private', 'other'] as const;

/** Why a login was refused, as its history says it. */
export const ATTEMPT_REASONS = [
  'password',
  'captcha',
  'confirmation',
  'code',
  'tooMany',
  'closed',
  'passkey',
  'other',
] as const;

/** How a login was tried. */
export const ATTEMPT_WAYS = ['password', 'passkey', 'registration'] as const;

/** The product names of browser and system; absent where the browser does not say them. */
const device = {
  browser: v.optional(v.pipe(v.string(), v.maxLength(40))),
  system: v.optional(v.pipe(v.string(), v.maxLength(40))),
};

/** Where something was done from. `address` shows its first part alone. */
const origin = { address: v.pipe(v.string(), v.maxLength(64)), place: v.picklist(PLACES) };

const openSession = v.object({
  id: idText,
  current: flag,
  ...device,
  ...origin,
  /** The name of the site that it was opened on. */
  site: v.string(),
  openedAt: epochMs,
  /** To the minute. */
  usedAt: epochMs,
});

const trustedDevice = v.object({
  id: idText,
  current: flag,
  ...device,
  /** Absent for devices that were trusted before that was kept. */
  trustedAt: v.optional(epochMs),
});

/** The member's open sessions, the one that asks first, and the devices that may log in without a code (ROUTE-043). */
export const list = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/device/list',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({ sessions: v.array(openSession), trusted: v.array(trustedDevice) }),
});

/** Ends another session of the member. One that has ended already stays so. */
export const endSession = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/device/endSession',
  access: 'member',
  request: v.object({ id: idText }),
  response: nothing,
});

/** Ends all sessions of the member but the one that asks. */
export const endOthers = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/device/endOthers',
  access: 'member',
  request: noFields,
  response: v.object({ ended: count }),
});

/** From now on this device needs a code again where the account asks for one. */
export const forget = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/device/forget',
  access: 'member',
  request: v.object({ id: idText }),
  response: nothing,
});

const attempt = v.object({
  id: count,
  at: epochMs,
  way: v.picklist(ATTEMPT_WAYS),
  /** Absent where the login went through. */
  reason: v.optional(v.picklist(ATTEMPT_REASONS)),
  site: v.string(),
  ...device,
  ...origin,
});

/** The logins of the last 90 days, the newest first, also those that were refused. `next` is where the next page begins. */
export const history = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/device/loginHistory',
  access: 'member',
  safety: 'read',
  request: v.object({
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
    before: v.optional(count),
  }),
  response: v.object({ items: v.array(attempt), next: v.optional(count) }),
});
