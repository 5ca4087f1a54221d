import type { ApiClient } from '@heptad/api-client';
import type { AllowList } from '@heptad/device';
import type { LanguageChoice } from '@heptad/feature-module';

/** What the games feature needs of the composed app. */
export interface GamesServices {
  readonly api: ApiClient;
  /** Origins that pictures may have. */
  readonly images: AllowList;
  readonly language: LanguageChoice;
}
