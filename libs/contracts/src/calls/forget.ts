import * as v from 'valibot';
import { BOUNDS } from '../bounds';
import { defineCall } from '../define-call';
import { idText, nothing } from '../fields';
import { passwordHash } from './session';

const name = v.pipe(v.string(), v.minLength(1));
const code = v.pipe(v.string(), v.regex(BOUNDS.sentCode));

const byPhone = v.object({ name, phone: v.pipe(v.string(), v.regex(BOUNDS.phone)) });
const byEmail = v.object({ name, email: v.pipe(v.string(), v.email()) });
const step = v.object({ ticket: idText });
const confirm = v.object({ ticket: idText, code });
const change = v.object({ ticket: idText, password: passwordHash });

/** Password reset by phone, step 1: whose account, and a code is sent (CALL-026, CRYPTO-005). */
export const phoneOne = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/forgetByPhone/oneVe2',
  sealed: 'site',
  request: byPhone,
  response: step,
});

/** Password reset by phone, step 2: the code (CALL-027). */
export const phoneTwo = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/forgetByPhone/twoVe2',
  sealed: 'site',
  request: confirm,
  response: step,
});

/** Password reset by phone, step 3: the new password (CALL-028). */
export const phoneThree = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/forgetByPhone/threeVe2',
  sealed: 'site',
  request: change,
  response: nothing,
});

/** Password reset by e-mail, step 1: whose account, and a code is sent (CALL-029). */
export const emailOne = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/forgetByEmail/oneVe2',
  sealed: 'site',
  request: byEmail,
  response: step,
});

/** Password reset by e-mail, step 2: the code (CALL-030). */
export const emailTwo = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/forgetByEmail/twoVe2',
  sealed: 'site',
  request: confirm,
  response: step,
});

/** Password reset by e-mail, step 3: the new password (CALL-031). */
export const emailThree = defineCall({
  method: 'POST',
  path: '/site/api/v1/user/forgetByEmail/threeVe2',
  sealed: 'site',
  request: change,
  response: nothing,
});
