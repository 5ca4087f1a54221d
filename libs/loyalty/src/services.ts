import type { ApiClient } from '@heptad/api-client';
import type { Clock } from '@heptad/device';
import type { LanguageChoice } from '@heptad/feature-module';
import type { WriteServices } from '@heptad/idempotent-write';
import type { ToastStore } from '@heptad/ui-kit';

/** What the loyalty feature needs of the composed app. */
export interface LoyaltyServices extends WriteServices {
  readonly api: ApiClient;
  readonly clock: Pick<Clock, 'now'>;
  readonly language: LanguageChoice;
  readonly toast: ToastStore;
}
