import * as v from 'valibot';
import { BOUNDS } from '../bounds';
import { defineCall } from '../define-call';
import { count, epochMs, idText, noFields, nothing } from '../fields';
import { passwordHash } from './session';

/** Characters of the name that a member gives a passkey. */
export const NAME_LENGTH = 20;

/** Bytes as WebAuthn writes them in JSON; nothing of a ceremony is longer. */
const bytes = v.pipe(v.string(), v.regex(/^[\w-]{1,8192}$/));
const credentialId = v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/));
const transports = v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(10));
const known = v.array(v.object({ id: credentialId, type: v.literal('public-key'), transports }));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NAME_LENGTH));

/** A passkey of the member. `host` is the site's host that it is good for. */
export const passkey = v.object({
  id: idText,
  name: v.string(),
  host: v.string(),
  addedAt: epochMs,
  usedAt: v.optional(epochMs),
});

/** The member's passkeys, the newest first, and how many there may be. */
export const list = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/passkey/list',
  access: 'member',
  safety: 'read',
  request: noFields,
  response: v.object({ passkeys: v.array(passkey), most: count }),
});

/** Begins adding a passkey, by the login password: what the browser is to be asked. Good for one answer within two minutes. */
export const addOptions = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/passkey/addOptions',
  access: 'member',
  request: v.object({ loginPassword: passwordHash }),
  response: v.object({
    challenge: bytes,
    rp: v.object({ id: v.string(), name: v.string() }),
    user: v.object({ id: bytes, name: v.string(), displayName: v.string() }),
    pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
    excludeCredentials: known,
    timeout: v.number(),
  }),
});

/** Adds the passkey that the browser has made. */
export const add = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/passkey/add',
  access: 'member',
  request: v.object({
    name,
    id: credentialId,
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports,
  }),
  response: passkey,
});

/** Names a passkey. */
export const rename = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/passkey/rename',
  access: 'member',
  request: v.object({ id: idText, name }),
  response: nothing,
});

/** Removes a passkey. One that is gone already stays so; the password stays a way in. */
export const remove = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/passkey/remove',
  access: 'member',
  request: v.object({ id: idText }),
  response: nothing,
});

/** Begins a login by passkey: what the browser is to be asked. It names no passkey, so it says nothing of anybody. */
export const loginOptions = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/passkey/options',
  request: noFields,
  response: v.object({ challenge: bytes, rpId: v.string(), timeout: v.number() }),
});

/** What the browser answers with a passkey. */
export const proof = v.object({
  id: credentialId,
  clientDataJSON: bytes,
  authenticatorData: bytes,
  signature: bytes,
  userHandle: v.optional(bytes),
});

/** Opens a session by a passkey. Its refusals are those of a login by password (CALL-001), and 7701. */
export const logIn = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/passkey/login',
  request: v.object({
    proof,
    agentVerify: v.optional(v.string()),
    /** The code sent to the member's phone or e-mail, with the same proof once more (6035, 6036). */
    deviceCode: v.optional(v.pipe(v.string(), v.regex(BOUNDS.sentCode))),
  }),
  response: v.object({
    token: idText,
    /** Whose passkey it is. */
    name: v.pipe(v.string(), v.minLength(1)),
    registerInvitationActivityPopType: v.optional(v.union([v.number(), v.string()])),
  }),
});
