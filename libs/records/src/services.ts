import type { ApiClient } from '@heptad/api-client';
import type { Clock, Device } from '@heptad/device';
import type { LanguageChoice } from '@heptad/feature-module';
import type { WriteServices } from '@heptad/idempotent-write';
import type { ToastStore } from '@heptad/ui-kit';
import type { VenueGateway } from '@heptad/venue-gateway';

/** What the records feature needs of the composed app. */
export interface RecordsServices extends WriteServices {
  readonly api: ApiClient;
  readonly clock: Clock;
  readonly device: Pick<Device, 'page' | 'items'>;
  readonly venues: VenueGateway;
  readonly language: LanguageChoice;
  readonly toast: ToastStore;
}
