import type { AllowList } from '@heptad/device';
import type { PreInfo } from '../boot/site-info';
import { showTitleLogo } from './title-logo';
import { runTitleMarquee, type UnreadCount } from './title-marquee';

/**
 * Shows the site's title and its logo in the browser's tab (BRAND-009, SHELL-036).
 * @param images origins that the logo may have
 * @param unread the mails that are counted before the title
 * @returns how to stop the title's marquee
 */
export function showInTab(
  page: Document,
  { title, webLogoTitleUrl }: Pick<PreInfo['SiteBaseConfigVo'], 'title' | 'webLogoTitleUrl'>,
  images: AllowList,
  unread: UnreadCount,
): () => void {
  showTitleLogo(page, webLogoTitleUrl, images);
  return runTitleMarquee(page, title, unread);
}
