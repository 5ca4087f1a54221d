import { BOUNDS, type CallRequest, type payout } from '@heptad/contracts';
import * as v from 'valibot';

const { min, max } = BOUNDS.bankNameLength;
/** Spaces that people type between groups of digits. */
const SPACES = /\s+/g;
const compact = v.transform((text: string) => text.replace(SPACES, ''));

/** A bank card as it is typed. Messages are keys of the feature's texts. */
export const cardForm = v.object({
  bank: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('account.problem.bankMissing'),
    v.minLength(min, 'account.problem.bankOutOfBounds'),
    v.maxLength(max, 'account.problem.bankOutOfBounds'),
  ),
  holder: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('account.problem.holderMissing'),
    v.regex(BOUNDS.cardHolder, 'account.problem.holderOutOfBounds'),
  ),
  number: v.pipe(
    v.string(),
    compact,
    v.nonEmpty('account.problem.numberMissing'),
    v.regex(BOUNDS.bankCard, 'account.problem.numberOutOfBounds'),
  ),
});

/** The network of an address follows from its form. */
function networkOf(address: string): 'TRC20' | 'ERC20' | undefined {
  if (BOUNDS.coinAddress.TRC20.test(address)) return 'TRC20';
  return BOUNDS.coinAddress.ERC20.test(address) ? 'ERC20' : undefined;
}

/** The address of a coin as it is typed. */
export const coinForm = v.object({
  address: v.pipe(
    v.string(),
    compact,
    v.nonEmpty('account.problem.addressMissing'),
    v.check((address) => networkOf(address) !== undefined, 'account.problem.addressOutOfBounds'),
  ),
});

export type CardValues = v.InferInput<typeof cardForm>;
export type CoinValues = v.InferInput<typeof coinForm>;
export type NewAccount = CallRequest<typeof payout.add>;

/** The card as the platform takes it. */
export function cardAccount({ bank, holder, number }: v.InferOutput<typeof cardForm>): NewAccount {
  return { kind: 'bank', bank, holder, number };
}

/** The address as the platform takes it; undefined for one of no network that is known. */
export function coinAccount({ address }: v.InferOutput<typeof coinForm>): NewAccount | undefined {
  const network = networkOf(address);
  return network && { kind: 'coin', network, address };
}
