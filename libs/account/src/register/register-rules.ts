import { BOUNDS } from '@heptad/contracts';
import { ITEMS, type StoredItems } from '@heptad/device';
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

/** Who brought the visitor: a recommendation outweighs an agent, an agent an invitation (ROLE-006, OPEN-034). */
export function attributionCode(items: StoredItems): string {
  return items.get(ITEMS.recommendCode) ?? items.get(ITEMS.agentCode) ?? items.get(ITEMS.inviteCode) ?? '';
}
