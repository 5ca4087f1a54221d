import { pictureSource, type AllowList } from '@heptad/device';

/**
 * Puts the site's title logo beside its title in the tab (BRAND-009). An address that the deployment does not list leaves
 * the brand's own.
 * @param images what pictures may be loaded from
 */
export function showTitleLogo(page: ParentNode, address: string, images: AllowList): void {
  const link = page.querySelector<HTMLLinkElement>('link[rel=icon]');
  const source = pictureSource(address, images);
  if (link === null || source === undefined) return;
  link.removeAttribute('type');
  link.href = new URL(source, images.self).href;
}
