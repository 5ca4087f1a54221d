import * as v from 'valibot';
import { storedItem } from './items';

/** When a page with the lock went out of sight, ms of the device's time of day; kept until it is unlocked. */
export const QUICK_LOCK_LEFT = storedItem('quickLockLeft', v.number());

/**
 * Hides all of the page, from sight, keyboard and screen readers alike, or shows it again. What must be seen all the same is styled `visible`.
 * Nothing on the page is lost by it.
 */
export function coverPage(covered: boolean): void {
  document.documentElement.toggleAttribute('data-covered', covered);
}
