import type { ApiClient } from '@heptad/api-client';
import type { Clock, Device } from '@heptad/device';
import type { LanguageChoice } from '@heptad/feature-module';
import type { ToastStore } from '@heptad/ui-kit';
import type { VenueGateway } from '@heptad/venue-gateway';

/** What sports betting needs of the composed app. */
export interface SportsServices {
  readonly api: ApiClient;
  readonly venues: VenueGateway;
  readonly device: Device;
  readonly clock: Clock;
  readonly toast: ToastStore;
  readonly language: LanguageChoice;
}
