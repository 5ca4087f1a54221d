import { BOUNDS } from '@heptad/contracts';
import * as v from 'valibot';

const { min, max } = BOUNDS.passwordLength;

/** What a new password has to have, each rule by itself, so that it can be ticked while it is typed (OPEN-065). */
export const PASSWORD_RULES = {
  length: (text: string) => text.length >= min && text.length <= max,
  letter: (text: string) => /[A-Za-z]/.test(text),
  digit: (text: string) => /\d/.test(text),
  /** Nothing but letters and digits. */
  plain: (text: string) => text !== '' && /^[A-Za-z\d]*$/.test(text),
} as const;

export type PasswordRule = keyof typeof PASSWORD_RULES;

/** Whether a password may be chosen. */
export function isNewPassword(text: string): boolean {
  return Object.values(PASSWORD_RULES).every((holds) => holds(text));
}

/** A new password, typed twice. Messages are keys of the feature's texts. */
export const newPasswordFields = {
  password: v.pipe(
    v.string(),
    v.nonEmpty('password.missing'),
    v.check(isNewPassword, 'password.outOfBounds'),
  ),
  again: v.pipe(v.string(), v.nonEmpty('password.againMissing')),
};

/** Whether both fields hold the same. */
export function areSame({ password, again }: { readonly password: string; readonly again: string }): boolean {
  return password === again;
}
