import { BOUNDS } from '@heptad/contracts';
import * as v from 'valibot';
import { askedReadingSchema, readingSchema } from '../login/login-rules';
import { newPasswordFields, areSame } from './new-password';

const fields = {
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('register.nameMissing'),
    v.regex(BOUNDS.accountName, 'register.nameOutOfBounds'),
  ),
  ...newPasswordFields,
  inviteCode: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(BOUNDS.inviteCodeLength, 'login.tooLong'),
    v.regex(/^[\w-]*$/, 'register.inviteOutOfBounds'),
  ),
  agreed: v.pipe(v.boolean(), v.literal(true, 'register.agreeFirst')),
};

/** The registration's checks (FORMAT-017, OPEN-065). Messages are keys of the feature's texts. */
export const registerFormSchema = v.pipe(
  v.object({ ...fields, imageCode: readingSchema }),
  v.forward(v.partialCheck([['password'], ['again']], areSame, 'password.different'), ['again']),
);

/** The same once the platform has asked for what a picture shows. */
export const captchaRegisterSchema = v.pipe(
  v.object({ ...fields, imageCode: askedReadingSchema }),
  v.forward(v.partialCheck([['password'], ['again']], areSame, 'password.different'), ['again']),
);

export type RegisterFormValues = v.InferInput<typeof registerFormSchema>;
