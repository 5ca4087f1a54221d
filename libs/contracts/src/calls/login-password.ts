import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, epochMs, idText, noFields, nothing } from '../fields';
import { passwordHash } from './session';

/**
 * How changing the login password stands (CALL-067). `version` names the password that holds now, and another one after each change;
 * `lockedUntil` is there while no try is judged.
 */
export const state = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/loginPassword/state',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({ version: idText, triesLeft: count, lockedUntil: v.optional(epochMs) }),
});

/**
 * Sets another login password, by the present one, and ends every other session of the member (CALL-067).
 * `version` is what {@link state} said: where the password has been changed since, the call is refused and counts as no wrong try.
 *
 * The platform sees MD5 values only. It can refuse a new password that is the present one or the secondary one. It cannot know how long
 * a password is, what signs it has, whether it is a common one, or whether it holds the login name: the page refuses those.
 */
export const change = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/loginPassword/change',
  access: 'member',
  safety: 'keyed',
  request: v.object({ current: passwordHash, password: passwordHash, version: idText }),
  response: v.object({
    /** The sessions that were ended: when each began, and the product names of its browser and system where they are known. */
    ended: v.array(
      v.object({
        startedAt: epochMs,
        browser: v.optional(v.pipe(v.string(), v.maxLength(40))),
        system: v.optional(v.pipe(v.string(), v.maxLength(40))),
      }),
    ),
  }),
});

/** Proves that whoever holds the device knows a password, for a web clip that was locked (CALL-067). Wrong ones count as everywhere. */
export const verify = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/loginPassword/verify',
  access: 'member',
  request: v.object({ way: v.picklist(['login', 'secondary']), password: passwordHash }),
  response: nothing,
});
