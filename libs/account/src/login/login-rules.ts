import * as v from 'valibot';

/** Longest name or password a form takes; the platform refuses longer ones. */
export const MAX_CREDENTIAL_LENGTH = 32;
/** Letters or digits of a captcha picture, at most. */
export const MAX_CAPTCHA_LENGTH = 8;

/**
 * What the login form checks itself. It asks for presence only: accounts opened under older rules must still get in, and
 * whether a name exists is for the platform to say (OPEN-065). Messages are keys of the feature's texts.
 */
export const loginFormSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('login.nameMissing'),
    v.maxLength(MAX_CREDENTIAL_LENGTH, 'login.tooLong'),
  ),
  password: v.pipe(
    v.string(),
    v.nonEmpty('login.passwordMissing'),
    v.maxLength(MAX_CREDENTIAL_LENGTH, 'login.tooLong'),
  ),
  remember: v.boolean(),
  imageCode: v.pipe(v.string(), v.trim(), v.maxLength(MAX_CAPTCHA_LENGTH, 'login.tooLong')),
});

export type LoginFormValues = v.InferOutput<typeof loginFormSchema>;
