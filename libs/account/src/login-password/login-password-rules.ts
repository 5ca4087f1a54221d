import * as v from 'valibot';
import { areSame, newPasswordFields } from '../register/new-password';

const MAX_PASSWORD_LENGTH = 32;

/** Another login password, by the present one. Messages are keys of the feature's texts. */
export const loginPasswordForm = v.pipe(
  v.object({
    known: v.pipe(
      v.string(),
      v.nonEmpty('login.passwordMissing'),
      v.maxLength(MAX_PASSWORD_LENGTH, 'login.tooLong'),
    ),
    ...newPasswordFields,
  }),
  v.forward(v.partialCheck([['password'], ['again']], areSame, 'password.different'), ['again']),
  v.forward(
    v.partialCheck(
      [['known'], ['password']],
      ({ known, password }) => known !== password,
      'loginPassword.same',
    ),
    ['password'],
  ),
);
