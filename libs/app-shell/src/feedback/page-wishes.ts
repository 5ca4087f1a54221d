import { LESS_MOTION, ZOOM_ALLOWED, type StoredItems } from '@heptad/device';
import { keepStill } from '@heptad/ui-kit';
import { guardAgainstZoom, type TouchTarget } from './zoom-guard';

/**
 * Makes the page obey what was set on this device, now and whenever it changes, in this tab or another: whether it may be zoomed
 * (SHELL-042, SHELL-043), and whether it stands still.
 */
export function followPageWishes(page: TouchTarget, items: StoredItems): void {
  guardAgainstZoom(page, () => items.get(ZOOM_ALLOWED) !== undefined);
  const obey = (): void => keepStill(items.get(LESS_MOTION) !== undefined);
  obey();
  items.subscribe((keys) => {
    if (keys.has(LESS_MOTION.key)) obey();
  });
}
