import { SITE_CACHES } from './site-start';

/**
 * Drops the files of the site that its worker keeps; they are fetched and checked again when they are next needed. A browser that
 * refuses keeps them.
 * @param caches undefined where the browser has none
 */
export async function dropSiteFiles(
  caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined,
): Promise<void> {
  const ours = new RegExp(SITE_CACHES);
  const names = (await caches?.keys().catch(() => [])) ?? [];
  await Promise.allSettled(names.filter((name) => ours.test(name)).map((name) => caches?.delete(name)));
}
