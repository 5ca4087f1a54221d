import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, idText, noFields, nothing } from '../fields';

/** Judges a finished slider (CALL-003): where the piece was let go and how long the drag took. */
export const sliderCheck = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/sliderCheck', // spelling ours (OPEN-002)
  request: v.object({
    validate_way: v.literal(1),
    ticket: idText,
    /** Pixels from the left edge of the track. */
    offset: count,
    /** Milliseconds between touch and release. */
    elapsed: count,
  }),
  response: v.object({ sliderToken: idText }),
});

/** A PNG in base64, of 256 KB at most. */
const picture = v.pipe(v.string(), v.maxLength(350_000), v.base64());

/**
 * A slider to solve, lengths in pixels: a picture with a gap, and the piece that fits it. Nothing but the picture says how far
 * to the right the gap is. The ticket is good for one check.
 */
export const sliderChallenge = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/sliderChallenge',
  request: noFields,
  response: v.object({
    ticket: idText,
    width: count,
    height: count,
    /** Edge of the square piece. */
    size: count,
    /** The piece's distance from the upper edge. */
    top: count,
    picture,
    piece: picture,
  }),
});

/** The picture of an image captcha (CALL-009); its key comes in the response header `x-code`. */
export const image = defineCall({
  method: 'GET',
  path: '/site/api/v1/user/register/defaultKaptcha',
  family: 'raw',
  answer: 'blob',
  keepBrandNames: true,
  request: noFields,
  response: v.blob(),
});

/**
 * An image captcha's digits to be heard, for who cannot see a picture: as many beeps as each digit counts, a long tone for none. Its key
 * comes in the response header `x-code`; the answer goes where a picture's reading goes (OPEN-024).
 */
export const sound = defineCall({
  method: 'GET',
  path: '/site/api/v1/user/register/soundKaptcha',
  family: 'raw',
  answer: 'blob',
  keepBrandNames: true,
  request: noFields,
  response: v.blob(),
});

/** Checks what was read in the picture (CALL-008). */
export const imageCheck = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/member/kaptchcate',
  request: v.object({ imageCode: v.pipe(v.string(), v.minLength(1)), imageKey: idText }),
  response: nothing,
});

/** The longest e-mail address that there can be, in letters. */
const MOST_TARGET = 254;

const codeRequest = v.object({
  /** The phone number or the e-mail address that the code goes to; absent: the member's own. */
  target: v.optional(v.pipe(v.string(), v.maxLength(MOST_TARGET))),
  way: v.picklist(['phone', 'email']),
  /** What the code is for. */
  purpose: v.picklist([
    'register',
    'login',
    'forget',
    'bind',
    'changePhone',
    'changeEmail',
    'device',
    'secondaryPassword',
  ]),
  sliderToken: v.optional(v.string()),
});

const codeAnswer = v.object({
  /** Seconds until another code may be asked for. */
  retryAfter: count,
});

/** Sends a verification code, the first of its purpose on a page: `newSend` is not set (CALL-006). */
export const sendCodeOne = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/sendCode/oneVe2',
  sealed: 'site',
  request: codeRequest,
  response: codeAnswer,
});

/** Sends a verification code anew, where one has been sent before: `newSend` is set (CALL-007). */
export const sendCodeTwo = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/sendCode/twoVe2',
  sealed: 'site',
  request: codeRequest,
  response: codeAnswer,
});
