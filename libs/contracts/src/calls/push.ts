import * as v from 'valibot';
import { defineCall } from '../define-call';
import { flag, nothing } from '../fields';
import { isPushEndpoint, LONGEST_PUSH_ENDPOINT } from '../push-endpoint';

/**
 * What a device may be told of while no page of the site is open: a bet's result, what was decided of a deposit or withdrawal, a mail
 * of the platform or a personal one. Nothing that urges to bet.
 */
export const pushKinds = ['betSettled', 'money', 'mail'] as const;

const endpoint = v.pipe(v.string(), v.maxLength(LONGEST_PUSH_ENDPOINT), v.check(isPushEndpoint));
const kinds = v.array(v.picklist(pushKinds));

/** What is sent to a device; the site's worker shows it. `path` is of this site, and what a tap opens. */
export const pushNotice = v.object({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  body: v.pipe(v.string(), v.maxLength(300)),
  path: v.pipe(v.string(), v.maxLength(300)),
  /** A notice with the same tag takes the place of the one before. */
  tag: v.pipe(v.string(), v.maxLength(100)),
});

/** The deployment's public VAPID key, and what the device of this address is told of; `subscribed` 0 where nothing is sent to it. */
export const state = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/push/state',
  access: 'member',
  safety: 'read',
  request: v.object({ endpoint: v.optional(endpoint) }),
  response: v.object({
    /** 65 bytes in base64url. */
    key: v.pipe(v.string(), v.regex(/^[\w-]{80,100}$/)),
    subscribed: flag,
    kinds,
  }),
});

/** Has this device told of some kinds of things from now on, while the session lasts. Done again, the last choice counts. */
export const subscribe = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/push/subscribe',
  access: 'member',
  request: v.object({
    endpoint,
    /** The device's public key, 65 bytes in base64url. */
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{80,100}={0,2}$/)),
    /** The device's secret, 16 bytes in base64url. */
    auth: v.pipe(v.string(), v.regex(/^[\w-]{20,30}={0,2}$/)),
    kinds,
  }),
  response: nothing,
});

/** Sends nothing to this device any more. */
export const unsubscribe = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/push/unsubscribe',
  access: 'member',
  request: v.object({ endpoint }),
  response: nothing,
});
