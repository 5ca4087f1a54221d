import { GOAL_ALERTS_KEY, storedItem } from '@heptad/device';
import * as v from 'valibot';

/** Whether goals of followed teams are announced on this device; set when the first team is followed here. */
export const GOAL_ALERTS = storedItem(GOAL_ALERTS_KEY, v.boolean());
