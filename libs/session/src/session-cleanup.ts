import { ITEMS, MARKETING_MODAL_PREFIX, venueSessionItem, type StoredItems } from '@heptad/device';
import type { CredentialStore } from './credentials';
import type { TokenStore } from './token-store';

/** Venues whose session parameters belong to the member. */
const VENUES = ['IMTY', 'YBTY', 'DBTY', 'FBTY'] as const;

export interface CleanupDeps {
  readonly items: StoredItems;
  readonly tokens: TokenStore;
  readonly credentials: CredentialStore;
}

/** Forgets what was opened in a member's name: it must not serve the next one (SESSION-019). */
export function forgetSharedParams(items: StoredItems): void {
  for (const venue of VENUES) items.remove(venueSessionItem(venue));
  items.remove(ITEMS.wallet);
  items.remove(ITEMS.preloadedLaunch);
}

/**
 * Forgets the member and keeps what belongs to the device (SESSION-015…017, OPEN-012). A remembered login survives,
 * and so does the web-clip token of a clip that is about to log in by itself.
 */
export function cleanUpSession(deps: CleanupDeps, keep: { readonly webClipToken: boolean }): void {
  const { items, tokens, credentials } = deps;
  tokens.clear();
  if (items.get(ITEMS.login)?.checked !== true) credentials.clear();
  for (const item of [ITEMS.firstLogin, ITEMS.friendPopup, ITEMS.homeSwiperIndex]) items.remove(item);
  forgetSharedParams(items);
  if (!keep.webClipToken) items.remove(ITEMS.webClipToken);
  items.removeAll(MARKETING_MODAL_PREFIX);
}
