import { queryApi, type ApiError } from '@heptad/api-client';
import type { Wallet } from '../entities/wallet';
import type { VenueGateway } from '../ports/venue-gateway';

interface Extra {
  readonly services: { readonly venues: VenueGateway };
}

const walletQuery = queryApi.injectEndpoints({
  endpoints: (build) => ({
    wallet: build.query<Wallet, void>({
      async queryFn(_nothing, { extra }): Promise<{ data: Wallet } | { error: ApiError }> {
        const result = await (extra as Extra).services.venues.wallet.balances();
        return result.ok ? { data: result.value } : { error: result.error };
      },
      providesTags: ['balance'],
    }),
  }),
});

/** What the member has, and where; one answer serves every page until money moves (tag `balance`). Ask with `skip` for a guest. */
export const { useWalletQuery } = walletQuery;
