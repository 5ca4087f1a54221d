import type { ApiClient } from '@heptad/api-client';
import type { Clock, Device } from '@heptad/device';
import type { LanguageChoice } from '@heptad/feature-module';
import type { ToastStore } from '@heptad/ui-kit';

/** What the activities feature needs of the composed app. */
export interface ActivitiesServices {
  readonly api: ApiClient;
  readonly clock: Pick<Clock, 'now'>;
  readonly device: Pick<Device, 'items'>;
  readonly language: LanguageChoice;
  readonly toast: ToastStore;
}
