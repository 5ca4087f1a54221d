import { BOUNDS } from '@heptad/contracts';
import * as v from 'valibot';

/** Longest password the login takes: accounts opened under older rules must still get in. */
export const MAX_PASSWORD_LENGTH = 32;
/** Letters or digits of a captcha picture, at most. */
export const MAX_CAPTCHA_LENGTH = 8;

/** What was read in a captcha picture; nothing where no picture is shown. */
export const readingSchema = v.pipe(v.string(), v.trim(), v.maxLength(MAX_CAPTCHA_LENGTH, 'login.tooLong'));

/** The same where a picture is shown: without it the next try is lost. */
export const askedReadingSchema = v.pipe(readingSchema, v.nonEmpty('login.captchaMissing'));

/**
 * What the login form checks itself. It asks for presence only: whether a name exists is for the platform to say (OPEN-065).
 * Messages are keys of the feature's texts.
 */
export const loginFormSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('login.nameMissing'),
    v.maxLength(BOUNDS.loginNameLength, 'login.tooLong'),
  ),
  password: v.pipe(
    v.string(),
    v.nonEmpty('login.passwordMissing'),
    v.maxLength(MAX_PASSWORD_LENGTH, 'login.tooLong'),
  ),
  remember: v.boolean(),
  imageCode: readingSchema,
});

/** The form's checks once the platform has asked for what a picture shows. */
export const captchaFormSchema = v.object({ ...loginFormSchema.entries, imageCode: askedReadingSchema });

export type LoginFormValues = v.InferOutput<typeof loginFormSchema>;
