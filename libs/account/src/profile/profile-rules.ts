import { BOUNDS, birthdayText } from '@heptad/contracts';
import * as v from 'valibot';

/** The member's real name. Messages are keys of the feature's texts. */
export const nameForm = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('profile.name.missing'),
    v.regex(BOUNDS.cardHolder, 'profile.name.outOfBounds'),
  ),
});

/** A phone number of the member's own. */
const phoneForm = v.object({
  contact: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('profile.phone.missing'),
    v.regex(BOUNDS.phone, 'profile.phone.outOfBounds'),
  ),
});

/** An e-mail address of the member's own, in small letters. */
const emailForm = v.object({
  contact: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.nonEmpty('profile.email.missing'),
    v.maxLength(BOUNDS.loginNameLength, 'profile.email.outOfBounds'),
    v.email('profile.email.outOfBounds'),
  ),
});

export const contactForms = { phone: phoneForm, email: emailForm } as const;

/** A code that was sent. */
export const codeForm = v.object({
  code: v.pipe(v.string(), v.regex(BOUNDS.sentCode, 'profile.codeMissing')),
});

/** A birthday of an adult. @param latest the last day that somebody may have been born on, `2008-06-12` */
export const birthdayForm = (latest: string) =>
  v.object({
    birthday: v.pipe(
      v.string(),
      v.nonEmpty('profile.birthday.missing'),
      v.check((day) => v.is(birthdayText, day), 'profile.birthday.outOfBounds'),
      v.check((day) => day <= latest, 'profile.birthday.young'),
    ),
  });
