import { BOUNDS } from '@heptad/contracts';
import * as v from 'valibot';
import { newPasswordFields, areSame } from '../register/new-password';

/** How the code comes. */
export type ResetWay = 'phone' | 'email';

const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('login.nameMissing'),
  v.regex(BOUNDS.accountName, 'register.nameOutOfBounds'),
);
const phone = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('forget.phoneMissing'),
  v.regex(BOUNDS.phone, 'forget.phoneOutOfBounds'),
);
const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('forget.emailMissing'),
  v.maxLength(BOUNDS.loginNameLength, 'login.tooLong'),
  v.email('forget.emailOutOfBounds'),
);

/** Step 1: whose account, and where the code goes to (FORMAT-017). The way that is not chosen is not checked. */
export const contactSchemas = {
  phone: v.object({ name, phone, email: v.string() }),
  email: v.object({ name, phone: v.string(), email }),
} as const;

export type ContactValues = v.InferInput<(typeof contactSchemas)[ResetWay]>;

/** Step 3: the new password. */
export const resetPasswordSchema = v.pipe(
  v.object(newPasswordFields),
  v.forward(v.partialCheck([['password'], ['again']], areSame, 'password.different'), ['again']),
);

export type ResetPasswordValues = v.InferInput<typeof resetPasswordSchema>;
