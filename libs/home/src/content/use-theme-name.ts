import { useServices } from '@heptad/feature-module';
import { useSyncExternalStore } from 'react';
import type { HomeServices } from '../services';

/** The theme that is shown now, `light` or `dark`; follows changes. */
export function useThemeName(): 'light' | 'dark' {
  const { theme } = useServices<HomeServices>();
  return useSyncExternalStore(theme.subscribe, theme.current, theme.current);
}
