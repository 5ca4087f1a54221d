import { needsMarquee } from '@heptad/formatting';

/** One step of the marquee (SHELL-036). */
export const MARQUEE_STEP_MS = 350;

/** What a site's title looks like in the tab: without any whitespace (SHELL-038). */
export function siteTitle(title: string): string {
  return title.replace(/\s+/g, '');
}

export interface TitleTarget {
  title: string;
  readonly visibilityState: DocumentVisibilityState;
}

/**
 * Shows a title in the tab and scrolls it there while the tab is seen, if it is at least 27 bytes long (SHELL-036, SHELL-037).
 * @returns how to stop
 */
export function runTitleMarquee(target: TitleTarget, title: string): () => void {
  const letters = [...siteTitle(title)];
  target.title = letters.join('');
  if (!needsMarquee(target.title)) return () => undefined;
  let shift = 0;
  const timer = setInterval(() => {
    if (target.visibilityState !== 'visible') {
      shift = 0;
    } else {
      shift = (shift + 1) % letters.length;
    }
    target.title = [...letters.slice(shift), ...letters.slice(0, shift)].join('');
  }, MARQUEE_STEP_MS);
  return () => clearInterval(timer);
}
