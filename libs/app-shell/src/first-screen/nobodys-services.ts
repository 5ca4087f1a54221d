import { createApiClient } from '@heptad/api-client';
import type { BrandBundle, DeploymentConfig, Locale } from '@heptad/brand-config';
import { createToastStore } from '@heptad/ui-kit';
import { createVenueGateway } from '@heptad/venue-gateway';
import type { AppServices } from '../composition/app-services';
import { allowListOf, answerNames, WEB_VERSION } from '../composition/platform';
import { createSafetyNotice } from '../safety/safety-notice';
import { deviceOfNobody } from './nobodys-device';

export interface NobodysServicesDeps {
  readonly brand: BrandBundle;
  readonly deployment: DeploymentConfig;
  /** The platform's origin. */
  readonly upstream: string;
  /** Sent as the device's id. */
  readonly uuid: string;
  readonly locale: Locale;
}

const never = () => () => undefined;

/**
 * What pages need to be drawn for a guest of whom nothing is known, with a guest's session at the venues. What only a page that
 * runs can want of the app (a login, a socket, a line of the site) is not there.
 */
export function servicesOfNobody({
  brand,
  deployment,
  upstream,
  uuid,
  locale,
}: NobodysServicesDeps): AppServices {
  const { config } = brand;
  const device = deviceOfNobody(uuid);
  const { clock, items } = device;
  const allowList = allowListOf(deployment, upstream);
  const language = (): Locale => locale;
  const api = createApiClient({
    baseUrl: upstream,
    clock,
    siteId: String(config.siteId),
    client: () => 'h5',
    version: WEB_VERSION,
    uuid: device.uuid,
    salts: () => deployment.signatureSalts,
    language,
    token: () => undefined,
    brandNames: () => answerNames(deployment, config, locale),
  });
  const services: Partial<AppServices> = {
    api,
    device,
    clock,
    venues: createVenueGateway({
      api,
      storedItems: items,
      clock,
      allowList,
      order: config.venueOrder,
      siteId: config.siteId,
      visitor: () => '',
      language,
    }),
    theme: {
      current: () => 'light',
      preference: () => 'light',
      choosable: true,
      choose: () => undefined,
      setFestival: () => undefined,
      subscribe: never,
    },
    language: { current: language, choose: async () => undefined },
    toast: createToastStore(),
    safety: createSafetyNotice(),
    allowList,
    videoHosts: { origins: deployment.videoOrigins, errors: 0 },
    images: { ...allowList, origins: deployment.imageOrigins },
  };
  return services as AppServices;
}
