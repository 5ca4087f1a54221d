/** Taps closer together than this are a double tap (SHELL-043). */
export const DOUBLE_TAP_MS = 300;

/** Preventing a tap on these would not focus them. */
const FIELDS = 'input, textarea, select';

export type TouchTarget = Pick<Document, 'addEventListener' | 'removeEventListener'>;

/**
 * Keeps pinches and double taps from zooming the page (SHELL-042, SHELL-043), unless the member has allowed it. Taps on form
 * fields keep their own meaning.
 * @param allowed whether the page may be zoomed now; asked at every touch
 * @returns how to stop guarding
 */
export function guardAgainstZoom(target: TouchTarget, allowed: () => boolean = () => false): () => void {
  let lastTap = Number.NEGATIVE_INFINITY;
  const onTouchMove = (event: TouchEvent): void => {
    if (event.touches.length > 1 && event.cancelable && !allowed()) event.preventDefault();
  };
  const onTouchEnd = (event: TouchEvent): void => {
    if (event.timeStamp - lastTap < DOUBLE_TAP_MS && event.cancelable && !allowed()) {
      const target = event.target instanceof Element ? event.target : null;
      const onField = target !== null && target.closest(FIELDS) !== null;
      if (!onField) {
        event.preventDefault();
        // The click that the prevented tap would have made still counts, on a drawing inside a button as on the button.
        target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
      }
    }
    lastTap = event.timeStamp;
  };
  const onGesture = (event: Event): void => {
    if (!allowed()) event.preventDefault();
  };
  target.addEventListener('touchmove', onTouchMove, { passive: false });
  target.addEventListener('touchend', onTouchEnd, { passive: false });
  target.addEventListener('gesturestart', onGesture);
  return () => {
    target.removeEventListener('touchmove', onTouchMove);
    target.removeEventListener('touchend', onTouchEnd);
    target.removeEventListener('gesturestart', onGesture);
  };
}
