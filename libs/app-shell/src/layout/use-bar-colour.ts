import type { ThemeName } from '@heptad/brand-config';
import { useBrand } from '@heptad/feature-module';
import { useEffect } from 'react';

/** Colours the browser's own bar like the head of the full-site layout while that is shown (SHELL-015, OPEN-030). */
export function useBarColour(theme: ThemeName, special: boolean): void {
  const { heads } = useBrand();
  useEffect(() => {
    const bar = document.querySelector('meta[name=theme-color]');
    bar?.setAttribute('content', special ? heads[theme].special : heads[theme].plain);
    return () => bar?.setAttribute('content', heads[theme].plain);
  }, [heads, theme, special]);
}
