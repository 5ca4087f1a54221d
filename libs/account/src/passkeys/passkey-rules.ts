import { passkeys } from '@heptad/contracts';
import * as v from 'valibot';

/** Characters of a passkey's name. */
export const NAME_LENGTH = passkeys.NAME_LENGTH;
const MAX_PASSWORD_LENGTH = 32;

const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('passkeys.nameMissing'),
  v.maxLength(NAME_LENGTH, 'login.tooLong'),
);

/** What is typed to name a passkey. Messages are keys of the feature's texts. */
export const renameForm = v.object({ name });

/** What is typed to add one. */
export const addForm = v.object({
  name,
  password: v.pipe(
    v.string(),
    v.nonEmpty('passkeys.passwordMissing'),
    v.maxLength(MAX_PASSWORD_LENGTH, 'login.tooLong'),
  ),
});
