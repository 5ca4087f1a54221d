import type { NavigationEntry } from './feature-module';

/** Whether a page belongs to an entry of the navigation: its own page, one below it, or one that it names besides (SPORT-002, OPEN-066). */
export function isPageOf(
  { path, pages }: Pick<NavigationEntry, 'path' | 'pages'>,
  pathname: string,
): boolean {
  const page = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return page === path || (path !== '/' && page.startsWith(`${path}/`)) || pages?.includes(page) === true;
}
