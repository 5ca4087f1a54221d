import { storedItem } from '@heptad/device';
import * as v from 'valibot';
import { LOCK_MINUTES } from './lock-rule';

/** After how many minutes out of sight this device's web clip asks for a password; never unless kept. */
export const QUICK_LOCK = storedItem('quickLock', v.picklist(LOCK_MINUTES));
