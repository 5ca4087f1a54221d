import * as v from 'valibot';
import { AVATAR_DRAWINGS, AVATAR_PICTURE } from '../avatar-picture';
import { birthdayText } from '../birthday';
import { BOUNDS } from '../bounds';
import { defineCall } from '../define-call';
import { count, epochMs, flag, idText, noFields, nothing, pictureAddress } from '../fields';

/** Letters of Base64 that the largest picture comes to. */
const MOST_LETTERS = Math.ceil(AVATAR_PICTURE.mostBytes / 3) * 4;

const code = v.pipe(v.string(), v.regex(BOUNDS.sentCode));
const phone = v.pipe(v.string(), v.regex(BOUNDS.phone));
/** An e-mail address, in small letters; short enough to be typed as the name at a login. */
const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(BOUNDS.loginNameLength), v.email());

/**
 * How the member's profile stands (CALL-067). Name, phone and e-mail arrive masked; `holder` is whose the payout accounts are, where no
 * name is set. `drawings` are the avatars that may be chosen.
 */
export const state = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/profile/state',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({
    realName: v.optional(v.string()),
    holder: v.optional(v.string()),
    phone: v.optional(v.string()),
    email: v.optional(v.string()),
    birthday: v.optional(birthdayText),
    avatar: v.fallback(v.optional(pictureAddress), undefined),
    drawings: v.array(v.object({ id: v.picklist(AVATAR_DRAWINGS), address: pictureAddress })),
    secondaryPassword: flag,
    payoutAccounts: count,
  }),
});

/** Sets the member's real name, once (CALL-067). It is that of the holder of their payout accounts. */
export const setName = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/profile/setName',
  access: 'member',
  safety: 'keyed',
  request: v.object({ name: v.pipe(v.string(), v.trim(), v.regex(BOUNDS.cardHolder)) }),
  response: nothing,
});

/** Sets the member's birthday, once (CALL-067). */
export const setBirthday = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/profile/setBirthday',
  access: 'member',
  safety: 'keyed',
  request: v.object({ birthday: birthdayText }),
  response: nothing,
});

/** Sets the member's avatar: one of the drawings, or a picture of their own in Base64 (CALL-067). */
export const setAvatar = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/profile/setAvatar',
  access: 'member',
  safety: 'keyed',
  request: v.union([
    v.strictObject({ drawing: v.picklist(AVATAR_DRAWINGS) }),
    v.strictObject({ picture: v.pipe(v.string(), v.base64(), v.maxLength(MOST_LETTERS)) }),
  ]),
  response: nothing,
});

/**
 * Proves by a code to the present phone or e-mail that the member may change it (CALL-067). The proof is good for one change, of this
 * member and for this purpose.
 */
export const prove = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/profile/prove',
  access: 'member',
  safety: 'keyed',
  request: v.object({ purpose: v.picklist(['changePhone', 'changeEmail']), code }),
  response: v.object({ proof: idText, expiresAt: epochMs }),
});

/** What a binding brings besides the phone or address: the code that was sent there, and the proof of the one before, if there is one. */
const bindFields = { code, proof: v.optional(idText) };

/** Binds a phone or an e-mail address to the member, or another in its place (CALL-067). */
export const bind = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/profile/bind',
  access: 'member',
  safety: 'keyed',
  request: v.variant('way', [
    v.object({ way: v.literal('phone'), contact: phone, ...bindFields }),
    v.object({ way: v.literal('email'), contact: email, ...bindFields }),
  ]),
  response: nothing,
});
