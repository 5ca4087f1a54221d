import { useAppContext, type NavigationEntry } from '@heptad/feature-module';
import { useLocation } from 'react-router-dom';

/** The entry whose page, or a page below it, is open; the longest fitting path wins, and `/` fits itself only. */
export function currentTab(tabs: readonly NavigationEntry[], pathname: string): NavigationEntry | undefined {
  const fits = ({ path }: NavigationEntry): boolean =>
    pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
  return tabs.filter(fits).sort((a, b) => b.path.length - a.path.length)[0];
}

/** The tab bar of the brand: its tabs in the brand's order, and which of them is current. */
export function useTabs(): {
  readonly tabs: readonly NavigationEntry[];
  readonly current: string | undefined;
} {
  const { navigation } = useAppContext();
  const { pathname } = useLocation();
  return { tabs: navigation, current: currentTab(navigation, pathname)?.id };
}
