import { useSyncExternalStore } from 'react';

/** Whatever stands over the page and waits for the member: a reality check, a sheet, a question. */
const OVER_THE_PAGE = '[role="dialog"],[role="alertdialog"]';

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Whether a dialog or sheet of any feature stands over the page now. */
export function useCovered(): boolean {
  return useSyncExternalStore(subscribe, () => document.querySelector(OVER_THE_PAGE) !== null);
}
