import type { ApiClient, Hosts } from '@heptad/api-client';
import type { AllowList } from '@heptad/device';
import type { LanguageChoice } from '@heptad/feature-module';

/** What the media feature needs of the composed app. */
export interface MediaServices {
  readonly api: ApiClient;
  /** Origins that a stream may come from. */
  readonly allowList: AllowList;
  /** Where the text files of streams are asked for. */
  readonly videoHosts: Hosts;
  /** Origins that pictures may have. */
  readonly images: AllowList;
  readonly language: LanguageChoice;
}
