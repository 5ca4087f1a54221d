import { boundAddress, type AllowList } from './bound-address';
import { ownPath } from './own-path';

/**
 * The one rule for pictures whose address came from outside: this site's own, and those at the deployment's picture origins. The
 * page's policy and the optimizer go by the same list.
 * @param images the picture origins, and the page's own
 * @returns a path of this site or a full address; undefined where the picture may not be shown
 */
export function pictureSource(address: unknown, images: AllowList): string | undefined {
  const url = boundAddress(address, images);
  return url !== undefined && url.origin === images.self ? ownPath(url.href, url.origin) : url?.href;
}
