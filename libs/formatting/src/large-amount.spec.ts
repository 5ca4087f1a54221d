import { isBeyondAmounts } from './large-amount';
import { readCents } from './stake';

it.each(['1000000000000', '9007199254740993', '1234567890123.', '1234567890123.45'])(
  '%s has too many digits, and is an amount otherwise',
  (text) => {
    expect(isBeyondAmounts(text)).toBe(true);
    expect(readCents(text)).toBeUndefined();
  },
);

it.each(['999999999999.99', '1234567890123.456', '1e15', '-1234567890123', '1,234,567,890,123', ''])(
  '%j is none of those',
  (text) => {
    expect(isBeyondAmounts(text)).toBe(false);
  },
);
