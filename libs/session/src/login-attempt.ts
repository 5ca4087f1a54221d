import type { CallRequest, passkeys } from '@heptad/contracts';
import { md5 } from '@heptad/crypto';

/** What a refusal may ask for, handed in with the next attempt (OPEN-024). */
export interface LoginAnswers {
  /** What was read in the captcha picture, and the key that came with it. */
  readonly imageCode?: string;
  readonly imageKey?: string;
  readonly sliderToken?: string;
  readonly deviceCode?: string;
}

/** What a login page hands in. */
export interface LoginForm extends LoginAnswers {
  readonly name: string;
  /** As typed; leaves the page as its MD5 hash alone (CRYPTO-001). */
  readonly password: string;
  readonly remember: boolean;
  /** What a passkey answered. It stands in the place of name and password, which are empty then (CALL-001). */
  readonly passkey?: CallRequest<typeof passkeys.logIn>['proof'];
}

/** A login by the password's hash: a form's, or remembered credentials'. */
export interface LoginAttempt extends LoginForm {
  readonly isWebClipAutoLogin: boolean;
}

/** The attempt of a form. From here on only the hash of the password is used. */
export function attemptOf(form: LoginForm): LoginAttempt {
  return { ...form, password: md5(form.password), isWebClipAutoLogin: false };
}
