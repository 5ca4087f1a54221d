import { BOUNDS } from '@heptad/contracts';
import * as v from 'valibot';
import { areSame, newPasswordFields } from '../register/new-password';

const MAX_PASSWORD_LENGTH = 32;

/** A new secondary password, by one that is known. Messages are keys of the feature's texts. */
export const knownPasswordForm = v.pipe(
  v.object({
    known: v.pipe(
      v.string(),
      v.nonEmpty('secondary.passwordMissing'),
      v.maxLength(MAX_PASSWORD_LENGTH, 'login.tooLong'),
    ),
    ...newPasswordFields,
  }),
  v.forward(v.partialCheck([['password'], ['again']], areSame, 'password.different'), ['again']),
);

/** A new secondary password, by a code that was sent. */
export const resetForm = v.pipe(
  v.object({
    code: v.pipe(v.string(), v.regex(BOUNDS.sentCode, 'secondary.codeMissing')),
    ...newPasswordFields,
  }),
  v.forward(v.partialCheck([['password'], ['again']], areSame, 'password.different'), ['again']),
);
