import type { ApiClient } from '@heptad/api-client';
import type { Clock } from '@heptad/device';
import type { LanguageChoice } from '@heptad/feature-module';
import type { WriteServices } from '@heptad/idempotent-write';
import type { ToastStore } from '@heptad/ui-kit';
import type { VenueGateway } from '@heptad/venue-gateway';

/** What the finance feature needs of the composed app. */
export interface FinanceServices extends WriteServices {
  readonly api: ApiClient;
  readonly clock: Clock;
  readonly venues: VenueGateway;
  readonly toast: ToastStore;
  readonly language: LanguageChoice;
}
