import type { AllowList } from '@heptad/device';
import { showTitleLogo } from './title-logo';
import { runTitleMarquee } from './title-marquee';

/**
 * Shows the site's title and its logo in the browser's tab (BRAND-009, SHELL-036).
 * @returns how to stop the title's marquee
 */
export function showInTab(
  page: Document,
  { title, logo, images }: { readonly title: string; readonly logo: string; readonly images: AllowList },
): () => void {
  showTitleLogo(page, logo, images);
  return runTitleMarquee(page, title);
}
