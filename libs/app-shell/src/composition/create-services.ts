import type { BrandBundle, DeploymentConfig } from '@heptad/brand-config';
import type { Device } from '@heptad/device';
import { createVenueGateway } from '@heptad/venue-gateway';
import { createSiteLineSource } from '../boot/site-line-source';
import { openSite } from '../boot/open-site';
import { createLanguageChoice } from '../i18n/language-choice';
import type { Translations } from '../i18n/translations';
import type { OpenPage } from '../routing/open-page';
import { createSafetyNotice } from '../safety/safety-notice';
import type { ThemeStore } from '../theme/theme-store';
import type { UnreadCount } from '../title/title-marquee';
import type { AppServices } from './app-services';
import { openPayloadThread } from './payload-thread';
import type { Platform } from './platform';
import type { TrustedScripts } from './trusted-scripts';

export interface ServicesDeps {
  readonly brand: BrandBundle;
  readonly deployment: DeploymentConfig;
  readonly device: Device;
  readonly theme: ThemeStore;
  readonly translations: Translations;
  readonly toast: AppServices['toast'];
  readonly platform: Platform;
  readonly trusted: TrustedScripts;
  readonly page: OpenPage;
  readonly memberId: () => string | undefined;
  readonly unread: UnreadCount;
  /** The platform's own texts are to be asked for anew. */
  readonly forgetWords: () => void;
  /** Tells the member of a failure by a text of the shell. */
  readonly tell: (key: 'languageFailed') => void;
}

/** Everything the composed app offers its features. */
export function createServices(deps: ServicesDeps): AppServices {
  const { deployment, device, theme, translations, platform, toast } = deps;
  const { api, session, visitor, allowList } = platform;
  const { venueOrder, siteId } = deps.brand.config;
  const { items, clock, native } = device;
  const images = { ...allowList, origins: deployment.imageOrigins };
  const site = openSite({ api, device, theme, images, page: deps.page, unread: deps.unread });
  return {
    api,
    device,
    clock,
    session,
    visitor,
    venues: createVenueGateway({
      api,
      storedItems: items,
      clock,
      allowList,
      order: venueOrder,
      siteId,
      inApp: native.marked,
      visitor,
      memberId: deps.memberId,
      language: translations.locale,
      openDecodingThread: openPayloadThread(deps.trusted, deps.brand.workers.payload),
    }),
    site,
    lines: createSiteLineSource(api, items),
    theme,
    language: createLanguageChoice({
      translations,
      items,
      languages: window.navigator.languages,
      onChosen() {
        deps.forgetWords();
        // The tab's title is the platform's, in the language asked for.
        void site.refresh();
      },
      onFailure: () => deps.tell('languageFailed'),
    }),
    toast,
    safety: createSafetyNotice(),
    allowList,
    videoHosts: { origins: deployment.videoOrigins, errors: 0 },
    images,
  };
}
