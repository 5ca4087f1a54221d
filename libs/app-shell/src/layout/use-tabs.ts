import { isPageOf, useAppContext, type NavigationEntry } from '@heptad/feature-module';
import { useLocation } from 'react-router-dom';

/** The entry to which the open page belongs; the longest fitting path wins, and `/` fits itself only. */
export function currentTab(tabs: readonly NavigationEntry[], pathname: string): NavigationEntry | undefined {
  return tabs.filter((tab) => isPageOf(tab, pathname)).sort((a, b) => b.path.length - a.path.length)[0];
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
