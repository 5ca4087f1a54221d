import type { ApiClient } from '@heptad/api-client';
import type { AllowList, Clock } from '@heptad/device';
import type { LanguageChoice } from '@heptad/feature-module';
import type { WriteServices } from '@heptad/idempotent-write';
import type { VenueGateway } from '@heptad/venue-gateway';

/** What the games feature needs of the composed app. */
export interface GamesServices extends WriteServices {
  readonly api: ApiClient;
  /** Origins that pictures may have. */
  readonly images: AllowList;
  readonly language: LanguageChoice;
  readonly clock: Clock;
  readonly venues: Pick<VenueGateway, 'games' | 'wallet'>;
}
