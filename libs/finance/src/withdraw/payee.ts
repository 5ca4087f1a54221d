import { isUsable, type PayoutAccount } from '../payout/payout-account';

/**
 * The account that a withdrawal goes to: the one that is wanted, else the default, else the first that money can leave to now.
 * @param now milliseconds since 1970
 */
export function payeeOf(
  accounts: readonly PayoutAccount[],
  wanted: string | undefined,
  now: number,
): PayoutAccount | undefined {
  const usable = accounts.filter((account) => isUsable(account, now));
  return (
    usable.find(({ id }) => id === wanted) ?? usable.find(({ isDefault }) => isDefault === 1) ?? usable[0]
  );
}
