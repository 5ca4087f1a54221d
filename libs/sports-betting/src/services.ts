import type { ApiClient, Hosts } from '@heptad/api-client';
import type { CallResponse, configuration } from '@heptad/contracts';
import type { AllowList, Clock, Device } from '@heptad/device';
import type { LanguageChoice } from '@heptad/feature-module';
import type { WriteServices } from '@heptad/idempotent-write';
import type { ToastStore } from '@heptad/ui-kit';
import type { VenueGateway } from '@heptad/venue-gateway';
import type { PriceBoard } from './price-board/price-board';

/** What the site says of itself, as far as videos go by it. */
export interface VideoBounds {
  current():
    Pick<CallResponse<typeof configuration.preInfo>, 'siteVideoVipMin' | 'siteVideoVipMax'> | undefined;
}

/** What sports betting needs of the composed app. */
export interface SportsServices extends WriteServices {
  readonly api: ApiClient;
  readonly venues: VenueGateway;
  readonly device: Device;
  readonly clock: Clock;
  readonly toast: ToastStore;
  readonly language: LanguageChoice;
  readonly site: VideoBounds;
  /** Origins that streams may come from. */
  readonly allowList: AllowList;
  /** Where the lists of streams are asked for. */
  readonly videoHosts: Hosts;
  /** Origins that pictures may have. */
  readonly images: AllowList;
  /** Where prices are; a board is made for services that bring none. */
  readonly board?: PriceBoard;
}
