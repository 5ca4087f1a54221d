import { EXTRA_PATHS } from '@heptad/feature-module';

/** The pages of protection, by the last part of their addresses. */
export const PROTECTION_PAGES = ['limits', 'timeOut', 'selfExclusion', 'realityCheck', 'figures'] as const;

/** The address of a page of protection; of the first one unless named. */
export function protectionPath(page?: (typeof PROTECTION_PAGES)[number]): string {
  return page === undefined ? EXTRA_PATHS.mineProtection : `${EXTRA_PATHS.mineProtection}/${page}`;
}
