import type { ApiClient } from '@heptad/api-client';
import type { Clock } from '@heptad/device';
import type { LanguageChoice } from '@heptad/feature-module';
import type { Session } from '@heptad/session';

/** What the protection feature needs of the composed app. */
export interface ProtectionServices {
  readonly api: ApiClient;
  readonly clock: Clock;
  readonly language: LanguageChoice;
  readonly session: Pick<Session, 'logout'>;
}
