import { queryApi, serviceQuery } from '@heptad/api-client';
import type { Wallet } from '../entities/wallet';
import type { VenueGateway } from '../ports/venue-gateway';

interface WalletServices {
  readonly venues: Pick<VenueGateway, 'wallet'>;
}

/** What the member has, as it is asked for and kept. */
export const walletQueries = queryApi.injectEndpoints({
  endpoints: (build) => ({
    wallet: build.query<Wallet, void>({
      queryFn: serviceQuery(({ venues }: WalletServices) => venues.wallet.balances()),
      providesTags: ['balance'],
    }),
  }),
});

/** What the member has, and where; one answer serves every page until money moves (tag `balance`). Ask with `skip` for a guest. */
export const { useWalletQuery } = walletQueries;
