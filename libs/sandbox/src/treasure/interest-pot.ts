import { platformAccount } from '@heptad/sandbox-ledger';
import type { AccountId, Ledger, Storage } from '@heptad/sandbox-ledger';

/** What the house lays aside for interest, minor units. */
const CAPITAL = 1_000_000_00n;

/** The house's pot that interest is paid from. The ledger never lets it go below zero: interest then waits. */
export function interestPot(currency: string): AccountId {
  return platformAccount('escrow-interest', currency);
}

/** The house lays more aside. @param amount minor units, above zero */
export async function addCapital(ledger: Ledger, currency: string, amount: bigint): Promise<void> {
  await ledger.transfer({
    from: platformAccount('house', currency),
    to: interestPot(currency),
    amount,
    reason: 'interest',
    reference: 'capital',
  });
}

/** The house lays its capital aside once, before the first money of a currency is moved in. */
export async function ensureCapital(
  { storage, ledger }: { readonly storage: Storage; readonly ledger: Ledger },
  currency: string,
): Promise<void> {
  const known = await storage.db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', interestPot(currency))
    .executeTakeFirst();
  if (known === undefined) await addCapital(ledger, currency, CAPITAL);
}
