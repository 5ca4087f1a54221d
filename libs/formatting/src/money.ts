import { cutDecimal, readDecimal, writeDecimal } from './decimal-text';

declare const moneyBrand: unique symbol;

/**
 * An amount in major units as a decimal string: at least two decimals, at most eight, no exponent, no separator, no minus
 * zero (`"12.50"`, `"-0.05"`, `"0.12345678"`). Never a float (FORMAT-001).
 */
export type Money = string & { readonly [moneyBrand]: true };

const MAX_WHOLE_DIGITS = 18;
const MAX_DECIMALS = 8;
/** Decimals of the smallest unit the ledger keeps. */
export const CENT_DECIMALS = 2;

function readMoney(input: string): Money | undefined {
  const parts = readDecimal(input);
  if (!parts || parts.whole.length > MAX_WHOLE_DIGITS || parts.fraction.length > MAX_DECIMALS)
    return undefined;
  return writeDecimal(parts, CENT_DECIMALS) as Money;
}

/**
 * Makes an amount.
 * @param input decimal text, or a bigint of whole major units (for cents see {@link fromMinorUnits})
 * @returns the amount in canonical form
 * @throws RangeError when the text is no plain decimal, has more than 18 digits before or more than 8 behind the point
 */
export function money(input: string | bigint): Money {
  const amount = readMoney(String(input));
  if (amount === undefined) throw new RangeError(`not an amount of money: ${JSON.stringify(String(input))}`);
  return amount;
}

/** Whether a value is already an amount in canonical form. */
export function isMoney(value: unknown): value is Money {
  return typeof value === 'string' && readMoney(value) === value;
}

/** Nothing, in canonical form. */
export const ZERO: Money = '0.00' as Money;

/** The amount with its sign turned. */
export function negateMoney(amount: Money): Money {
  return money(amount.startsWith('-') ? amount.slice(1) : `-${amount}`);
}

/**
 * The amount in cents, as the ledger keeps it.
 * @throws RangeError when the amount has parts of a cent, which would be lost
 */
export function minorUnits(amount: Money): bigint {
  const [whole = '', fraction = ''] = amount.split('.');
  if (fraction.length > CENT_DECIMALS) throw new RangeError(`not a whole number of cents: ${amount}`);
  return BigInt(whole + fraction);
}

/** The amount of a number of cents. */
export function fromMinorUnits(cents: bigint): Money {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(CENT_DECIMALS + 1, '0');
  return money(`${cents < 0n ? '-' : ''}${digits.slice(0, -CENT_DECIMALS)}.${digits.slice(-CENT_DECIMALS)}`);
}

export interface MoneyFormat {
  /** 2 for money (the default), 4 for virtual currencies. */
  readonly decimals?: 2 | 4;
}

const GROUPS_OF_THREE = /\B(?=(?:\d{3})+$)/g;

/**
 * An amount as a member reads it: cut towards zero, always padded, thousands apart as in all our languages; never more than
 * the member has (FORMAT-008, FORMAT-009).
 * @param amount an amount, or what a server sent in its place; what is no number shows as zero
 */
export function formatMoney(amount: string | null | undefined, { decimals = 2 }: MoneyFormat = {}): string {
  const parts = readDecimal(amount ?? '') ?? { negative: false, whole: '0', fraction: '' };
  const [whole = '', fraction = ''] = cutDecimal(parts, decimals).split('.');
  return `${whole.replace(GROUPS_OF_THREE, ',')}.${fraction}`;
}
