import type { ApiClient } from '@heptad/api-client';
import type { CallResponse, configuration } from '@heptad/contracts';
import type { AllowList, Clock, NativeBridge, PageState, StoredItems } from '@heptad/device';
import type { LanguageChoice, ThemeChoice } from '@heptad/feature-module';
import type { Session } from '@heptad/session';
import type { ToastStore } from '@heptad/ui-kit';

/** What the site says of itself, as far as the entry pages read it. */
export interface SiteFacts {
  current(): Pick<CallResponse<typeof configuration.preInfo>, 'loginWays'> | undefined;
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void;
}

/** What the account feature needs of the composed app. */
export interface AccountServices {
  readonly api: ApiClient;
  /** Origins that links from outside may have. */
  readonly allowList: AllowList;
  /** Where pictures of the platform may be. */
  readonly images: AllowList;
  readonly clock: Clock;
  readonly device: {
    readonly items: StoredItems;
    readonly native: Pick<NativeBridge, 'inShell' | 'marked'>;
    readonly webClip: boolean;
    readonly page: PageState;
  };
  readonly session: Session;
  readonly site: SiteFacts;
  readonly theme: ThemeChoice;
  readonly language: LanguageChoice;
  readonly toast: ToastStore;
}
