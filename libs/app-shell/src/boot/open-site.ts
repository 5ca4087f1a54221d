import type { ApiClient } from '@heptad/api-client';
import { isFestival } from '@heptad/brand-config';
import { ITEMS, type AllowList, type Device } from '@heptad/device';
import { firstScreen } from '@heptad/ui-kit';
import type { OpenPage } from '../routing/open-page';
import type { ThemeStore } from '../theme/theme-store';
import type { UnreadCount } from '../title/title-marquee';
import { destinationAfterPreInfo } from './pre-info-decision';
import { createSiteInfo, type SiteInfo } from './site-info';

export interface SiteDeps {
  readonly api: ApiClient;
  readonly device: Pick<Device, 'clock' | 'items' | 'native'>;
  readonly theme: Pick<ThemeStore, 'setFestival'>;
  /** Origins that pictures may have. */
  readonly images: AllowList;
  readonly page: OpenPage;
  /** Mails that the tab counts. */
  readonly unread: UnreadCount;
}

/** The site's information, and what follows from each answer: the tab's words, the festival's skin, the page of a site that is closed. */
export function openSite({ api, device, theme, images, page, unread }: SiteDeps): SiteInfo {
  const { clock, items, native } = device;
  let stopTitle = (): void => undefined;
  return createSiteInfo(api, clock, ({ SiteBaseConfigVo, siteFestivalSkin, maintainConfig, ip }) => {
    if (ip !== undefined) items.set(ITEMS.ipAddress, ip);
    stopTitle();
    const shown = firstScreen
      .drawn()
      .then(() => import('../title/show-in-tab'))
      .then(
        ({ showInTab }) => showInTab(document, SiteBaseConfigVo, images, unread),
        () => () => undefined,
      );
    stopTitle = () => void shown.then((stop) => stop());
    theme.setFestival(isFestival(siteFestivalSkin));
    const destination = destinationAfterPreInfo({
      inApp: native.marked,
      path: page.here().pathname,
      maintenance: maintainConfig?.status,
    });
    if (destination !== undefined) page.goTo(destination);
  });
}
