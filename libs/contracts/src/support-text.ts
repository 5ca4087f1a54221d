import { isCardNumber } from './card-number';

/** Characters of one message that is said to customer service. A longer paste is refused, and stays with who typed it. */
export const SUPPORT_TEXT_LENGTH = 2_000;

// Marks of direction, of no width and of control turn a text around, hide parts of it or do nothing. Joiners stay: emoji and scripts need them.
const UNSEEN =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const JOINERS = /[\u200C\u200D]/g;

/** The text as it is kept and shown: without unseen marks, lines as they are, at most two empty ones in a row; empty where nothing is left to see. */
export function cleanSupportText(text: string): string {
  const seen = text
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
  return seen.replace(JOINERS, '').trim() === '' ? '' : seen;
}

/** Digits with single spaces or dashes between them. */
const DIGIT_RUN = /\d(?:[ -]?\d)*/g;
const CARD_DIGITS = { least: 13, most: 19 };

/**
 * Whether digits of a payment card stand in a text: 13 to 19 of them, also full-width or in groups, with a right check digit (SHELL-039). A
 * run may hold more beside the card.
 */
export function holdsCardNumber(text: string): boolean {
  const runs = cleanSupportText(text).normalize('NFKC').match(DIGIT_RUN) ?? [];
  return runs.some((run) => {
    const digits = run.replace(/\D/g, '');
    return digits.length >= CARD_DIGITS.least && digits.length <= CARD_DIGITS.most && isCardNumber(digits);
  });
}
