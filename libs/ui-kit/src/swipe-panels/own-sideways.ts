/** Marks what answers sideways movements by itself, such as a carousel. */
export const OWN_SIDEWAYS = '[data-swipe="own"], input[type="range"]';

function scrollsSideways(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth) return false;
  const { overflowX } = getComputedStyle(element);
  return overflowX === 'auto' || overflowX === 'scroll';
}

/** Whether something between `target` and `area` answers sideways movements itself, so that `area` must not. */
export function movesSidewaysItself(target: EventTarget | null, area: Element): boolean {
  let element = target instanceof Element ? target : null;
  while (element !== null && element !== area) {
    if (element.matches(OWN_SIDEWAYS) || scrollsSideways(element)) return true;
    element = element.parentElement;
  }
  return false;
}
