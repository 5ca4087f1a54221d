import { SPORTS_VENUES } from '@heptad/contracts';
import type { Result } from '@heptad/api-client';
import { stubApiClient } from '@heptad/api-client/testing';
import type { AppServices } from '@heptad/app-shell/testing';
import type { CallResponse, configuration } from '@heptad/contracts';
import { fakeClock, fakeDevice } from '@heptad/device/testing';
import type { Locale } from '@heptad/feature-module';
import { fakeSession } from '@heptad/session/testing';
import { createToastStore } from '@heptad/ui-kit';
import { VENUE_CODES } from '@heptad/venue-gateway';
import { stubVenueGateway, stubWallet } from '@heptad/venue-gateway/testing';

/** What the site says of itself, as far as features read it. */
type SiteFacts = Pick<
  CallResponse<typeof configuration.preInfo>,
  'loginWays' | 'siteVideoVipMin' | 'siteVideoVipMax'
>;

/** What features need of the composed app; the shell's own parts are left out. */
export interface FeatureServices extends Omit<AppServices, 'lines' | 'safety' | 'site'> {
  readonly site: { current(): SiteFacts | undefined; subscribe(listener: () => void): () => void };
}

const noAnswer = async (): Promise<Result<never>> => ({
  ok: false,
  error: { kind: 'offline', message: '网络已断开', call: '/none' },
});

/**
 * The services of an app whose platform and venues answer nothing: calls throw the name of what a spec gave no answer to. The
 * clock follows Jest's timers.
 * @param own what a spec gives instead
 */
export function fakeServices(own: Partial<FeatureServices> = {}, locale: Locale = 'zh-CN'): FeatureServices {
  const clock = own.clock ?? fakeClock();
  const described = VENUE_CODES.map((code) => SPORTS_VENUES[code]);
  // The address that jsdom's pages have.
  const anywhere = { origins: [], development: true, self: 'http://localhost' };
  return {
    api: stubApiClient(),
    clock,
    device: fakeDevice(clock),
    session: fakeSession(),
    visitor: () => '',
    venues: stubVenueGateway({
      venues: () => described,
      loadOrder: async () => described,
      states: noAnswer,
      wallet: stubWallet({ balances: noAnswer }),
    }),
    site: { current: () => undefined, subscribe: () => () => undefined },
    theme: {
      current: () => 'light',
      preference: () => 'light',
      choosable: true,
      choose: () => undefined,
      subscribe: () => () => undefined,
      setFestival: () => undefined,
    },
    language: { current: () => locale, choose: async () => undefined },
    toast: createToastStore(),
    allowList: anywhere,
    videoHosts: { origins: [], errors: 0 },
    images: anywhere,
    ...own,
  };
}
