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

/** How many mails are unread. */
export interface UnreadCount {
  current(): number;
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void;
}

const MOST_COUNTED = 99;

/** What stands before the title while mails are unread. */
function markOf(unread: number): string {
  if (unread === 0) return '';
  return `(${unread > MOST_COUNTED ? `${String(MOST_COUNTED)}+` : String(unread)})`;
}

/**
 * Shows a title in the tab, behind the number of unread mails, and scrolls it there while the tab is seen, if it is at least 27 bytes long
 * (SHELL-036, SHELL-037). The number stands still.
 * @returns how to stop
 */
export function runTitleMarquee(target: TitleTarget, title: string, unread: UnreadCount): () => void {
  const letters = [...siteTitle(title)];
  let shift = 0;
  const draw = (): void => {
    const scrolled = [...letters.slice(shift), ...letters.slice(0, shift)].join('');
    const shown = `${markOf(unread.current())}${scrolled}`;
    if (target.title !== shown) target.title = shown;
  };
  draw();
  const stopCounting = unread.subscribe(draw);
  if (!needsMarquee(letters.join(''))) return stopCounting;
  const timer = setInterval(() => {
    if (target.visibilityState !== 'visible') {
      shift = 0;
    } else {
      shift = (shift + 1) % letters.length;
    }
    draw();
  }, MARQUEE_STEP_MS);
  return () => {
    clearInterval(timer);
    stopCounting();
  };
}
