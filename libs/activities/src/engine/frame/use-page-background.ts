import { useEffect } from 'react';

/** The mark on the document by which the stylesheet gives the page an activity's background (`tools/vite/theme.css`). */
const MARK = 'activityPage';

/** Changes the page's background while the caller is shown, and gives it back afterwards (ROUTE-113). */
export function usePageBackground(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset[MARK] = '';
    return () => {
      delete dataset[MARK];
    };
  }, []);
}
