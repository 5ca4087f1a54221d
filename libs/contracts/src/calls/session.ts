import * as v from 'valibot';
import { BOUNDS } from '../bounds';
import { defineCall } from '../define-call';
import { idText, noFields, nothing } from '../fields';

/** A password as it leaves the browser: 32 lower-case hex digits (CRYPTO-001). */
export const passwordHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** The answers to captcha and device questions that a refused login brought up (OPEN-024). */
const answers = {
  /** What the visitor read in the picture, with the `x-code` that came with it (6021, 6024). */
  imageCode: v.optional(v.string()),
  imageKey: v.optional(v.string()),
  /** The token that the slider check gave (6022). */
  sliderToken: v.optional(v.string()),
  /** The code sent to the member's phone or e-mail (6035, 6036). */
  deviceCode: v.optional(v.string()),
};

/**
 * Where a session begins (CALL-001). The name may also be the member's phone number or e-mail address where the site says so.
 * The web-clip token travels as a header.
 */
export const login = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/login',
  request: v.object({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.loginNameLength)),
    password: passwordHash,
    agentVerify: v.optional(v.string()),
    ...answers,
  }),
  response: v.object({
    token: idText,
    registerInvitationActivityPopType: v.optional(v.union([v.number(), v.string()])),
  }),
});

/** Ends the session on the server (CALL-002). */
export const logout = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/logout',
  access: 'member',
  request: noFields,
  response: nothing,
});

/** Opens an account and its session (CALL-067). Account and password follow OPEN-065; codes name who brought the visitor (ROLE-006). */
export const register = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/register',
  request: v.object({
    name: v.pipe(v.string(), v.regex(BOUNDS.accountName)),
    password: passwordHash,
    /** As typed or brought along; what the visitor was brought by stands beside it. */
    inviteCode: v.optional(v.pipe(v.string(), v.maxLength(BOUNDS.inviteCodeLength))),
    agentCode: v.optional(v.pipe(v.string(), v.maxLength(BOUNDS.inviteCodeLength))),
    recommendCode: v.optional(v.pipe(v.string(), v.maxLength(BOUNDS.inviteCodeLength))),
    imageCode: v.optional(v.string()),
    imageKey: v.optional(v.string()),
  }),
  response: v.object({ token: idText }),
});

/** Member token for the platform socket's login message (CALL-020, SOCKET-009). */
export const jwt = defineCall({
  method: 'GET',
  path: '/site/api/v1/user/member/jwt',
  access: 'member',
  request: noFields,
  response: v.object({ token: v.pipe(v.string(), v.minLength(1)) }),
});
