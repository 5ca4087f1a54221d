import type { PageHost } from './page-state';

/** Milliseconds after a touch or a key for which a page counts as being used. */
const IN_USE_MS = 3_000;

/**
 * Notes touches and keys from now on.
 * @param host the window, or a stand-in
 * @param now milliseconds, of any clock that only goes forward
 * @returns tells whether the page is seen and was touched in the last three seconds
 */
export function createPageUse(host: PageHost, now: () => number): () => boolean {
  let usedAt = Number.NEGATIVE_INFINITY;
  const note = (): void => {
    usedAt = now();
  };
  for (const type of ['pointerdown', 'keydown']) host.addEventListener(type, note);
  return () => host.document.visibilityState === 'visible' && now() - usedAt <= IN_USE_MS;
}
