import { createStoredItems, LESS_MOTION, ZOOM_ALLOWED } from '@heptad/device';
import { fakeClock } from '@heptad/device/testing';
import { followPageWishes } from './page-wishes';

const { dataset } = document.documentElement;

function pinch(): Event {
  const event = Object.assign(new Event('touchmove', { bubbles: true, cancelable: true }), {
    touches: [{}, {}],
  });
  document.dispatchEvent(event);
  return event;
}

it('SHELL-042 blocks a pinch until the member allows zooming, and again once they do not', () => {
  const items = createStoredItems(null, fakeClock());
  followPageWishes(document, items);
  expect(pinch().defaultPrevented).toBe(true);
  items.set(ZOOM_ALLOWED, 'yes');
  expect(pinch().defaultPrevented).toBe(false);
  items.remove(ZOOM_ALLOWED);
  expect(pinch().defaultPrevented).toBe(true);
});

it('has the page stand still from the start where that was chosen, and follows changes', () => {
  const items = createStoredItems(null, fakeClock());
  items.set(LESS_MOTION, 'reduced');
  followPageWishes(document, items);
  expect('still' in dataset).toBe(true);
  items.remove(LESS_MOTION);
  expect('still' in dataset).toBe(false);
});
