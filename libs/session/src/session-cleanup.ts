import type { ApiClient } from '@heptad/api-client';
import { session, SPORTS_VENUE_CODES } from '@heptad/contracts';
import {
  ITEMS,
  MARKETING_MODAL_PREFIX,
  venueSessionItem,
  type NativeBridge,
  type StoredItems,
} from '@heptad/device';
import type { CredentialStore } from './credentials';
import type { TabChannel, TabNews } from './tab-channel';
import type { TokenStore } from './token-store';
import { WEB_CLIP_EXPIRED } from './web-clip/expired';

const LOGOUT_TIMEOUT_MS = 5_000;

export interface CleanupDeps {
  readonly items: StoredItems;
  readonly tokens: TokenStore;
  readonly credentials: CredentialStore;
}

export interface LeavingDeps extends CleanupDeps {
  readonly api: ApiClient;
  readonly tabs: TabChannel;
  readonly native: NativeBridge;
}

/** Forgets what was opened in a member's name: it must not serve the next one (SESSION-019). */
export function forgetSharedParams(items: StoredItems): void {
  for (const venue of SPORTS_VENUE_CODES) items.remove(venueSessionItem(venue));
  items.remove(ITEMS.wallet);
  items.remove(ITEMS.preloadedLaunch);
}

/** Forgets the member and keeps what belongs to the device (SESSION-015…017, OPEN-012). A remembered login survives. */
function cleanUpSession({ items, tokens, credentials }: CleanupDeps): void {
  tokens.clear();
  if (items.get(ITEMS.login)?.checked !== true) credentials.clear();
  for (const item of [ITEMS.firstLogin, ITEMS.friendPopup, ITEMS.homeSwiperIndex]) items.remove(item);
  // Who has logged out stays so: a call that is refused later starts no automatic login.
  if (items.get(ITEMS.webClipToken) !== WEB_CLIP_EXPIRED) items.remove(ITEMS.webClipToken);
  forgetSharedParams(items);
  items.removeAll(MARKETING_MODAL_PREFIX);
}

/** Tells the other tabs, and once more when the stored object is written: some browsers keep no cookie and follow that. */
export function tellTabs({ tabs, items }: Pick<LeavingDeps, 'tabs' | 'items'>, news: TabNews): void {
  tabs.announce(news);
  void items.flush().then(() => tabs.announce('changed'));
}

/**
 * The whole of a logout: the call, the cleaning, the messages to the other tabs and to the native shell
 * (SESSION-014…018). Where nobody is logged in, it only cleans.
 * @returns when the platform has answered, whatever it said
 */
export function leaveSession(deps: LeavingDeps): Promise<unknown> {
  const wasThere = deps.tokens.current() !== undefined;
  // The call takes the token along before it is forgotten.
  const told = wasThere
    ? deps.api.send(session.logout, {}, { noToast: 'awaited', noReplay: true, timeoutMs: LOGOUT_TIMEOUT_MS })
    : Promise.resolve();
  cleanUpSession(deps);
  tellTabs(deps, 'ended');
  if (wasThere) deps.native.open('logout');
  return told;
}
