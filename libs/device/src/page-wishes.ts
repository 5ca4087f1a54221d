import * as v from 'valibot';
import { storedItem } from './items';

/** That the member allows this page to be zoomed; pinches and double taps are blocked unless it is kept (SHELL-042, SHELL-043). */
export const ZOOM_ALLOWED = storedItem('zoom', v.literal('yes'));

/** That the page stands still on this device, whatever the device asks for. */
export const LESS_MOTION = storedItem('motion', v.literal('reduced'));
