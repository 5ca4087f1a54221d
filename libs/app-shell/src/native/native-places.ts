import type { DeepLinkTarget } from '@heptad/device';
import { PATHS } from '@heptad/feature-module';

/** Pages that the native shell has places of its own for (NATIVE-004…013). */
const PLACES: Readonly<Record<string, DeepLinkTarget>> = {
  [PATHS.entryLogin]: 'login',
  [PATHS.home]: 'home',
  [PATHS.customerMain]: 'customerService',
  [PATHS.customerChat]: 'customerService',
  [PATHS.mineUserInfo]: 'personInfo',
  [PATHS.mineUserInfoPhone]: 'bindPhone',
  [PATHS.mineFinanceMyDeposit]: 'deposit',
  [PATHS.mineFinanceWithDraw]: 'withdrawal',
  [PATHS.recordReward]: 'rewardRecord',
};

const VENUE = /^\/venues\/play\/([^/]+)$/;

export interface NativePlace {
  readonly target: DeepLinkTarget;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * The shell's place for a page, if it has one. The page is drawn all the same: a shell without that place shows it.
 * @param path the page's path, with or without a slash at its end
 */
export function nativePlace(path: string): NativePlace | undefined {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const venue = VENUE.exec(plain)?.[1];
  if (venue !== undefined) return { target: 'venueDetail', parameters: { enName: venue } };
  const target = PLACES[plain];
  return target === undefined ? undefined : { target, parameters: {} };
}
