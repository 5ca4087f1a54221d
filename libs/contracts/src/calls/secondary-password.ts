import * as v from 'valibot';
import { BOUNDS } from '../bounds';
import { defineCall } from '../define-call';
import { count, epochMs, flag, noFields, nothing } from '../fields';
import { passwordHash } from './session';

/** What a refusal says besides its code: how many tries are left after a wrong password, and until when none is judged. */
export const wrong = v.object({ left: count });
export const locked = v.object({ lockedUntil: epochMs });

/**
 * How the member's secondary password stands (CALL-067). `lockedUntil` is there while no try is judged; `phone` and `email`, masked,
 * where a code can be sent for a forgotten one.
 */
export const state = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/secondaryPassword/state',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({
    set: flag,
    triesLeft: count,
    lockedUntil: v.optional(epochMs),
    phone: v.optional(v.string()),
    email: v.optional(v.string()),
  }),
});

/** Sets the first secondary password, by the login password; the two are never the same (CALL-067). */
export const create = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/secondaryPassword/create',
  access: 'member',
  safety: 'keyed',
  request: v.object({ loginPassword: passwordHash, password: passwordHash }),
  response: nothing,
});

/** Sets another secondary password, by the present one (CALL-067). */
export const change = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/secondaryPassword/change',
  access: 'member',
  safety: 'keyed',
  request: v.object({ current: passwordHash, password: passwordHash }),
  response: nothing,
});

/**
 * Sets another secondary password in the place of a forgotten one (CALL-067). `code` was sent to the member's own phone or e-mail
 * for the purpose `secondaryPassword`.
 */
export const reset = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/secondaryPassword/reset',
  access: 'member',
  safety: 'keyed',
  request: v.object({
    way: v.picklist(['phone', 'email']),
    code: v.pipe(v.string(), v.regex(BOUNDS.sentCode)),
    password: passwordHash,
  }),
  response: nothing,
});
