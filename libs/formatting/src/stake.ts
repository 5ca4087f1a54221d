import { money, ZERO, type Money } from './money';

const WHOLE_CENTS = /^\d{1,12}(\.\d{0,2})?$/;

/** An amount in whole cents without a sign; undefined while the text is none. @param text decimal text, possibly unfinished (`12.`) */
export function readCents(text: string): Money | undefined {
  return WHOLE_CENTS.test(text) ? money(text.replace(/\.$/, '')) : undefined;
}

/** The amount that somebody stakes or moves: {@link readCents}, and more than nothing. */
export function readStake(text: string): Money | undefined {
  const amount = readCents(text);
  return amount === ZERO ? undefined : amount;
}
