const SHORT_PHONE = 7;
const SHORT_MASK = 4;
const LONG_MASK = 7;
const MIDDLE_MASK = 4;
const SHORT_NAME = 4;

export interface PhoneMask {
  /** Hide the middle four digits instead of the first seven. */
  readonly middle?: boolean;
}

/**
 * A phone number with part of its digits hidden, one star for each: the first four of a number of up to seven digits,
 * else the first seven, or the middle four when asked (FORMAT-002…004).
 */
export function maskPhone(phone: string, { middle = false }: PhoneMask = {}): string {
  if (phone.length <= SHORT_PHONE) return hide(phone, 0, SHORT_MASK);
  return middle
    ? hide(phone, Math.floor((phone.length - MIDDLE_MASK) / 2), MIDDLE_MASK)
    : hide(phone, 0, LONG_MASK);
}

function hide(text: string, start: number, count: number): string {
  const end = Math.min(start + count, text.length);
  return text.slice(0, start) + '*'.repeat(end - start) + text.slice(end);
}

/** A phone number with its country code, `(86)13812345678` (FORMAT-005). */
export function fullPhone(phone: string, countryCode = '86'): string {
  return `(${countryCode})${phone}`;
}

/**
 * A name of which only the first and last two characters show; of a name of up to four characters only the first, of a
 * single character nothing (FORMAT-012).
 */
export function hideName(name: string): string {
  const characters = [...name];
  if (characters.length <= 1) return '*'.repeat(characters.length);
  if (characters.length <= SHORT_NAME) return `${characters[0] ?? ''}${'*'.repeat(characters.length - 1)}`;
  return `${characters.slice(0, 2).join('')}${'*'.repeat(characters.length - 4)}${characters.slice(-2).join('')}`;
}
