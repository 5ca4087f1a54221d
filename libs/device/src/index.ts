export { createClock, type Clock, type ClockSources } from './clock';
export { ITEMS, MARKETING_MODAL_PREFIX, storedItem, venueSessionItem, type StoredItem } from './items';
export { LESS_MOTION, ZOOM_ALLOWED } from './page-wishes';
export {
  GAME_MONEY_BACK_KEY,
  GAME_MONEY_LEFT_KEY,
  GOAL_ALERTS_KEY,
  PINNED_MARKETS_KEY,
  QUICK_STAKE_KEY,
  QUICK_TOLERANCE_KEY,
  RECENT_MATCHES_KEY,
  RECENT_SEARCHES_KEY,
} from './feature-keys';
export { createStoredItems, type StoredItems } from './stored-items';
export { createStoredText, type StoredText } from './stored-text';
export type { StorageEvents, StoredItemsOptions } from './stored-mirror';
export { STORED_OBJECT_KEY, type StoredCipher, type TextStorage } from './stored-object';
export type { StoredLocks } from './write-queue';
export {
  createCookies,
  passSecurityCheck,
  SECURITY_CHECK_COOKIE,
  securityCheckPassed,
  TOKEN_COOKIE,
  TOKEN_COOKIE_DAYS,
  type CookieJar,
  type Cookies,
} from './cookies';
export {
  keepAttribution,
  MAX_PARAMETER_LENGTH,
  readEntryQuery,
  sourceType,
  withoutToken,
  type EntryQuery,
  type SourceType,
} from './entry-query';
export { coverPage, QUICK_LOCK_LEFT } from './page-cover';
export { createPageUse } from './page-use';
export { createPageState, type PageHost, type PageState } from './page-state';
export { boundAddress, type AllowList } from './bound-address';
export { yieldToMain } from './yield-to-main';
export { ownPath } from './own-path';
export { readPicture, type PictureProblem, type ProofPicture } from './read-picture';
export { saveFile } from './save-file';
export { pictureSource } from './picture-source';
export {
  createNativeBridge,
  deepLink,
  NATIVE_INBOX,
  type DeepLinkTarget,
  type NativeBridge,
  type NativeBridgeOptions,
} from './native-bridge';
export { readWebClipFlag, setWebClipFlag, WEB_CLIP_KEY } from './web-clip-flag';
export { deviceId, fingerprint, randomId, renewDeviceId, type BrowserTraits } from './device-id';
export { openDevice, type Device, type DeviceOptions } from './device';
export { HIDDEN_AMOUNT, useBalancesVisible } from './react/use-balances-visible';
export { useStoredItem } from './react/use-stored-item';
