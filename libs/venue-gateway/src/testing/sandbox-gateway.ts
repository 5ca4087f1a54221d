import { createApiClient, type Transport } from '@heptad/api-client';
import { createClock, createStoredItems } from '@heptad/device';
import { defined, money } from '@heptad/formatting';
import { createVenueGateway } from '../create-venue-gateway';
import type { BetOrder } from '../entities/bet';
import type { Match } from '../entities/match';
import type { VenueLanguage } from '../session/venue-language';
import type { VenueOnTrial } from '../session/venue-sessions';

/** A client's way to a platform, and what it says of itself. */
export interface Line {
  readonly transport: Transport;
  readonly now: () => number;
  readonly site: string;
  readonly uuid: string;
  /** `undefined` for a guest. */
  readonly token: string | undefined;
}

/** Specs only: a gateway over a sandbox client. @param trial an adapter that the product does not list @param language what its visitor reads */
export function gatewayOver(
  { transport, now, site, uuid, token }: Line,
  trial?: VenueOnTrial,
  language: VenueLanguage = 'zh-CN',
) {
  const clock = createClock({ wall: now, monotonic: now });
  const api = createApiClient({
    transport,
    clock,
    siteId: site,
    client: () => 'h5',
    version: '1.0.0',
    uuid: () => uuid,
    salts: () => ({}),
    token: () => token,
  });
  return createVenueGateway({
    api,
    storedItems: createStoredItems(null, clock),
    clock,
    allowList: { origins: ['http://127.0.0.1:4600'], development: true, self: 'http://page.example' },
    siteId: Number(site),
    visitor: () => token ?? '',
    language: () => language,
    ...defined({ trial }),
  });
}

/** A single of 20.00 on the first selection that can be bet. */
export function orderOn(matches: readonly Match[]): BetOrder {
  for (const match of matches)
    for (const market of match.markets)
      for (const selection of market.selections)
        if (!selection.locked)
          return {
            legs: [{ match, market, selection }],
            comboCode: 1001,
            stake: money('20.00'),
            acceptance: 'any',
          };
  throw new Error('nothing to bet on');
}
