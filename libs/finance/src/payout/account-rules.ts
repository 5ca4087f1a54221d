import { BOUNDS, isCardNumber, PAYOUT_BOUNDS } from '@heptad/contracts';
import type { CoinAddressCheck } from '@heptad/crypto';
import * as v from 'valibot';
import { hasHolder, type NewAccount, type PayoutKind } from './payout-account';

/** Spaces that people type between groups of digits, or copy along with an address. */
const SPACES = /\s+/g;
const compact = v.transform((text: string) => text.replace(SPACES, ''));

/** What of an account is typed, whatever its kind. */
export interface AccountValues {
  readonly number: string;
  /** The code of a card's bank. */
  readonly bank: string;
  readonly holder: string;
  readonly name: string;
}

/** What tells whether a text is a coin's address. Handed in, since only one page needs its code. */
export type AddressCheck = (address: string) => CoinAddressCheck;

const written = (bounds: RegExp, problem: string) =>
  v.pipe(v.string(), compact, v.nonEmpty('payout.problem.missing'), v.regex(bounds, problem));

function numberOf(kind: PayoutKind, check: AddressCheck) {
  if (kind === 'bank')
    return v.pipe(
      written(BOUNDS.bankCard, 'payout.problem.bank'),
      v.check(isCardNumber, 'payout.problem.luhn'),
    );
  if (kind === 'coin')
    return v.pipe(
      v.string(),
      compact,
      v.nonEmpty('payout.problem.missing'),
      v.check((text) => check(text) !== 'other', 'payout.problem.coin'),
      v.check((text) => check(text) !== 'checksum', 'payout.problem.checksum'),
    );
  const bounds = {
    ebpay: PAYOUT_BOUNDS.payWallet,
    koipay: PAYOUT_BOUNDS.payWallet,
    wechat: PAYOUT_BOUNDS.wechat,
    alipay: PAYOUT_BOUNDS.alipay,
    digital: PAYOUT_BOUNDS.digitalWallet,
  };
  return written(bounds[kind], `payout.problem.${kind}`);
}

const none: AddressCheck = () => 'other';

/**
 * The checks of a form (FORMAT-017). They are a courtesy: the platform checks again. Messages are keys of the feature's texts.
 * @param holderWanted whether the holder is typed, which only the first account with one asks for
 */
export function accountForm(kind: PayoutKind, holderWanted: boolean, check: AddressCheck = none) {
  return v.object({
    number: numberOf(kind, check),
    bank: kind === 'bank' ? v.pipe(v.string(), v.nonEmpty('payout.problem.bankMissing')) : v.string(),
    holder:
      holderWanted && hasHolder(kind)
        ? v.pipe(
            v.string(),
            v.trim(),
            v.nonEmpty('payout.problem.missing'),
            v.regex(BOUNDS.cardHolder, 'payout.problem.holder'),
          )
        : v.string(),
    name: v.pipe(v.string(), v.trim(), v.maxLength(PAYOUT_BOUNDS.accountLabelLength)),
  });
}

/** The account as the platform takes it. */
export function newAccount(kind: PayoutKind, { number, bank, holder, name }: AccountValues): NewAccount {
  const named = name === '' ? {} : { name };
  const held = holder === '' ? named : { ...named, holder };
  switch (kind) {
    case 'bank':
      return { kind, bank, number, ...held };
    case 'coin':
      return { kind, network: number.startsWith('T') ? 'TRC20' : 'ERC20', address: number, ...named };
    case 'ebpay':
    case 'koipay':
      return { kind, account: number, ...named };
    case 'wechat':
    case 'alipay':
      return { kind, account: number, ...held };
    case 'digital':
      return { kind, number, ...held };
  }
}
