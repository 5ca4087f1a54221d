import { useEffect } from 'react';

/**
 * Changes the page's background while the caller is shown, and gives it back afterwards (ROUTE-113): the stylesheet reads the mark on the
 * document (`tools/vite/theme.css`).
 */
export function usePageBackground(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['activityPage'] = '';
    return () => {
      delete dataset['activityPage'];
    };
  }, []);
}
