import type { Money } from '@heptad/formatting';
import { tabFamily, useWalletQuery } from '@heptad/venue-gateway';

/** What the member has for a game. */
export interface VenueWallet {
  readonly centre: Money;
  /** As the wallet names it; venues of one family share one. */
  readonly channel: string;
  readonly balance: Money;
  readonly currency: string;
}

const FAMILY_WALLETS = { sports: 'YB', fishing: 'BY', egame: 'PMDZ' } as const;

/** The wallet of a venue (VENUE-016, OPEN-043); undefined for a guest, and while it is not known. */
export function useVenueWallet(enName: string, skip: boolean): VenueWallet | undefined {
  const { data } = useWalletQuery(undefined, { skip, refetchOnMountOrArgChange: true });
  const family = tabFamily(enName);
  const codes = [enName, ...(family === undefined ? [] : [FAMILY_WALLETS[family]])];
  const channel = codes.flatMap((code) => data?.channels.find((each) => each.channel === code) ?? [])[0];
  if (data === undefined || channel === undefined) return undefined;
  return {
    centre: data.centre,
    channel: channel.channel,
    balance: channel.balance,
    currency: data.currency,
  };
}
