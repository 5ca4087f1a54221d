import type { ThemeName } from '@heptad/brand-config';
import { useServices, type ThemeChoice } from '@heptad/feature-module';
import { useSyncExternalStore } from 'react';

export function useThemeStore(): ThemeChoice {
  return useServices<{ readonly theme: ThemeChoice }>().theme;
}

/** The theme that is shown now. */
export function useTheme(): ThemeName {
  const store = useThemeStore();
  return useSyncExternalStore(store.subscribe, store.current, store.current);
}
