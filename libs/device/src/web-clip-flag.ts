import type { TextStorage } from './stored-object';

/** Kept plainly in the tab's own storage, so that it can be read before the stored object is opened (OPEN-008). */
export const WEB_CLIP_KEY = 'wcp';

/** Whether the site runs as a home-screen web clip (WEBCLIP-002). Never throws. */
export function readWebClipFlag(storage: TextStorage | null): boolean {
  try {
    return storage?.getItem(WEB_CLIP_KEY) === '1';
  } catch {
    return false;
  }
}

/** Remembers for this visit that the site runs as a web clip, as the launch address of its icon says at every start. */
export function setWebClipFlag(storage: TextStorage | null): void {
  try {
    storage?.setItem(WEB_CLIP_KEY, '1');
  } catch {
    // Without a storage the address of the icon says so again at the next start.
  }
}
