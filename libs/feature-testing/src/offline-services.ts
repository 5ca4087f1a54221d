import { SPORTS_VENUES } from '@heptad/contracts';
import type { ApiClient, ApiError } from '@heptad/api-client';
import { stubApiClient } from '@heptad/api-client/testing';
import { VENUE_CODES } from '@heptad/venue-gateway';
import { stubSportsVenue, stubVenueGateway, stubWallet } from '@heptad/venue-gateway/testing';
import type { FeatureServices } from './fake-services';

const error: ApiError = { kind: 'offline', message: '网络已断开，请检查后重试', call: '/offline' };
const fail = async () => ({ ok: false, error }) as const;

/** The services of a page that has no network: every question is answered by the same failure. */
export function offlineServices(): Pick<FeatureServices, 'api' | 'venues'> {
  const api: ApiClient = { ...stubApiClient(), send: fail, sendRaw: fail };
  const described = VENUE_CODES.map((code) => SPORTS_VENUES[code]);
  return {
    api,
    venues: stubVenueGateway({
      venues: () => described,
      loadOrder: async () => described,
      states: fail,
      prepare: fail,
      preload: fail,
      games: { launch: fail, demo: fail },
      wallet: stubWallet({ balances: fail, transferStatus: fail }),
      sports: (code) =>
        stubSportsVenue({
          code,
          sports: fail,
          matches: fail,
          match: fail,
          timeline: fail,
          lineUps: fail,
          results: fail,
          favourites: fail,
          limits: fail,
          bets: fail,
          bet: fail,
          cashOutOffers: fail,
        }),
    }),
  };
}
