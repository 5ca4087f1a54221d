import * as v from 'valibot';

/** Most characters of an address, as the platform takes it. */
export const MAIL_LENGTH = 64;
/** Least characters of an applicant's words. */
export const LEAST_ABOUT = 10;

const mail = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(MAIL_LENGTH));

/** Whether a text is an e-mail address. */
export const isMail = (text: string): boolean => v.is(mail, text);

/** Whether all digits of a code are there. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text);
